import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { cpuMs } from '../platform/cpu-ms.ts';

interface Size {
  table: string;
  rows: number;
  bytes: number;
}

/** What the statistics of PostgreSQL may be behind. */
const STATISTICS_MS = 1500;

const readSizes = async (database: Database): Promise<ReadonlyMap<string, Size>> => {
  await wait(STATISTICS_MS);
  const { rows } = await sql<Size>`
    select s.relname as table, s.n_tup_ins as rows, pg_total_relation_size(s.relid) as bytes
      from pg_stat_user_tables s`.execute(database);
  return new Map(rows.map((row) => [row.table, row]));
};

const countBets = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from bet`.execute(database);
  return rows[0]?.count ?? 0;
};

/** Processor time of the database alone, in milliseconds. */
const databaseMs = async (database: Database): Promise<number> => {
  const { user, system } = process.cpuUsage();
  return (await cpuMs(database)) - (user + system) / 1000;
};

/**
 * Watches what bets add to each table from now on.
 *
 * @returns prints rows and bytes (with indexes) of each table, and the database's processor time, for a bet
 */
export const watchSizes = async (database: Database): Promise<() => Promise<void>> => {
  const [before, betsBefore, msBefore] = [
    await readSizes(database),
    await countBets(database),
    await databaseMs(database),
  ];
  return async () => {
    const spentMs = (await databaseMs(database)) - msBefore;
    const bets = (await countBets(database)) - betsBefore;
    const after = await readSizes(database);
    const grown = [...after.values()]
      .map(({ table, rows, bytes }) => ({
        table,
        rowsPerBet: (rows - (before.get(table)?.rows ?? 0)) / bets,
        bytesPerBet: (bytes - (before.get(table)?.bytes ?? 0)) / bets,
      }))
      .filter(({ bytesPerBet }) => bytesPerBet >= 1)
      .toSorted((a, b) => b.bytesPerBet - a.bytesPerBet);
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    say(`${bets} bets; ${(spentMs / bets).toFixed(2)} ms of the database's processors for each`);
    for (const { table, rowsPerBet, bytesPerBet } of grown)
      say(
        `${table.padEnd(28)}${rowsPerBet.toFixed(2).padStart(8)} rows${bytesPerBet.toFixed(0).padStart(8)} bytes`,
      );
  };
};
