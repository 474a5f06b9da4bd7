import { isDatabaseUnavailable } from '../database/is-unavailable.ts';
import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';
import { type Lease, SHARE, type Wanted } from './limit-leases.ts';

/** Takes a part of a limit out of the rows, in one statement. */
const askRows = async (database: Database, { key, most, windowMs }: Wanted): Promise<Lease> => {
  const want = Math.max(1, Math.floor(most / SHARE));
  const asked = performance.now();
  const { rows } = await sql<{ given: number; used: number; endsInMs: number }>`
    insert into shared_limit as l (key, ends_at, used, had)
      values (${key}, clock_timestamp() + ${windowMs}::integer * interval '1 ms', ${want}::integer, 0)
    on conflict (key) do update set
      had = case when l.ends_at <= clock_timestamp() then 0 else l.used end,
      used = case when l.ends_at <= clock_timestamp() then excluded.used
        else greatest(l.used, least(l.used + excluded.used, ${most}::integer)) end,
      ends_at = case when l.ends_at <= clock_timestamp() then excluded.ends_at else l.ends_at end
    returning used - had as given, used,
      (extract(epoch from ends_at - clock_timestamp()) * 1000)::float8 as ends_in_ms`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error('a limit gave no row');
  return { left: row.given, used: row.used, until: asked + row.endsInMs };
};

/** Without rows a process lets through a tenth of the pace, for a tenth of the time: then it asks again. */
const aloneFor = ({ most, windowMs }: Wanted): Lease => {
  const left = Math.max(1, Math.floor(most / SHARE / SHARE));
  return { left, used: most, until: performance.now() + windowMs / SHARE };
};

/** Asks the rows that all processes on one database share; while it is away a process is stricter by itself. */
export const limitsInRows =
  (database: Database) =>
  async (wanted: Wanted): Promise<Lease> => {
    try {
      return await askRows(database, wanted);
    } catch (error) {
      if (isDatabaseUnavailable(error)) return aloneFor(wanted);
      throw error;
    }
  };
