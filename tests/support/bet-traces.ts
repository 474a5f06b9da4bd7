import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';

/**
 * Every row that a member's bets leave behind, without numbers and moments. What a bet has moved is
 * told by its sum on each account: one way posts a round as one transfer, the other as two.
 */
export const readTraces = async (database: Database, memberId: number) => {
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(database)).rows;
  return {
    bets: await read(sql`select transaction_id, stake_minor, bonus_stake_minor, payout_minor,
      bonus_payout_minor, kept_payout_minor, valid_minor, status, odds, pick, purse, currency,
      game_type, node_id, round_id, counted_minor, settled_at is null as unsettled
      from bet where member_id = ${memberId} order by id`),
    moved: await read(sql`select t.ref, a.kind, a.currency, sum(e.amount) as minor
      from bet b
      join transfer t on t.merchant_id = b.merchant_id and t.scope = 'bet'
        and t.ref = b.vendor_code || ':' || b.transaction_id
      join entry e on e.merchant_id = t.merchant_id and e.transfer_id = t.id
      join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
      where b.member_id = ${memberId} group by 1, 2, 3 having sum(e.amount) <> 0 order by 1, 2`),
    accounts: await read(sql`select kind, currency, balance from account
      where member_id = ${memberId} order by 1, 2`),
    records: await read(sql`select kind, state, wallet, amount_minor, balance_after_minor,
      case when kind in ('adjustment', 'walletTransfer') then null else reference end as reference
      from money_record where member_id = ${memberId} and kind <> 'adjustment' order by id`),
    turnover: await read(sql`select kind, required_minor, done_minor, status,
      closed_at is null as open from turnover_item where member_id = ${memberId} order by id`),
    counted: await read(sql`select b.transaction_id, i.required_minor, c.counted_minor
      from turnover_count c
      join bet b on b.merchant_id = c.merchant_id and b.id = c.bet_id
      join turnover_item i on i.merchant_id = c.merchant_id and i.id = c.item_id
      where b.member_id = ${memberId} order by b.id, i.id`),
    quarters: await read(sql`select game_type, sum(staked_minor) as staked, sum(bets) as bets,
      sum(settled_minor) as settled, sum(payout_minor) as payout, sum(valid_minor) as valid
      from play_quarter where member_id = ${memberId} group by 1`),
    sessions: await read(sql`select staked_minor, won_minor, ended_at is null as open
      from play_session where member_id = ${memberId}`),
  };
};
