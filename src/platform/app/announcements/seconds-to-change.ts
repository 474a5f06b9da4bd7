import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/** The whole seconds, at least 1, until anything of a brand's content begins or ends to be shown; null: nothing that is known will. */
export const secondsToChange = async (
  database: Database,
  merchantId: number,
): Promise<number | null> => {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from min(c.at) - now()))::int as seconds from (
      select unnest(array[starts_at, ends_at]) from banner where merchant_id = ${merchantId}
      union all select unnest(array[starts_at, ends_at]) from popup where merchant_id = ${merchantId}
      union all select unnest(array[greatest(starts_at, published_at), ends_at]) from notice
        where merchant_id = ${merchantId}
      union all select unnest(array[announced_at, ends_at]) from promotion where merchant_id = ${merchantId}
    ) c (at) where c.at > now()`.execute(database);
  const seconds = rows[0]?.seconds ?? null;
  return seconds === null ? null : Math.max(1, seconds);
};
