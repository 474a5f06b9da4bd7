import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { type OpenedDatabase, openDatabase } from '#platform/base/database/open-database.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { importCatalogue } from '#platform/play/games/import-catalogue.ts';
import { importMerchantVendors } from '#platform/play/games/import-merchant-vendors.ts';
import { importPlayRules } from '#platform/play/vendors/import-play-rules.ts';
import { readOptions } from '../../base/read-options.ts';
import { benchJobs } from './bench-jobs.ts';
import { benchLimits, printLimitCosts } from './bench-limits.ts';
import { type Figures, printFigures } from './print-figures.ts';
import { printJobCosts } from './print-job-costs.ts';
import { BENCH_CODE, BENCH_VENDOR, readBenchMerchants } from './bench-merchants.ts';
import { sendLoad, type LoadResult } from './send-load.ts';
import { type BenchContext, makeBenchContext, PASSWORD } from './make-bench-context.ts';
import { findPgbench, postingScript, runPgbench } from './pgbench.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { logInUnderGuesses } from './under-guesses.ts';
import { makeStateDir } from './make-state-dir.ts';

/*
 * npm run bench:platform [-- --seconds N] [--rounds N] [--brands N] [--jobs] [--limits] [--json]: what the platform
 * does in a second, and what its jobs cost with many brands; `--jobs`: these alone; `--limits`: what a rate
 * limit costs for each call, alone. Clients, servers and the database share this machine. Each round takes every figure once,
 * over HTTP and by pgbench in turn; the medians are told.
 */
const {
  seconds,
  rounds,
  brands,
  limits: isLimitsOnly,
  jobs: isJobsOnly,
  json: isJson,
} = readOptions({
  command: 'npm run bench:platform',
  does: 'What the platform does in a second, and what its jobs cost with many brands.',
  options: {
    seconds: { kind: 'number', usual: 8, says: 'Of each figure.' },
    rounds: { kind: 'number', usual: 3, says: 'Rounds; the medians are told.' },
    brands: { kind: 'number', usual: 10_000, least: 100, says: 'Of the jobs.' },
    jobs: { kind: 'flag', says: 'The jobs alone.' },
    limits: { kind: 'flag', says: 'What a rate limit costs a call, alone.' },
    json: { kind: 'flag', says: 'The figures as JSON.' },
  },
});
const MEMBERS = 200;
const CROWD = { brands, playing: 100 };
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

const summarise = (taken: readonly Round[]): Figures => {
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

/** Two servers and a world of members; ended also when a figure cannot be taken. */
const takeRounds = async (
  stateDir: string,
  { database, url }: OpenedDatabase,
): Promise<Round[]> => {
  report('Preparing a database and two servers…');
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

const stateDir = await makeStateDir('bench-platform');
const opened = await openDatabase(stateDir);
const printJson = (value: unknown): void =>
  void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

const benchAll = async (): Promise<void> => {
  await importCatalogue(opened.database);
  const imports = [importMerchantVendors, importPlayRules];
  const { merchants } = await importMerchants(opened.database, await readBenchMerchants(), imports);
  const [template] = merchants;
  if (!template) throw new Error('The benchmark has no brand.');
  const figures = isJobsOnly ? null : summarise(await takeRounds(stateDir, opened));
  report(`Preparing ${CROWD.brands} brands…`);
  const costs = await benchJobs(opened.database, template, CROWD);
  if (isJson) return printJson({ ...figures, jobs: costs });
  if (figures) printFigures(figures);
  printJobCosts(costs, CROWD);
};

try {
  if (isLimitsOnly) {
    const limits = await benchLimits(opened.database);
    if (isJson) printJson({ limits });
    else printLimitCosts(limits);
  } else await benchAll();
} finally {
  await opened.close();
  await rm(stateDir, { recursive: true, force: true });
}
