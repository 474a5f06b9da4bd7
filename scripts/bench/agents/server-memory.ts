import { setTimeout } from 'node:timers/promises';
import { agentDownlineBets, agentDownlineBetsFile } from '#api/agent-records.ts';
import { agentRevenue, agentStatements, agentTeamOverview } from '#api/agent-reports.ts';
import { openSession } from '#platform/people/access/sessions.ts';
import { BENCH_CODE } from '../platform/bench-merchants.ts';
import { sendLoad } from '../platform/send-load.ts';
import { startServer } from '../platform/server-process.ts';
import type { Bench } from './as-agent.ts';

const SECONDS = 6;
const CONNECTIONS = 8;
/** A look at the server's memory, this often. */
const LOOK_MS = 250;

const days = '?preset=last30';

/** What the top agent's browser asks for, and a file of a day. */
const CALLS = [
  agentTeamOverview.path + days,
  `${agentStatements.path}${days}&by=downline&sort=validBet`,
  `${agentRevenue.path}${days}&sort=validBet`,
  agentDownlineBets.path + days,
  `${agentDownlineBetsFile.path}?preset=yesterday`,
];

/** The most memory that a server has held, in bytes: its jobs run, and the top agent's pages and files are asked for all the time. */
export const measureServer = async (
  { opened, tree }: Bench,
  stateDir: string,
): Promise<{ atFirst: number; bytes: number; perSecond: number }> => {
  const { merchantId, top } = tree;
  const token = await opened.database
    .transaction()
    .execute((tx) =>
      openSession(tx, { merchantId, memberId: top, ip: '10.0.0.1', userAgent: 'livery bench' }),
    );
  const server = await startServer(opened.url, stateDir);
  const { residentBytes: atFirst } = await server.usage();
  let bytes = 0;
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted) {
      bytes = Math.max(bytes, (await server.usage()).residentBytes);
      await setTimeout(LOOK_MS);
    }
  };
  const watching = watch();
  let perSecond = 0;
  for (const call of CALLS) {
    const done = await sendLoad({
      ports: [server.port],
      host: `${BENCH_CODE}.localhost`,
      path: call,
      method: 'GET',
      connections: CONNECTIONS,
      seconds: SECONDS,
      next: () => ({ body: null, token }),
    });
    if (done.refused > 0) throw new Error(`${done.refused} calls of ${call} were refused`);
    process.stderr.write(`  ${call}: ${(bytes / 1e6).toFixed(0)} MB\n`);
    perSecond += done.perSecond / CALLS.length;
  }
  over.abort();
  await watching;
  await server.stop();
  return { atFirst, bytes, perSecond };
};
