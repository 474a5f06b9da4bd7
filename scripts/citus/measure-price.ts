import { connect } from '#platform/base/database/connect.ts';
import { openMigrated } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { importPlayRules } from '#platform/play/vendors/import-play-rules.ts';
import { readBenchMerchants } from '../bench/platform/bench-merchants.ts';
import { databaseCpuMs } from '../bench/platform/cpu-ms.ts';
import { makeBenchContext } from '../bench/platform/make-bench-context.ts';
import { findPgbench, runPgbench } from '../bench/platform/pgbench.ts';
import { median } from '../bench/play/play-figures.ts';
import { makePlays } from '../bench/play/make-plays.ts';
import { playScript } from '../bench/play/play-script.ts';
import { distribute } from './distribute.ts';
import { makeDatabase, type Place } from './make-databases.ts';

const PLAYERS = 100;

const CONNECTIONS = 4;

const ROUNDS = 3;

const HERE = /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/;

/** A database with players, and what its rounds came to. */
interface Side {
  url: string;
  database: Database;
  script: string;
  close: () => Promise<void>;
  rounds: { perSecond: number; cpuMs: number }[];
}

const fill = async (url: string): Promise<Side> => {
  const { database, close } = await openMigrated(url);
  await importMerchants(database, await readBenchMerchants(), [importPlayRules]);
  const context = await makeBenchContext(database, PLAYERS);
  const plays = await makePlays(database, context);
  await sql`insert into play_pass (merchant_id, member_id, until)
    select merchant_id, id, now() + interval '1 day' from member where merchant_id = ${context.merchantId}
    on conflict do nothing`.execute(database);
  return { url, database, close, script: playScript(context.merchantId, plays), rounds: [] };
};

const settled = async ({ database }: Side): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from bet where status = 'settled'`.execute(database);
  return rows[0]?.count ?? 0;
};

/** Processor time of all nodes; each of them is asked for its processes. */
const cpuOf = async (databases: readonly Database[]): Promise<number> => {
  const each = await Promise.all(databases.map(databaseCpuMs));
  return each.reduce((sum, one) => sum + one, 0);
};

const takeRound = async (
  side: Side,
  nodes: readonly Database[],
  pgbench: string,
  seconds: number,
): Promise<void> => {
  const [before, usedBefore] = [await settled(side), await cpuOf(nodes)];
  runPgbench(pgbench, side.url, side.script, { connections: CONNECTIONS, seconds });
  const [bets, used] = [(await settled(side)) - before, (await cpuOf(nodes)) - usedBefore];
  side.rounds.push({ perSecond: bets / seconds, cpuMs: used / Math.max(1, bets) });
};

const lineOf = (name: string, { rounds }: Side): string =>
  `  ${name.padEnd(24)} ${median(rounds.map(({ cpuMs }) => cpuMs)).toFixed(2)} ms of the processors for a bet (${rounds.map(({ cpuMs }) => cpuMs.toFixed(2)).join(', ')}), ${median(rounds.map(({ perSecond }) => perSecond)).toFixed(0)} bets a second`;

/**
 * What a settled bet costs the databases, spread and not, by pgbench with the same function in turns.
 *
 * @returns lines to be told; why not, where a node is on another machine
 */
export const measurePrice = async (
  place: Place,
  shards: number,
  seconds: number,
): Promise<string[]> => {
  const pgbench = findPgbench();
  if (!pgbench) return ['No price: there is no pgbench on this machine.'];
  if (!place.nodes.every((node) => HERE.test(new URL(node).hostname)))
    return ['No price: the processors of other machines cannot be read from here.'];
  const nodes = await Promise.all(place.nodes.map((node) => connect(node, { connections: 1 })));
  const sides: Side[] = [];
  try {
    const alone = await makeDatabase(place, `${place.prefix}_alone`, false, async () => {});
    sides.push(await fill(alone));
    const spread = await makeDatabase(place, `${place.prefix}_spread`, true, async (pool) => {
      await distribute(pool, shards);
    });
    sides.push(await fill(spread));
    const databases = nodes.map(({ database }) => database);
    // The first one counts for nothing: caches and plans are made.
    for (const side of sides) await takeRound(side, databases, pgbench, seconds);
    for (const side of sides) side.rounds.length = 0;
    for (let round = 0; round < ROUNDS; round += 1)
      for (const side of sides) await takeRound(side, databases, pgbench, seconds);
  } finally {
    for (const { close } of [...sides, ...nodes]) await close();
  }
  const [alone, spread] = sides;
  if (!alone || !spread) return [];
  if (spread.rounds.some(({ perSecond }) => perSecond === 0))
    return [
      'No price: in a round no bet was settled, so the engine refuses what a bet does, or the round is too short.',
    ];
  const cpu = ({ rounds }: Side): number => median(rounds.map(({ cpuMs }) => cpuMs));
  return [
    'A bet:',
    lineOf('not spread', alone),
    lineOf('spread', spread),
    `  ${(cpu(spread) / cpu(alone)).toFixed(1)} times the processors`,
  ];
};
