import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { creditDeposit } from '#platform/money/deposits/credit-deposit.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { moveMoney } from '#platform/base/ledger/move-money.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import type { OpenedMember } from './members.ts';

type Who = Pick<OpenedMember, 'merchantId' | 'memberId'>;

/** Starts a deposit with a fee of 50; its reference must be its own. */
export const startDeposit = (
  database: Database,
  { merchantId, memberId }: Who,
  amountMinor: number,
  reference: string,
) =>
  database
    .insertInto('deposit')
    .values({
      merchantId,
      memberId,
      reference,
      channelId: 'bank',
      provider: 'bank',
      channel: '{}',
      currency: 'USD',
      amountMinor,
      feeMinor: 50,
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Lets a deposit arrive. */
export const settleDeposit = (
  database: Database,
  merchant: Merchant,
  deposit: Awaited<ReturnType<typeof startDeposit>>,
): Promise<void> => database.transaction().execute((tx) => creditDeposit(tx, merchant, deposit));

/** Moves a member's money as other parts of the platform do. */
export const moveCash = (
  database: Database,
  { merchantId, memberId }: Who,
  kind: string,
  amountMinor: number,
  ref: string,
) =>
  database.transaction().execute(async (tx) => {
    const { cash } = await readBalances(tx, merchantId, memberId, 'USD');
    const house = await openHouseAccount(tx, merchantId, 'house', 'USD');
    await moveMoney(tx, {
      merchantId,
      scope: kind,
      key: `${memberId} ${ref}`,
      kind,
      ref,
      lines: [
        { accountId: house, amountMinor: -amountMinor },
        { accountId: cash.accountId, amountMinor },
      ],
    });
  });

/** Everything in a member's records happened that much earlier. */
export const backdate = async (
  database: Database,
  { memberId }: Who,
  interval: string,
): Promise<void> => {
  const by = sql`${interval}::interval`;
  const whose = sql`member_id = ${memberId}`;
  await sql`update money_record set at = at - ${by} where ${whose}`.execute(database);
  await sql`update bet set placed_at = placed_at - ${by}, settled_at = settled_at - ${by}
    where ${whose}`.execute(database);
  await sql`update play_quarter set quarter = quarter - ${by} where ${whose}`.execute(database);
};
