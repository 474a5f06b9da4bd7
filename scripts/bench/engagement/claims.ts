import { rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { cpus } from 'node:os';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { type OpenedDatabase, openDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readBenchMerchants } from '../platform/bench-merchants.ts';
import { type BenchContext, makeBenchContext } from '../platform/make-bench-context.ts';
import { findPgbench, runPgbench } from '../platform/pgbench.ts';
import { startServer } from '../platform/server-process.ts';
import { checkRound, openRound, press } from './envelope-round.ts';
import { options } from './engagement-options.ts';
import { makeStateDir } from '../platform/make-state-dir.ts';

/*
 * npm run bench:engagement -- --claims [--members N] [--rounds N] [--json]: rewards claimed in a second, each
 * by another member: over HTTP, and by pgbench with the same function of the database, in turn. Clients,
 * server and database share this machine; the medians are told. Every claim is checked: none twice, none lost.
 */
const CONNECTIONS = 32;
/** Divided evenly among the connections of pgbench. */
const MEMBERS = Math.ceil((options.members ?? 4000) / CONNECTIONS) * CONNECTIONS;
const ROUNDS = options.rounds;

const report = (line: string): void => void process.stderr.write(`${line}\n`);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Place {
  opened: OpenedDatabase;
  context: BenchContext;
  port: number;
}

const overHttp = async ({ opened, context, port }: Place): Promise<number> => {
  const id = await openRound(opened.database, context.merchantId, { turnover: 0, count: MEMBERS });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  const answers = await Promise.all(context.people.map((person) => press(port, agent, person, id)));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  const won = answers.filter((status) => status === 200).length;
  if (won !== MEMBERS) throw new Error(`${MEMBERS - won} claims had another answer`);
  await checkRound(opened.database, { id, count: MEMBERS, won });
  return MEMBERS / seconds;
};

/** Locks the member, as the call does, and takes. Each connection has members of its own, in turn. */
const claimScript = (merchantId: number, round: number, firstMember: number): string =>
  `\\set turn :turn + 1
\\set member ${firstMember - 1} + :client_id * ${MEMBERS / CONNECTIONS} + :turn
begin;
select from member where merchant_id = ${merchantId} and id = :member for update;
select * from take_red_envelopes(${merchantId}, ${round}, array[:member]::bigint[]);
commit;
`;

const byPgbench = async ({ opened, context }: Place): Promise<number | null> => {
  const pgbench = findPgbench();
  if (!pgbench) return null;
  const { merchantId, people } = context;
  const id = await openRound(opened.database, merchantId, { turnover: 0, count: MEMBERS });
  const perSecond = runPgbench(
    pgbench,
    opened.url,
    claimScript(merchantId, id, people[0]?.memberId ?? 0),
    { connections: CONNECTIONS, transactions: MEMBERS / CONNECTIONS },
  );
  await checkRound(opened.database, { id, count: MEMBERS, won: MEMBERS });
  return perSecond;
};

/** Takes every figure and prints it. */
export const measure = async (): Promise<void> => {
  const stateDir = await makeStateDir('bench-claims');
  const opened = await openDatabase(stateDir);
  try {
    await importMerchants(opened.database, await readBenchMerchants(), []);
    report(`Preparing ${MEMBERS} members…`);
    const context = await makeBenchContext(opened.database, MEMBERS);
    await sql`analyze`.execute(opened.database);
    const server = await startServer(opened.url, stateDir);
    const place = { opened, context, port: server.port };
    const taken: { http: number; pgbench: number | null }[] = [];
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        taken.push({ http: await overHttp(place), pgbench: await byPgbench(place) });
        report(JSON.stringify(taken.at(-1)));
      }
    } finally {
      await server.stop();
    }
    print(taken);
  } finally {
    await opened.close();
    await rm(stateDir, { recursive: true, force: true });
  }
};

const print = (taken: readonly { http: number; pgbench: number | null }[]): void => {
  const hasPgbench = taken.every(({ pgbench }) => pgbench !== null);
  const figures = {
    members: MEMBERS,
    rounds: taken.length,
    processors: cpus().length,
    claimsPerSecond: median(taken.map(({ http }) => http)),
    pgbenchPerSecond: hasPgbench ? median(taken.map(({ pgbench }) => pgbench ?? 0)) : null,
    ratio: hasPgbench ? median(taken.map(({ http, pgbench }) => http / (pgbench ?? 1))) : null,
  };
  if (options.json) {
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    return;
  }
  process.stdout.write(
    `Medians of ${figures.rounds} rounds, ${MEMBERS} members each, ${CONNECTIONS} connections, ${figures.processors} cores with the clients beside\n` +
      `claims over HTTP ${figures.claimsPerSecond.toFixed(0)}/s; the same function by pgbench ${
        figures.pgbenchPerSecond?.toFixed(0) ?? 'not installed'
      }/s; HTTP beside pgbench ${figures.ratio?.toFixed(2) ?? '-'}\n`,
  );
};
