import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/** Of banners, notices and popups: shown from their beginning, if they have one, to their end, if they have one. */
export const shownNow = sql<boolean>`(starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())`;

/** Of promotions: told of by now. What has not begun is announced, unless its file says from when. */
export const announcedNow = sql<boolean>`(announced_at is null or announced_at <= now())`;

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
