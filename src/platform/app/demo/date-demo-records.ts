import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { DemoActor } from './demo-context.ts';

/**
 * Lists the month of a demo member under its days. The ledger itself says when its money moved; the
 * list of movements, which is made out of it, takes the moments of bets, deposits and rebates. They
 * were made in the order of their days, so that the balances still follow each other.
 *
 * @param paidBefore every rebate was made before what came at this moment, also when its day has
 *   hardly ended
 */
export const dateDemoRecords = (
  { database, merchant, memberId }: DemoActor,
  now: Date,
  paidBefore: Date,
) =>
  database.transaction().execute(async (tx) => {
    const whose = sql`r.merchant_id = ${merchant.id} and r.member_id = ${memberId}`;
    const { timeZone } = merchant.config;
    await run(
      tx,
      sql`update money_record r set at = ${now}::timestamptz - interval '29 days'
        where ${whose} and r.kind = 'adjustment' and r.reference = 'demo world'`,
    );
    await run(
      tx,
      sql`update money_record r set at = d.ended_at from deposit d
        where ${whose} and r.kind = 'deposit' and r.state = 'completed'
          and d.merchant_id = r.merchant_id and d.reference = r.reference`,
    );
    await run(
      tx,
      sql`update money_record r
        set at = case r.kind when 'bet' then b.placed_at else b.settled_at end
        from bet b
        where ${whose} and r.kind in ('bet', 'payout') and b.merchant_id = r.merchant_id
          and b.member_id = r.member_id and b.transaction_id like 'demo-%'
          and r.reference = b.vendor_code || ':' || b.transaction_id`,
    );
    // Paid five minutes after the end of their day.
    await run(
      tx,
      sql`with paid as (
          update rebate b
            set paid_at = least(
              (b.day + 1)::timestamp at time zone ${timeZone} + interval '5 minutes',
              ${paidBefore}::timestamptz)
            where b.merchant_id = ${merchant.id} and b.member_id = ${memberId}
            returning b.day, b.game_type, b.paid_at)
        update money_record r set at = paid.paid_at from paid
          where ${whose} and r.kind = 'rebate'
            and r.reference = to_char(paid.day, 'YYYY-MM-DD') || ':' || paid.game_type`,
    );
  });

const run = async (tx: OpenTransaction, query: ReturnType<typeof sql>): Promise<void> => {
  await query.execute(tx);
};
