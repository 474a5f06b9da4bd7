import type { GameType } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** What of a member's bets counts for a day. */
export interface DayOfBets {
  gameType: GameType;
  /** Below 0 when more was voided of earlier days than was staked. */
  validMinor: number;
}

/** When a day begins, as SQL: as the merchant's clock says. */
export const beginOf = (day: string, { config }: Merchant) =>
  sql`(${day}::date)::timestamp at time zone ${config.timeZone}`;

/** When a day ends, as SQL: as the merchant's clock says. */
export const endOf = (day: string, { config }: Merchant) =>
  sql`(${day}::date + 1)::timestamp at time zone ${config.timeZone}`;

/**
 * Counts a member's valid bets of a day by category: bets settled on it and not voided on it, less
 * bets of earlier days that were voided on it.
 *
 * @param day `yyyy-MM-dd` in the merchant's time zone
 */
export const readValidBets = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
  day: string,
): Promise<DayOfBets[]> => {
  const [begin, end] = [beginOf(day, merchant), endOf(day, merchant)];
  const { rows } = await sql<DayOfBets>`
    select game_type, sum(valid_minor)::bigint as valid_minor from (
      select game_type, valid_minor from bet
        where merchant_id = ${merchant.id} and member_id = ${memberId}
          and settled_at >= ${begin} and settled_at < ${end}
          and (voided_at is null or voided_at >= ${end})
      union all
      select game_type, -valid_minor from bet
        where merchant_id = ${merchant.id} and member_id = ${memberId}
          and voided_at >= ${begin} and voided_at < ${end} and settled_at < ${begin}
    ) as counted group by game_type having sum(valid_minor) <> 0
    order by game_type`.execute(database);
  return rows;
};
