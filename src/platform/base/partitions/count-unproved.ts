import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';

/** The moment of lines that were written before lines had one; their transfers know. */
const UNDATED = sql`timestamptz 'epoch'`;

/**
 * Counts what stands against closing the books until a moment: transfers that do not add up to 0 in each currency; lines
 * without a transfer, of another moment than their transfer, or, undated, of a transfer that is newer; and lines of members'
 * accounts that do not go on where the one before, or what was carried forward, ends. Looks through all lines until then.
 *
 * @param database of the owner, who sees all brands
 * @returns how many there are; 0: what ends then can be taken off, and balances stay what they are
 */
export const countUnproved = async (database: Database, until: Date): Promise<number> => {
  const { rows } = await sql<{ faults: number }>`
    with line as not materialized (select * from entry where created_at < ${until}),
    unbalanced as (
      select from line e left join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
        group by e.merchant_id, e.transfer_id, a.currency having sum(e.amount) <> 0 or a.currency is null
    ), misdated as (
      select from line e left join transfer t on t.merchant_id = e.merchant_id and t.id = e.transfer_id
        where t.id is null or t.created_at >= ${until}
          or e.created_at <> t.created_at and e.created_at <> ${UNDATED}
    ), carried as (
      select merchant_id, account_id, sum(balance) as balance, sum(entries) as entries from account_carried
        group by 1, 2
    ), chain as (
      select e.amount, e.balance_after, e.account_seq,
          lag(e.balance_after::numeric, 1, coalesce(c.balance, 0)) over per_account as balance_before,
          lag(e.account_seq::numeric, 1, coalesce(c.entries, 0)) over per_account as seq_before
        from line e
          join account a on a.merchant_id = e.merchant_id and a.id = e.account_id and a.tracked
          left join carried c on c.merchant_id = e.merchant_id and c.account_id = e.account_id
        window per_account as (partition by e.merchant_id, e.account_id order by e.account_seq)
    )
    select (select count(*) from unbalanced) + (select count(*) from misdated) + (select count(*) from chain
        where account_seq is distinct from seq_before + 1 or balance_after is distinct from balance_before + amount)
      as faults`.execute(database);
  return rows[0]?.faults ?? 0;
};
