import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { type OpenedDatabase, openDatabase } from '#platform/base/database/open-database.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { BENCH_CODE, BENCH_VENDOR, readBenchMerchants } from './bench-merchants.ts';
import { sendLoad, type LoadResult } from './send-load.ts';
import { type BenchContext, makeBenchContext, PASSWORD } from './make-bench-context.ts';
import { findPgbench, postingScript, runPgbench } from './pgbench.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { logInUnderGuesses } from './under-guesses.ts';

/*
 * npm run bench:platform [-- --seconds N] [--rounds N] [--json]: what the platform does in a
 * second. Clients, servers and the database share this machine. Each round takes every figure once,
 * over HTTP and by pgbench in turn; the medians are told.
 */
const option = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? Number(process.argv[at + 1]) : usual;
};
const seconds = option('seconds', 8);
const rounds = option('rounds', 3);
const MEMBERS = 200;
const HOST = `${BENCH_CODE}.localhost`;

const report = (line: string): void => void process.stderr.write(`${line}\n`);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Takes the people in turn, so that no two requests of one moment want the same account. */
const inTurn = ({ people }: BenchContext) => {
  let at = 0;
  return () => {
    at = (at + 1) % people.length;
    const person = people[at];
    if (!person) throw new Error('The world of the benchmark is empty.');
    return person;
  };
};

/** Postings over HTTP: one minor unit into a vendor's wallet with each request. */
const post = (
  servers: readonly ServerProcess[],
  context: BenchContext,
  connections: number,
): Promise<LoadResult> => {
  const next = inTurn(context);
  return sendLoad({
    ports: servers.map(({ port }) => port),
    host: HOST,
    path: '/wps/relay/GCS_walletTransfer',
    connections,
    seconds,
    next: () => ({
      ...next(),
      body: { requestId: randomUUID(), from: 'MAIN', to: BENCH_VENDOR, amountMinor: 1 },
    }),
  });
};

/** Logins, and how many of them one core makes: argon2id is most of it, by intent. */
const logIn = async (server: ServerProcess, context: BenchContext) => {
  const next = inTurn(context);
  const before = await server.usage();
  const fired = await sendLoad({
    ports: [server.port],
    host: HOST,
    path: '/wps/session/login',
    connections: 16,
    seconds,
    next: () => {
      const { username, address } = next();
      return { address, body: { username, password: PASSWORD } };
    },
  });
  const after = await server.usage();
  const perCore = (fired.perSecond * seconds) / (after.cpuSeconds - before.cpuSeconds);
  return { ...fired, perCore };
};

/** Right logins among a thousand wrong ones a minute. */
const logInAmongGuesses = ({ port }: ServerProcess, context: BenchContext) => {
  const next = inTurn(context);
  return logInUnderGuesses({ port, host: HOST, path: '/wps/session/login' }, seconds, () => {
    const { username, address } = next();
    return { username, address, password: PASSWORD };
  });
};

/** The same posting by PostgreSQL's own load generator; null where it is not installed. */
const postByPgbench = (databaseUrl: string, context: BenchContext): number | null => {
  const pgbench = findPgbench();
  if (!pgbench) return null;
  return runPgbench(pgbench, databaseUrl, postingScript({ ...context, vendor: BENCH_VENDOR }), {
    connections: 32,
    seconds,
  });
};

type Round = Awaited<ReturnType<typeof takeRound>>;

const takeRound = async (
  servers: { one: ServerProcess; two: ServerProcess },
  databaseUrl: string,
  context: BenchContext,
) => {
  const http = await post([servers.one], context, 32);
  const pgbench = postByPgbench(databaseUrl, context);
  const both = await post([servers.one, servers.two], context, 32);
  const crowd = await post([servers.one], context, 200);
  const login = await logIn(servers.one, context);
  const guessed = await logInAmongGuesses(servers.one, context);
  const { residentBytes } = await servers.one.usage();
  report(
    `  ${http.perSecond.toFixed(0)} postings/s, pgbench ${pgbench?.toFixed(0) ?? '-'}/s, two servers ${both.perSecond.toFixed(0)}/s, ${login.perSecond.toFixed(0)} logins/s`,
  );
  return { http, pgbench, both, crowd, login, guessed, residentBytes };
};

const summarise = (taken: readonly Round[]) => {
  const of = (value: (round: Round) => number) => median(taken.map(value));
  const hasPgbench = taken.every(({ pgbench }) => pgbench !== null);
  return {
    processors: cpus().length,
    seconds,
    rounds: taken.length,
    postingsPerSecond: of(({ http }) => http.perSecond),
    pgbenchPerSecond: hasPgbench ? of(({ pgbench }) => pgbench ?? 0) : null,
    ratio: hasPgbench ? of(({ http, pgbench }) => http.perSecond / (pgbench ?? 1)) : null,
    twoServersPerSecond: of(({ both }) => both.perSecond),
    twoServersRatio: of(({ both, http }) => both.perSecond / http.perSecond),
    p50MsAt200: of(({ crowd }) => crowd.p50Ms),
    p99MsAt200: of(({ crowd }) => crowd.p99Ms),
    postingsPerSecondAt200: of(({ crowd }) => crowd.perSecond),
    loginsPerSecond: of(({ login }) => login.perSecond),
    loginsPerSecondPerCore: of(({ login }) => login.perCore),
    rightLoginP50MsUnderGuesses: of(({ guessed }) => guessed.p50Ms),
    rightLoginP99MsUnderGuesses: of(({ guessed }) => guessed.p99Ms),
    guessesShed: of(({ guessed }) => guessed.shed),
    serverMegabytes: of(({ residentBytes }) => residentBytes / 1e6),
    refused: taken.reduce(
      (sum, { http, both, crowd, login, guessed }) =>
        sum + http.refused + both.refused + crowd.refused + login.refused + guessed.refused,
      0,
    ),
  };
};

const print = (figures: ReturnType<typeof summarise>): void => {
  const rows: [string, string, string][] = [
    ['ledger postings over HTTP, 32 connections', `${figures.postingsPerSecond.toFixed(0)}/s`, ''],
    [
      'the same function by pgbench, 32 clients',
      `${figures.pgbenchPerSecond?.toFixed(0) ?? 'not installed'}/s`,
      '',
    ],
    ['ratio', figures.ratio?.toFixed(2) ?? '-', '0.5'],
    ['two servers on one database', `${figures.twoServersPerSecond.toFixed(0)}/s`, ''],
    ['two servers beside one', figures.twoServersRatio.toFixed(2), ''],
    ['200 connections', `${figures.postingsPerSecondAt200.toFixed(0)}/s`, ''],
    ['200 connections, p50', `${figures.p50MsAt200.toFixed(0)} ms`, ''],
    ['200 connections, p99', `${figures.p99MsAt200.toFixed(0)} ms`, ''],
    ['logins, 16 connections', `${figures.loginsPerSecond.toFixed(0)}/s`, ''],
    ['logins for each second of one core', figures.loginsPerSecondPerCore.toFixed(0), ''],
    [
      'right login, 1,000 wrong a minute, p50',
      `${figures.rightLoginP50MsUnderGuesses.toFixed(0)} ms`,
      '',
    ],
    [
      'right login, 1,000 wrong a minute, p99',
      `${figures.rightLoginP99MsUnderGuesses.toFixed(0)} ms`,
      '2000',
    ],
    ['wrong ones that were sent away', String(figures.guessesShed), ''],
    ['memory of a server afterwards', `${figures.serverMegabytes.toFixed(0)} MB`, ''],
    ['refused or failed', String(figures.refused), '0'],
  ];
  process.stdout.write(
    `Medians of ${figures.rounds} rounds of ${figures.seconds} s, ${figures.processors} processors\n`,
  );
  for (const [what, figure, aim] of rows)
    process.stdout.write(`${what.padEnd(44)}${figure.padStart(14)}  ${aim}\n`);
};

/** Two servers and a world of members; ended also when a figure cannot be taken. */
const run = async (stateDir: string, { database, url }: OpenedDatabase): Promise<Round[]> => {
  report('Preparing a database and two servers…');
  await importMerchants(database, await readBenchMerchants(), []);
  const context = await makeBenchContext(database, MEMBERS);
  const one = await startServer(url, stateDir);
  const two = await startServer(url, stateDir);
  try {
    const taken: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      report(`Round ${round + 1} of ${rounds}`);
      taken.push(await takeRound({ one, two }, url, context));
    }
    return taken;
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
};

const stateDir = await mkdtemp(path.join(tmpdir(), 'livery-bench-platform-'));
const opened = await openDatabase(stateDir);
try {
  const figures = summarise(await run(stateDir, opened));
  if (process.argv.includes('--json'))
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  else print(figures);
} finally {
  await opened.close();
  await rm(stateDir, { recursive: true, force: true });
}
