import { expect } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import type { TestPlatform } from './platform.ts';

/**
 * Each agent’s bills are what the ledger moved for them, of each kind: in, and out to those below and back to the guarantee
 * account; what that account paid and has not back is owed by the uplines. Nobody has paid out of cash.
 */
export const expectPaidOnce = async (
  platform: Pick<TestPlatform, 'database'>,
  merchant: Pick<Merchant, 'id'>,
): Promise<void> => {
  const { rows } = await sql<Record<string, number | string>>`
    with moved as (
      select a.member_id as agent_id, case t.kind when 'guarantee' then 'dividend' else replace(t.kind, 'salary_', '') end as kind,
          sum(greatest(e.amount, 0)) as had, sum(least(e.amount, 0)) as gave
        from entry e
        join account a on a.merchant_id = e.merchant_id and a.id = e.account_id and a.kind = 'commission'
        join transfer t on t.merchant_id = e.merchant_id and t.id = e.transfer_id
        where e.merchant_id = ${merchant.id} group by 1, 2
    ), billed as (
      select agent_id, kind, sum(paid_minor) as had, 0 as gave from contract_bill
        where merchant_id = ${merchant.id} group by 1, 2
      union all
      select upline_id, kind, 0, -sum(paid_minor - guaranteed_minor + repaid_minor) from contract_bill
        where merchant_id = ${merchant.id} and kind = 'dividend' and upline_id is not null group by 1, 2
    )
    select agent_id, kind, sum(had)::bigint as had, sum(gave)::bigint as gave from (
      select * from billed union all select agent_id, kind, -had, -gave from moved) x
      group by 1, 2 having sum(had) <> 0 or sum(gave) <> 0`.execute(platform.database);
  expect(rows).toEqual([]);
  const { rows: unpaid } = await sql<{ bills: number; guaranteed: number; advanced: number }>`
    select count(*) filter (where kind <> 'dividend' and paid_minor <> due_minor)::int as bills,
        sum(guaranteed_minor)::bigint as guaranteed,
        sum(guaranteed_minor - repaid_minor)::bigint as advanced
      from contract_bill where merchant_id = ${merchant.id}`.execute(platform.database);
  expect(unpaid[0]?.bills).toBe(0);
  expect(unpaid[0]?.guaranteed).toBeGreaterThan(0);
  const { rows: receivable } = await sql<{ minor: number }>`
    select sum(e.amount)::bigint as minor from entry e
      join account a on a.merchant_id = e.merchant_id and a.id = e.account_id and a.kind = 'receivable'
      where e.merchant_id = ${merchant.id}`.execute(platform.database);
  expect(receivable[0]?.minor).toBe(unpaid[0]?.advanced);
};
