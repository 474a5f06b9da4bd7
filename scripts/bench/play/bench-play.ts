import { rm } from 'node:fs/promises';
import path from 'node:path';
import { vendorBet } from '#api/vendor-protocol.ts';
import { type OpenedDatabase, openDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { importPlayRules } from '#platform/play/vendors/import-play-rules.ts';
import { readOptions } from '../../base/read-options.ts';
import { readBenchMerchants } from '../platform/bench-merchants.ts';
import { sendLoad } from '../platform/send-load.ts';
import { makeBenchContext } from '../platform/make-bench-context.ts';
import { findPgbench, runPgbench } from '../platform/pgbench.ts';
import { type ServerProcess, startServer } from '../platform/server-process.ts';
import { startPgbouncer } from '../../pgbouncer/start-pgbouncer.ts';
import { analyze } from './analyze.ts';
import { type PlayRound, printPlay, summarise } from './play-figures.ts';
import { makePlays } from './make-plays.ts';
import { playScript } from './play-script.ts';
import { betsInTurn, shareVendorSecret } from './sign-message.ts';
import { compareCheckouts, takeTurns } from './in-turns.ts';
import { watchSizes } from './watch-sizes.ts';
import { makeStateDir } from '../platform/make-state-dir.ts';

/*
 * npm run bench:play [-- --seconds N] [--rounds N] [--connections N] [--pgbouncer PROGRAM] [--json]: settled bets a second
 * through the whole path: a vendor's signed message over HTTP, the ledger, the answer. The client,
 * one server and the database share this machine. Each round takes the figure over HTTP and pgbench's
 * own of the same function in turn; the medians are told. With PgBouncer a second server works through it in
 * transaction mode, measured in the same rounds. `--sizes` tells what a bet adds to each table, too, and what it costs
 * the database; without pgbench, whose batches are others.
 *
 * npm run bench:play -- --against FOLDER [--seconds N] [--rounds N]: this checkout and another one (`git worktree
 * add`, then `npm ci` in it), each with a server and a database of its own, in turns round by round: a machine
 * whose speed drifts carries both alike. `--turns` is what each of them runs: a round for every line it reads.
 */
const options = readOptions({
  command: 'npm run bench:play',
  does: 'Settled bets a second through the whole path: HTTP, the ledger, the answer.',
  options: {
    seconds: { kind: 'number', usual: 10, says: 'Of each figure.' },
    rounds: { kind: 'number', usual: 3, says: 'Rounds; the medians are told.' },
    connections: { kind: 'number', usual: 64, says: 'Of the client.' },
    players: { kind: 'number', usual: 500, says: 'Who bet in turn.' },
    against: {
      kind: 'text',
      says: 'Another checkout, with its packages, to be measured in turns.',
    },
    turns: { kind: 'flag', says: 'A round for every line that is read: what --against runs.' },
    sizes: { kind: 'flag', says: 'What a bet adds to each table, too; without pgbench.' },
    pgbouncer: { kind: 'text', says: 'Its program: a second server works through it.' },
    json: { kind: 'flag', says: 'The figures as JSON.' },
  },
});
const { seconds, rounds, connections, players: PLAYERS, turns: inTurns } = options;
const against = options.against === undefined ? null : path.resolve(options.against);
const wantsSizes = options.sizes;

shareVendorSecret();

const report = (line: string): void => void process.stderr.write(`${line}\n`);

/** The program of PgBouncer; null to leave it out. */
const pgbouncer = options.pgbouncer ?? null;

/** As many as a server's own pool has. */
const POOLED = 32;

interface Place {
  server: ServerProcess;
  /** The one behind PgBouncer. */
  pooled: ServerProcess | null;
  merchantId: number;
  plays: Awaited<ReturnType<typeof makePlays>>;
  nextBet: ReturnType<typeof betsInTurn>;
  opened: OpenedDatabase;
}

const countSettled = async ({ opened }: Place): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from bet where status = 'settled'`.execute(opened.database);
  return rows[0]?.count ?? 0;
};

const load = (place: Place, forSeconds: number, { port } = place.server) =>
  sendLoad({
    ports: [port],
    host: '127.0.0.1',
    path: vendorBet.path,
    connections,
    seconds: forSeconds,
    next: place.nextBet,
  });

/** Until everybody has played: the first bet of each opens their hour. */
const warmUp = async (place: Place): Promise<void> => {
  while ((await countSettled(place)) < 2 * PLAYERS) await load(place, 2);
  if (place.pooled) await load(place, 2, place.pooled);
};

/** The same through PgBouncer, with what its server used for a bet. */
const loadPooled = async (place: Place, server: ServerProcess) => {
  const before = await server.usage();
  const taken = await load(place, seconds, server);
  const used = (await server.usage()).cpuSeconds - before.cpuSeconds;
  return { ...taken, serverMsPerBet: (used * 1000) / Math.max(1, taken.perSecond * seconds) };
};

const takeRound = async (place: Place): Promise<PlayRound> => {
  const settledBefore = await countSettled(place);
  const usedBefore = await place.server.usage();
  const http = await load(place, seconds);
  const used = await place.server.usage();
  const settled = (await countSettled(place)) - settledBefore;
  const pooled = place.pooled ? await loadPooled(place, place.pooled) : null;
  const pgbench = wantsSizes ? null : findPgbench();
  const { url } = place.opened;
  await lengthenPasses(place);
  const settledThen = await countSettled(place);
  if (pgbench)
    runPgbench(pgbench, url, playScript(place.merchantId, place.plays), {
      connections: 32,
      seconds,
    });
  // Rows again, not transactions: pgbench counts also what was not settled.
  const own = pgbench ? ((await countSettled(place)) - settledThen) / seconds : null;
  const serverMsPerBet = ((used.cpuSeconds - usedBefore.cpuSeconds) * 1000) / Math.max(1, settled);
  report(
    `  ${http.perSecond.toFixed(0)} bets/s over HTTP, p99 ${http.p99Ms} ms, through PgBouncer ${pooled?.perSecond.toFixed(0) ?? '-'}, pgbench ${own?.toFixed(0) ?? '-'}/s`,
  );
  return { http, pooled, own, settled, serverMsPerBet };
};

/** Nobody's minute ends while pgbench plays, which renews none. */
const lengthenPasses = async ({ opened }: Place): Promise<void> => {
  await sql`update play_pass set until = now() + make_interval(secs => ${seconds + 5})`.execute(
    opened.database,
  );
};

const run = async (stateDir: string, opened: OpenedDatabase): Promise<PlayRound[]> => {
  report('Preparing a database, a server and its players…');
  await importMerchants(opened.database, await readBenchMerchants(), [importPlayRules]);
  const context = await makeBenchContext(opened.database, PLAYERS);
  const plays = await makePlays(opened.database, context);
  const server = await startServer(opened.url, stateDir);
  const bouncer = pgbouncer
    ? await startPgbouncer(opened.url, { program: pgbouncer, connections: POOLED, waitS: 100 })
    : null;
  const pooled = bouncer
    ? await startServer(opened.url, stateDir, bouncer.urlOf(opened.url))
    : null;
  const nextBet = betsInTurn(plays);
  const place = { server, pooled, merchantId: context.merchantId, plays, nextBet, opened };
  try {
    await warmUp(place);
    await analyze(opened.url);
    if (inTurns) return await takeTurns(() => takeRound(place));
    const tellSizes = wantsSizes ? await watchSizes(opened.database) : null;
    const taken: PlayRound[] = [];
    for (let round = 0; round < rounds; round += 1) {
      report(`Round ${round + 1} of ${rounds}`);
      taken.push(await takeRound(place));
    }
    await tellSizes?.();
    return taken;
  } finally {
    await Promise.all([server.stop(), pooled?.stop()]);
    await bouncer?.stop();
  }
};

const measure = async (): Promise<void> => {
  const stateDir = await makeStateDir('bench-play');
  const opened = await openDatabase(stateDir);
  try {
    const figures = summarise(await run(stateDir, opened), { seconds, connections });
    if (options.json) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
    else if (!inTurns) printPlay(figures);
  } finally {
    await opened.close();
    await rm(stateDir, { recursive: true, force: true });
  }
};

if (against === null) await measure();
else {
  const same = { seconds, connections, players: PLAYERS };
  const said = Object.entries(same).flatMap(([name, value]) => [`--${name}`, String(value)]);
  await compareCheckouts(against, { rounds, options: said });
}
