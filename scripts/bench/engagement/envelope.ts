import { rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { cpus } from 'node:os';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readBenchMerchants } from '../platform/bench-merchants.ts';
import { type BenchPerson, makeBenchContext } from '../platform/make-bench-context.ts';
import { startServer } from '../platform/server-process.ts';
import { checkRound, openRound, press } from './envelope-round.ts';
import { options } from './engagement-options.ts';
import { makeStateDir } from '../platform/make-state-dir.ts';

/*
 * npm run bench:engagement -- --envelope [--members N] [--count N] [--seconds N] [--json]: a round of red
 * envelopes that many members want. `crowd`: everybody presses within so many seconds, evenly; the time of an
 * answer is counted from the press, wherever it waited. `burst`: everybody presses in the same moment; the last
 * answer says how long the whole crowd took. Once as cash, once as a bonus, on a server that has served a smaller
 * crowd before. No envelope may be given twice or lost.
 */
const MEMBERS = options.members ?? 10_000;
const COUNT = options.count;
const SECONDS = options.seconds;
const CONNECTIONS = 128;
const AIM_MS = 400;
/** Presses before anything is counted, for cash and for a bonus. */
const WARM_UP = 1000;

const report = (line: string): void => void process.stderr.write(`${line}\n`);

interface Figure {
  way: string;
  pays: string;
  won: number;
  gone: number;
  p50Ms: number;
  p99Ms: number;
  allSeconds: number;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Everybody presses once, evenly over some seconds. */
const pressAll = async (
  port: number,
  people: readonly BenchPerson[],
  { id, seconds }: { id: number; seconds: number },
): Promise<Omit<Figure, 'way' | 'pays'>> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  const answers = await Promise.all(
    people.map(async (person, at) => {
      const dueMs = (seconds * 1000 * at) / people.length;
      await wait(dueMs);
      const status = await press(port, agent, person, id);
      return { status, ms: performance.now() - begun - dueMs };
    }),
  );
  agent.destroy();
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const share = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const [won, gone] = [count(200), count(409)];
  if (won + gone !== people.length)
    throw new Error(`${people.length - won - gone} presses had another answer`);
  const allSeconds = (performance.now() - begun) / 1000;
  return { won, gone, p50Ms: share(0.5), p99Ms: share(0.99), allSeconds };
};

/** Takes every figure and prints it; leaves with 1 when a crowd waits longer than the aim. */
export const measure = async (): Promise<void> => {
  const stateDir = await makeStateDir('bench-envelope');
  const opened = await openDatabase(stateDir);
  const { database } = opened;
  try {
    await importMerchants(database, await readBenchMerchants(), []);
    report(`Preparing ${MEMBERS} members…`);
    const { merchantId, people } = await makeBenchContext(database, MEMBERS);
    await sql`analyze`.execute(database);
    const server = await startServer(opened.url, stateDir);
    // A server that has been up for a while: its code is compiled and its connections are open.
    for (const turnover of [0, 3]) {
      const id = await openRound(database, merchantId, { turnover, count: WARM_UP / 2 });
      await pressAll(server.port, people.slice(0, WARM_UP), { id, seconds: 1 });
    }
    const figures: Figure[] = [];
    const ways = [
      { way: 'crowd', seconds: SECONDS },
      { way: 'burst', seconds: 0 },
    ];
    for (const { way, seconds } of ways)
      for (const turnover of [0, 3]) {
        const id = await openRound(database, merchantId, { turnover, count: COUNT });
        const figure = await pressAll(server.port, people, { id, seconds });
        await checkRound(database, { id, count: COUNT, won: figure.won });
        if (figure.won !== Math.min(COUNT, MEMBERS)) throw new Error(`${figure.won} won`);
        figures.push({ way, pays: turnover === 0 ? 'cash' : 'bonus', ...figure });
        report(JSON.stringify(figures.at(-1)));
      }
    await server.stop();
    print(figures);
  } finally {
    await opened.close();
    await rm(stateDir, { recursive: true, force: true });
  }
};

const print = (figures: readonly Figure[]): void => {
  if (options.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
  else {
    process.stdout.write(
      `${COUNT} envelopes, ${MEMBERS} members, ${cpus().length} cores with the clients beside; “crowd”: within ${SECONDS} s\n`,
    );
    for (const { way, pays, won, gone, p50Ms, p99Ms, allSeconds } of figures)
      process.stdout.write(
        `${way.padEnd(6)} ${pays.padEnd(6)} won ${won}, gone ${gone}; p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, all in ${allSeconds.toFixed(1)} s\n`,
      );
  }
  if (figures.some(({ way, p99Ms }) => way === 'crowd' && p99Ms > AIM_MS)) process.exitCode = 1;
};
