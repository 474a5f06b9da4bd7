import { confirmWithdrawal } from '#api/withdrawals.ts';
import { paidMinorOf } from '#domain/withdrawal-status.ts';
import type { WithdrawalPayment } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle, Refusal } from '../../base/endpoints/handler.ts';
import { answerOnce } from '../../base/ledger/answer-once.ts';
import { claimUploads } from '../../base/uploads/claim-uploads.ts';
import { answerPayment } from './answer-payment.ts';
import { type LockedWithdrawal, lockWithdrawal, refreshWithdrawal } from './locked-withdrawal.ts';
import { viewWithdrawal } from './withdrawal-view.ts';

/**
 * Takes a member's word on a payment. What was answered stays, but for one thing: money that had
 * not come may still come.
 */
export const confirmWithdrawalHandler = handle(confirmWithdrawal, (input, context, refuse) => {
  const { merchant, session } = context;
  const { requestId, ...said } = input;
  const { memberId } = session;
  const request = { scope: 'confirmWithdrawal', requestId, input: said };
  return answerOnce(context, request, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, merchant.id, { id: said.id, memberId });
    if (!withdrawal) return refuse('not_found');
    if (said.answer === 'fullyReceived') await receiveAll(tx, withdrawal);
    else {
      const payment = readPayment(withdrawal, said.paymentId);
      if (said.answer === 'received') await receive(tx, payment);
      else
        await dispute(tx, payment, {
          remark: said.remark || null,
          proofs: await claimUploads(tx, merchant, {
            memberId,
            purpose: 'proof',
            field: 'proofIds',
            ids: said.proofIds ?? [],
          }),
        });
    }
    await refreshWithdrawal(tx, withdrawal);
    const { id } = withdrawal;
    return (await viewWithdrawal(tx, merchant.id, { id, memberId })) ?? refuse('not_found');
  });
});

const isOpen = ({ status }: WithdrawalPayment): boolean =>
  status === 'SENT' || status === 'NOT_RECEIVED';

/** The payment that is meant; without a number, the only one that is open. */
const readPayment = (
  { payments }: LockedWithdrawal,
  paymentId: number | undefined,
): WithdrawalPayment => {
  if (payments.length === 0) throw new Refusal('withdrawal_not_paid');
  if (paymentId !== undefined) {
    const named = payments.find(({ id }) => id === paymentId);
    if (!named) throw new Refusal('not_found');
    return named;
  }
  const [first, ...others] = payments.filter(isOpen);
  if (!first) throw new Refusal('withdrawal_answered');
  if (others.length > 0)
    throw new Refusal('invalid_input', {
      fieldErrors: [{ field: 'paymentId', rule: 'required' }],
    });
  return first;
};

const receive = async (tx: OpenTransaction, payment: WithdrawalPayment): Promise<void> => {
  if (!isOpen(payment)) throw new Refusal('withdrawal_answered');
  await answerPayment(tx, payment, { status: 'RECEIVED', answeredBy: 'member' });
};

const receiveAll = async (tx: OpenTransaction, withdrawal: LockedWithdrawal): Promise<void> => {
  const { amountMinor, payments } = withdrawal;
  if (paidMinorOf(payments) < amountMinor) throw new Refusal('withdrawal_not_paid');
  const open = payments.filter(isOpen);
  if (open.length === 0) throw new Refusal('withdrawal_answered');
  for (const payment of open) await receive(tx, payment);
};

const dispute = async (
  tx: OpenTransaction,
  payment: WithdrawalPayment,
  said: { proofs: string[]; remark: string | null },
): Promise<void> => {
  // Past its time it counts as received, also before the clock's job has written so.
  if (payment.status !== 'SENT' || payment.dueAt <= new Date())
    throw new Refusal('withdrawal_answered');
  if (said.proofs.length === 0) throw new Refusal('proof_needed');
  await answerPayment(tx, payment, { status: 'NOT_RECEIVED', answeredBy: 'member', ...said });
};
