import type { Actor } from '../../base/audit/record-decision.ts';
import type { WithdrawalPayment } from '../../base/database/bet-tables.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { answerPayment } from './answer-payment.ts';
import { type Decision, decide } from './decide-withdrawal.ts';
import { type LockedWithdrawal, refreshWithdrawal } from './locked-withdrawal.ts';
import { notifyMember } from '../../people/contacts/notify-contact.ts';

/** What the operator found out about payments that were said not to have come. */
export interface Resolution {
  id: number;
  /** One payment; without it, every one that is disputed. */
  paymentId?: number | undefined;
  /** `received`: it did come, and is not refunded. `failed`: it came back and can be paid anew. */
  as: 'received' | 'failed';
}

/**
 * Ends a dispute. A payment that counts as received, by whomever, is not refunded any more.
 *
 * Refusals beside those of every decision: `payment_unknown`, `payment_answered`.
 */
export const resolveWithdrawal = (
  database: Database,
  merchant: Merchant,
  { id, paymentId, as }: Resolution,
  actor: Actor,
): Promise<Decision> => {
  const facts = { as, paymentId: paymentId ?? 'every disputed one' };
  const step = { ...actor, action: 'withdrawal.resolve' as const, facts };
  return decide(database, merchant, id, step, async (tx, withdrawal) => {
    const payments = readDisputed(withdrawal, paymentId);
    for (const payment of payments)
      await (as === 'received'
        ? force(tx, withdrawal, payment)
        : takeBack(tx, merchant, withdrawal, payment));
    await refreshWithdrawal(tx, withdrawal);
    return 'done';
  });
};

const readDisputed = (
  { payments, status }: LockedWithdrawal,
  paymentId: number | undefined,
): WithdrawalPayment[] => {
  if (paymentId === undefined) {
    const disputed = payments.filter((payment) => payment.status === 'NOT_RECEIVED');
    if (disputed.length === 0) throw new Refusal('withdrawal_state', { details: { status } });
    return disputed;
  }
  const named = payments.find((payment) => payment.id === paymentId);
  if (!named) throw new Refusal('payment_unknown');
  if (named.status === 'RECEIVED' || named.status === 'FAILED')
    throw new Refusal('payment_answered', { details: { status: named.status } });
  return [named];
};

const force = async (
  tx: OpenTransaction,
  withdrawal: LockedWithdrawal,
  payment: WithdrawalPayment,
): Promise<void> => {
  await answerPayment(tx, payment, { status: 'RECEIVED', answeredBy: 'operator' });
  await notifyMember(tx, withdrawal, {
    kind: 'withdrawalReceived',
    amountMinor: payment.amountMinor,
    currency: withdrawal.currency,
  });
};

/** The bank has given it back: it is locked again, as before it was sent. */
const takeBack = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { id, memberId, currency }: LockedWithdrawal,
  payment: WithdrawalPayment,
): Promise<void> => {
  const { locked } = await readBalances(tx, merchant.id, memberId, currency);
  const clearing = await openHouseAccount(tx, merchant.id, 'clearing', currency);
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'withdrawal',
    key: `${payment.id}:returned`,
    kind: 'withdrawal_returned',
    ref: String(id),
    lines: [
      { accountId: clearing, amountMinor: -payment.amountMinor },
      { accountId: locked.accountId, amountMinor: payment.amountMinor },
    ],
  });
  await answerPayment(tx, payment, { status: 'FAILED', answeredBy: 'operator' });
};
