import type { Actor } from '../../base/audit/record-decision.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import {
  type Decision,
  decide,
  refuseFrozenAccount,
  refuseOtherStatus,
} from './decide-withdrawal.ts';
import { refuseShortfall } from '../shortfalls/open-shortfalls.ts';
import { type LockedWithdrawal, refreshWithdrawal } from './locked-withdrawal.ts';
import { refuseFrozenAgent } from '../../people/agents/refuse-frozen-agent.ts';
import { notifyMember } from '../../people/contacts/notify-contact.ts';

const minuteMs = 60_000;

/** A transfer to the member's bank that the operator has made. */
export interface Payout {
  id: number;
  /** A part; without it, all that is left. */
  amountMinor?: number | undefined;
  /** The bank's reference; the same one again pays nothing more. */
  reference?: string | undefined;
}

/**
 * Notes that money was sent to the member's bank, and asks the member whether it came. Without an
 * answer in the merchant's time it counts as received.
 *
 * Refusals beside those of every decision: `amount_out_of_range` when it is more than is left; `deposit_short`, as
 * long as the house bears what the member was given; `account_frozen`; `agent_frozen`, as long as the member is frozen as an agent.
 */
export const payWithdrawal = (
  database: Database,
  merchant: Merchant,
  { id, amountMinor, reference }: Payout,
  actor: Actor,
): Promise<Decision> => {
  const facts = { sentMinor: amountMinor ?? 'all that was left', bankReference: reference ?? null };
  const step = { ...actor, action: 'withdrawal.pay' as const, facts };
  return decide(database, merchant, id, step, async (tx, withdrawal) => {
    const known = withdrawal.payments.find(
      (payment) => reference !== undefined && payment.reference === reference,
    );
    if (known) {
      if (amountMinor !== undefined && known.amountMinor !== amountMinor)
        throw new Refusal('reference_used', { details: { amountMinor: known.amountMinor } });
      return 'replay';
    }
    refuseOtherStatus(withdrawal, ['APPROVED', 'PAYING', 'DISPUTED']);
    refuseFrozenAccount(withdrawal);
    await refuseShortfall(tx, merchant.id, withdrawal.memberId);
    await refuseFrozenAgent(tx, merchant.id, withdrawal.memberId);
    const leftMinor = withdrawal.amountMinor - withdrawal.paidMinor;
    const sentMinor = amountMinor ?? leftMinor;
    if (sentMinor < 1 || sentMinor > leftMinor)
      throw new Refusal('amount_out_of_range', { details: { leftMinor } });
    await send(tx, merchant, withdrawal, { sentMinor, reference: reference ?? null });
    return 'done';
  });
};

const send = async (
  tx: OpenTransaction,
  merchant: Merchant,
  withdrawal: LockedWithdrawal,
  { sentMinor, reference }: { sentMinor: number; reference: string | null },
): Promise<void> => {
  const { memberId, currency } = withdrawal;
  const minutes = merchant.config.limits.withdrawalAutoReceiveMinutes;
  const dueAt = new Date(Date.now() + minutes * minuteMs);
  const { id: paymentId } = await tx
    .insertInto('withdrawalPayment')
    .values({
      merchantId: merchant.id,
      withdrawalId: withdrawal.id,
      amountMinor: sentMinor,
      reference,
      dueAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { locked } = await readBalances(tx, merchant.id, memberId, currency);
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'withdrawal',
    key: `${paymentId}:paid`,
    kind: 'withdrawal_paid',
    ref: String(withdrawal.id),
    lines: [
      { accountId: locked.accountId, amountMinor: -sentMinor },
      {
        accountId: await openHouseAccount(tx, merchant.id, 'clearing', currency),
        amountMinor: sentMinor,
      },
    ],
  });
  await refreshWithdrawal(tx, withdrawal);
  await notifyMember(tx, withdrawal, {
    kind: 'withdrawalPaid',
    amountMinor: sentMinor,
    currency,
    data: { minutes },
    expiresAt: dueAt,
  });
};
