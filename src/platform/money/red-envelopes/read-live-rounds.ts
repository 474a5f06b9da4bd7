import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/** The rounds that are announced or open of some brands, as a text for each that changes when they do. */
export const readLiveRounds = async (
  database: Database,
  merchantIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ merchantId: number; rounds: string }>`
    select r.merchant_id, string_agg(r.id || case when r.state = 'ANNOUNCED' or exists (
          select from red_envelope e where e.merchant_id = r.merchant_id and e.round_id = r.id
            and e.member_id is null and e.returned_at is null)
          then '' else ' gone' end, ',' order by r.id) as rounds
      from red_envelope_round r
      where r.merchant_id = any(${[...merchantIds]}::bigint[])
        and r.state in ('ANNOUNCED', 'OPEN') and r.closes_at > now()
      group by r.merchant_id`.execute(database);
  return new Map(rows.map(({ merchantId, rounds }) => [merchantId, rounds]));
};
