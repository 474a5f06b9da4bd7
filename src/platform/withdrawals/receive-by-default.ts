import type { Database } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { answerPayment } from './answer-payment.ts';
import { lockWithdrawal, refreshWithdrawal } from './locked-withdrawal.ts';
import { remindOfPayments } from './remind-of-payments.ts';
import { tellMember } from './tell-member.ts';

/** Reminds of unanswered payments, and lets them count as received when their time is over. */
export const confirmationJob: Job = {
  name: 'withdrawal confirmations',
  everyMs: 20_000,
  run: async ({ database, merchants }) => {
    for (const merchant of merchants()) {
      await receiveByDefault(database, merchant);
      await remindOfPayments(database, merchant);
    }
  },
};

/** Lets every payment count as received whose time is over without an answer. */
export const receiveByDefault = async (database: Database, merchant: Merchant): Promise<void> => {
  const due = await database
    .selectFrom('withdrawalPayment')
    .select(['id', 'withdrawalId'])
    .where('merchantId', '=', merchant.id)
    .where('status', '=', 'SENT')
    .where('dueAt', '<=', new Date())
    .orderBy('id')
    .execute();
  for (const { id, withdrawalId } of due) await receiveOne(database, merchant, withdrawalId, id);
};

const receiveOne = (
  database: Database,
  merchant: Merchant,
  withdrawalId: number,
  paymentId: number,
): Promise<void> =>
  database.transaction().execute(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, merchant.id, { id: withdrawalId });
    const payment = withdrawal?.payments.find(({ id }) => id === paymentId);
    // Answered meanwhile, by the member or by another process.
    if (!withdrawal || payment?.status !== 'SENT') return;
    await answerPayment(tx, payment, { status: 'RECEIVED', answeredBy: 'default' });
    await refreshWithdrawal(tx, withdrawal);
    await tellMember(tx, withdrawal, {
      kind: 'withdrawalReceived',
      amountMinor: payment.amountMinor,
      currency: withdrawal.currency,
    });
  });
