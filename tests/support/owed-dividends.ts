import { sql } from '#platform/base/database/sql.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { postTransfer } from '#platform/base/ledger/post-transfer.ts';
import type { TeamPerson } from './agents.ts';
import { flat } from './contracts.ts';
import type { TestPlatform } from './platform.ts';

type Platform = Pick<TestPlatform, 'database'>;

/** Each bill is of a period of its own. */
let bills = 0;

/** Gives an agent commission, as a salary does. */
export const earn = async (
  { database }: Platform,
  { merchantId, memberId }: TeamPerson,
  amountMinor: number,
): Promise<void> => {
  await database.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select open_account(${merchantId}, 'commission', ${memberId}, 'USD', true) as id`.execute(tx);
    await postTransfer(tx, {
      merchantId,
      scope: 'test',
      key: crypto.randomUUID(),
      kind: 'salary_daily',
      lines: [
        { accountId: rows[0]?.id ?? 0, amountMinor },
        {
          accountId: await openHouseAccount(tx, merchantId, 'house', 'USD'),
          amountMinor: -amountMinor,
        },
      ],
    });
  });
};

/**
 * Writes a dividend that somebody owes to who is directly below.
 *
 * @param owed.hours since when it is worked out
 * @returns the bill
 */
export const oweDividend = async (
  { database }: Platform,
  { upline, agent }: { upline: TeamPerson; agent: TeamPerson },
  { dueMinor, hours = 0 }: { dueMinor: number; hours?: number },
): Promise<number> => {
  const { merchantId } = agent;
  bills += 1;
  const { rows } = await sql<{ id: number }>`
    with held as (
      insert into agent_contract (merchant_id, kind, upline_id, agent_id, terms, period, zone, state, proposed_by,
          starts_at)
        values (${merchantId}, 'dividend', ${upline.memberId}, ${agent.memberId}, ${JSON.stringify(flat(10_000))}::jsonb,
          'month', 'UTC', 'ACTIVE', ${upline.memberId}, clock_timestamp() - interval '60 days')
        on conflict do nothing returning id
    ), contract as (
      select id from held union all
      select c.id from agent_contract c where c.merchant_id = ${merchantId} and c.agent_id = ${agent.memberId}
        and c.kind = 'dividend' and c.state = 'ACTIVE'
    )
    insert into contract_bill (merchant_id, contract_id, kind, upline_id, agent_id, starts_at, ends_at, stake_minor,
        payout_minor, valid_minor, bonus_minor, rebate_minor, salary_minor, fee_minor, active_members, figure_minor,
        rate_millis, gross_minor, due_minor, state, calculated_at)
      select ${merchantId}, c.id, 'dividend', ${upline.memberId}, ${agent.memberId}, s.at, s.at + interval '30 days',
          ${dueMinor * 10}, 0, ${dueMinor * 10}, 0, 0, 0, 0, 6, ${dueMinor * 10}, 10000, ${dueMinor}, ${dueMinor},
          'PAYABLE', clock_timestamp() - make_interval(hours => ${hours})
        from contract c, (select timestamptz '2001-01-01' + make_interval(hours => ${bills}) as at) s
        limit 1
      returning id`.execute(database);
  const [bill] = rows;
  if (!bill) throw new Error('no bill was written');
  return bill.id;
};

/** How a bill stands. */
export const readBill = async ({ database }: Platform, billId: number) => {
  const { rows } = await sql<{
    state: string;
    paidMinor: number;
    guaranteedMinor: number;
    repaidMinor: number;
  }>`select state, paid_minor, guaranteed_minor, repaid_minor from contract_bill where id = ${billId}`.execute(
    database,
  );
  return rows[0];
};

/** What is on an agent's commission account; 0 where there is none. */
export const commissionOf = async (
  { database }: Platform,
  { merchantId, memberId }: TeamPerson,
): Promise<number> => {
  const { rows } = await sql<{ balance: number }>`select balance from account
    where merchant_id = ${merchantId} and member_id = ${memberId} and kind = 'commission'`.execute(
    database,
  );
  return rows[0]?.balance ?? 0;
};
