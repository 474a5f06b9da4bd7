import { readFile } from 'node:fs/promises';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';

/** A clock tick of `/proc`, in milliseconds. */
const CLOCK_TICK_MS = 10;

/** Processor time of the whole database, in milliseconds; of its processes that ended, too. */
export const databaseCpuMs = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where pid <> 0`.execute(database);
  const backends = await Promise.all(rows.map(({ pid }) => readTimes(pid)));
  const server = await readTimes(backends.find(({ parent }) => parent > 1)?.parent ?? 0);
  return backends.reduce((sum, { ownMs }) => sum + ownMs, server.endedMs);
};

/** Processor time of this process and of the whole database, in milliseconds. */
export const cpuMs = async (database: Database): Promise<number> => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + (await databaseCpuMs(database));
};

interface Times {
  parent: number;
  /** Processor time of the process itself, in milliseconds. */
  ownMs: number;
  /** Of its children that have ended. */
  endedMs: number;
}

const readTimes = async (pid: number): Promise<Times> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program comes first and may hold spaces; the parent is the second field after it.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return {
    parent: fields[1] ?? 0,
    ownMs: (user + system) * CLOCK_TICK_MS,
    endedMs: (endedUser + endedSystem) * CLOCK_TICK_MS,
  };
};
