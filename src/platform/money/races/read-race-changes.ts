import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/**
 * When the races of some brands changed last, in ms since 1970: those that run, and those that were decided within an hour.
 * Brands without any are not there.
 */
export const readRaceChanges = async (
  database: Database,
  merchantIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (merchantIds.length === 0) return new Map();
  const { rows } = await sql<{ merchantId: number; changedAt: Date }>`
    select merchant_id, max(changed_at) as changed_at from race
      where merchant_id = any(${[...merchantIds]}::bigint[])
        and (state = 'RUNNING' or decided_at > now() - interval '1 hour')
      group by merchant_id`.execute(database);
  return new Map(rows.map(({ merchantId, changedAt }) => [merchantId, changedAt.getTime()]));
};
