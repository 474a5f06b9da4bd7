import { rm } from 'node:fs/promises';
import { type Connection, connect } from '#platform/base/database/connect.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { countAllDaySums } from '#platform/money/records/count-day-sums.ts';
import { importPlayRules } from '#platform/play/vendors/import-play-rules.ts';
import { type Figure, goal, lineOf } from '../../figures.ts';
import { readBenchMerchants } from '../../platform/bench-merchants.ts';
import { cpuMs } from '../../platform/cpu-ms.ts';
import { makeBenchContext } from '../../platform/make-bench-context.ts';
import { findPgbench, runPgbench } from '../../platform/pgbench.ts';
import { makePlays } from '../../play/make-plays.ts';
import { playScript } from '../../play/play-script.ts';
import { makeHistory, MONTHS } from './make-history.ts';
import { type ListsPlace, measureLists } from './measure-lists.ts';
import { makeStateDir } from '../../platform/make-state-dir.ts';

/** What is asked for. */
interface RowsOptions {
  /** Bets, each with its transfer, entries and records. */
  rows: number;
  players: number;
  /** 3 when left out. */
  rounds?: number | undefined;
  json: boolean;
}

const BET_GOAL = 1.2;
const CONNECTIONS = 4;
const BETS_EACH = 400;

interface Place extends ListsPlace {
  folder: string;
  owner: Connection;
}

const report = (line: string): void => void process.stderr.write(`${line}\n`);

const openPlace = async (players: number): Promise<Place> => {
  const folder = await makeStateDir('bench-rows');
  const opened = await openDatabase(folder);
  const { merchants } = await importMerchants(opened.database, await readBenchMerchants(), [
    importPlayRules,
  ]);
  const context = await makeBenchContext(opened.database, players);
  await makePlays(opened.database, context);
  await sql`insert into play_pass (merchant_id, member_id, until)
    select merchant_id, id, now() + interval '1 day' from member`.execute(opened.database);
  const owner = await connect(opened.url, { connections: 2 });
  const merchant = merchants.find(({ id }) => id === context.merchantId);
  if (!merchant) throw new Error('The brand of the benchmark is not there.');
  return { folder, opened, owner, merchant, context };
};

const closePlace = async ({ folder, opened, owner }: Place): Promise<void> => {
  await owner.close();
  await opened.close();
  await rm(folder, { recursive: true, force: true });
};

const countBets = async ({ opened }: Place): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from bet
    where placed_at > now() - interval '30 minutes'`.execute(opened.database);
  return rows[0]?.count ?? 0;
};

/** What the database works for a bet that comes with its payout, in milliseconds of a processor. */
const betMs = async (place: Place, pgbench: string): Promise<number> => {
  const { opened, context } = place;
  const betsBefore = await countBets(place);
  const before = await cpuMs(opened.database);
  runPgbench(pgbench, opened.url, playScript(context.merchantId, context.people), {
    connections: CONNECTIONS,
    transactions: BETS_EACH,
  });
  const used = (await cpuMs(opened.database)) - before;
  const bets = (await countBets(place)) - betsBefore;
  if (bets < CONNECTIONS * BETS_EACH * 0.9) throw new Error(`Only ${bets} bets were taken.`);
  return used / bets;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;

/** In turns, round by round: a machine whose speed drifts carries both alike. */
const compareBets = async (empty: Place, full: Place, rounds: number): Promise<Figure[]> => {
  const pgbench = findPgbench();
  if (!pgbench) return [{ what: 'a bet', note: 'not measured: there is no pgbench here' }];
  const [cheap, dear]: [number[], number[]] = [[], []];
  // The first warms both up: a database that was analyzed while it was empty plans for no rows.
  for (const place of [empty, full]) {
    await betMs(place, pgbench);
    await place.owner.pool.query('vacuum analyze');
  }
  for (let round = 0; round < rounds; round += 1) {
    // Each is the first of a round in turn.
    for (const place of round % 2 === 0 ? [empty, full] : [full, empty])
      (place === empty ? cheap : dear).push(await betMs(place, pgbench));
    report(`  round ${round + 1}: ${cheap.at(-1)?.toFixed(2)} and ${dear.at(-1)?.toFixed(2)} ms`);
  }
  const times = median(dear) / median(cheap);
  return [
    {
      what: 'a bet, empty database',
      cpuSeconds: median(cheap) / 1000,
      note: `${median(cheap).toFixed(2)} ms of processors`,
    },
    {
      what: 'a bet, filled database',
      cpuSeconds: median(dear) / 1000,
      goal: goal('× empty', BET_GOAL, times),
      note: `${median(dear).toFixed(2)} ms of processors`,
    },
  ];
};

const measureRows = async ({ rows: bets, players, rounds = 3 }: RowsOptions): Promise<Figure[]> => {
  const [empty, full] = [await openPlace(players), await openPlace(players)];
  try {
    report(`Filling a database with ${bets} bets of ${MONTHS} months…`);
    const begun = performance.now();
    await makeHistory(full.owner.pool, full.opened.url, full.context, bets);
    const seconds = (performance.now() - begun) / 1000;
    const counting = performance.now();
    // Once, over all of the past; then it is what is new.
    await countAllDaySums({ database: full.opened.database, merchants: () => [full.merchant] });
    const countSeconds = (performance.now() - counting) / 1000;
    await full.owner.pool.query('vacuum analyze bet_day');
    const { rows } = await full.owner.pool.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return [
      { what: `${bets} bets by COPY`, seconds },
      { what: 'all of them counted by day', seconds: countSeconds },
      { what: 'the database', bytes: Number(rows[0]?.bytes) },
      ...(await measureLists(full)),
      ...(await compareBets(empty, full, rounds)),
    ];
  } finally {
    await closePlace(full);
    await closePlace(empty);
  }
};

/**
 * Measures what tables of two years cost: the first and the last page of each list, and a bet in a database with that past
 * beside an empty one, in turns. Two databases and pgbench share this machine.
 */
export const benchRows = async (options: RowsOptions): Promise<void> => {
  const figures = await measureRows(options);
  if (options.json) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  else for (const figure of figures) process.stdout.write(`${lineOf(figure)}\n`);
};
