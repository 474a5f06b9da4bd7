import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';

/** Every row that a member's calls leave behind, without numbers and moments. */
export const readMoneyTraces = async (database: Database, memberId: number) => {
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(database)).rows;
  return {
    accounts: await read(sql`select kind, currency, balance from account
      where member_id = ${memberId} and (balance <> 0 or kind = 'cash') order by 1, 2`),
    moved:
      await read(sql`select t.scope, t.kind, a.kind as account, e.amount, e.balance_after, e.line,
        t.ref is null as without_ref, t.reverses is null as new
      from entry e join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
      join transfer t on t.merchant_id = e.merchant_id and t.id = e.transfer_id
      where a.member_id = ${memberId} order by t.id, e.line`),
    records: await read(sql`select kind, state, wallet, amount_minor, balance_after_minor
      from money_record where member_id = ${memberId} order by at, id`),
    turnover: await read(sql`select kind, amount_minor, required_minor, done_minor, status
      from turnover_item where member_id = ${memberId} order by id`),
    points: await read(
      sql`select reason, regexp_replace(ref, '^\\d+$', 'its order') as ref, micro from points_record where member_id = ${memberId} order by id`,
    ),
    answered: await read(sql`select scope, answer is null as open from answered_request
      where member_id = ${memberId} order by answered_at, scope`),
    withdrawals:
      await read(sql`select currency, amount_minor, paid_minor, status, day::text, forced, closed_at
      from withdrawal where member_id = ${memberId} order by id`),
    deposits:
      await read(sql`select channel_id, provider, channel, currency, amount_minor, fee_minor, state, payer_name,
        round(extract(epoch from expires_at - created_at) / 60) as minutes, next_query_at is null as unasked
      from deposit where member_id = ${memberId} order by id`),
    awards:
      await read(sql`select set_id, state, bonus_id is null as without_bonus, ended_at is null as open
      from mission_award where member_id = ${memberId} order by id`),
    bonuses:
      await read(sql`select title, currency, amount_minor, status, required_minor, done_minor, node_ids, game_types,
        most_minor, converted_minor, closed_at is null as open from bonus where member_id = ${memberId} order by id`),
    entries:
      await read(sql`select promotion_id, state, reserved_minor, bonus_id is null as without_bonus, ended_at is null as open
      from promotion_entry where member_id = ${memberId} order by promotion_id`),
    orders:
      await read(sql`select item_id, kind, title, art, quantity, price_points, amount_minor, currency, turnover, state,
        free_stake, closed_at is null as open from mall_order where member_id = ${memberId} order by id`),
    bills:
      await read(sql`select state, due_minor, paid_minor, guaranteed_minor, repaid_minor, paid_at is null as open
      from contract_bill where ${memberId} in (upline_id, agent_id) order by id`),
    freezes: await read(sql`select reason like 'dividend %' as by_bill, freed_at is null as open
      from agent_freeze where agent_id = ${memberId} order by id`),
    banks: await read(
      sql`select last_used_at is null as unused from bank_account where member_id = ${memberId}`,
    ),
    tries: await read(sql`select payment_password_failures from member where id = ${memberId}`),
  };
};
