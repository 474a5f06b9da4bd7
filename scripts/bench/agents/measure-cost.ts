import { readFile } from 'node:fs/promises';
import type { Connection } from '#platform/base/database/connect.ts';

/** What a run cost. */
export interface Cost {
  seconds: number;
  /** Processor seconds of the database's connections and of this process; other programs do not count. */
  processor: number;
  /** What it made: bills. */
  things: number;
}

const TICKS = 100;

/** What each connection of the database has used so far; nothing where the system does not tell. */
const readDatabase = async (owner: Connection['pool']): Promise<number> => {
  const { rows } = await owner.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  const used = await Promise.all(
    rows.map(async ({ pid }) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS;
    }),
  );
  return used.reduce((sum, each) => sum + each, 0);
};

export const measureCost = async (
  owner: Connection['pool'],
  work: () => Promise<unknown>,
): Promise<Cost> => {
  const before = await readDatabase(owner);
  const own = process.cpuUsage();
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(own);
  const processor = (await readDatabase(owner)) - before + (user + system) / 1e6;
  return { seconds, processor, things: 0 };
};
