import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';
import { answerPayment } from './answer-payment.ts';
import { lockWithdrawal, refreshWithdrawal } from './locked-withdrawal.ts';
import { remindOfPayments } from './remind-of-payments.ts';
import { notifyMember } from '../../people/contacts/notify-contact.ts';

/** Reminds of unanswered payments, and lets them count as received when their time is over. */
export const confirmationJob: Job = {
  name: 'withdrawal confirmations',
  everyMs: 20_000,
  run: async ({ database, merchants }) => {
    await receiveByDefault(database, merchants());
    await remindOfPayments(database, merchants());
  },
};

/** Lets every payment count as received whose time is over without an answer. */
export const receiveByDefault = async (
  database: Database,
  merchants: readonly Pick<Merchant, 'id'>[],
): Promise<void> => {
  const served = new Set(merchants.map(({ id }) => id));
  const due = await database
    .selectFrom('withdrawalPayment')
    .select(['id', 'merchantId', 'withdrawalId'])
    .where('status', '=', 'SENT')
    .where('dueAt', '<=', new Date())
    .orderBy('dueAt')
    .execute();
  const own = due.filter(({ merchantId }) => served.has(merchantId));
  await eachByItself(own, (payment) => receiveOne(database, payment));
};

const receiveOne = (
  database: Database,
  {
    id: paymentId,
    merchantId,
    withdrawalId,
  }: { id: number; merchantId: number; withdrawalId: number },
): Promise<void> =>
  database.transaction().execute(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, merchantId, { id: withdrawalId });
    const payment = withdrawal?.payments.find(({ id }) => id === paymentId);
    // Answered meanwhile, by the member or by another process.
    if (!withdrawal || payment?.status !== 'SENT') return;
    await answerPayment(tx, payment, { status: 'RECEIVED', answeredBy: 'default' });
    await refreshWithdrawal(tx, withdrawal);
    await notifyMember(tx, withdrawal, {
      kind: 'withdrawalReceived',
      amountMinor: payment.amountMinor,
      currency: withdrawal.currency,
    });
  });
