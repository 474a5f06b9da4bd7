import type { WithdrawalPayment } from '../../base/database/bet-tables.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import { notifyMember } from '../../people/contacts/notify-contact.ts';

const minuteMs = 60_000;

/**
 * The reminder that is due: of those whose time has come the last, and none that went out already
 * or that would come at the moment of the payment itself.
 *
 * @param reminders minutes before the end
 */
export const dueReminder = (
  {
    sentAt,
    dueAt,
    remindedMinutes,
  }: Pick<WithdrawalPayment, 'sentAt' | 'dueAt' | 'remindedMinutes'>,
  reminders: readonly number[],
  now: Date,
): number | null => {
  const come = reminders.filter((minutes) => {
    const at = dueAt.getTime() - minutes * minuteMs;
    return at > sentAt.getTime() && at <= now.getTime();
  });
  const next = Math.min(...come, Number.POSITIVE_INFINITY);
  if (now >= dueAt || next === Number.POSITIVE_INFINITY) return null;
  return remindedMinutes === null || next < remindedMinutes ? next : null;
};

/** Reminds the members who have not said whether their money came, each as its brand wants. */
export const remindOfPayments = async (
  database: Database,
  merchants: readonly Merchant[],
): Promise<void> => {
  const remindersOf = new Map(
    merchants.map(({ id, config }) => [id, config.withdrawals.reminderMinutes]),
  );
  const now = new Date();
  // Not as arguments of one call: those of all brands are more than there may be.
  const longest = [...remindersOf.values()].flat().reduce((one, other) => Math.max(one, other), 0);
  const open = await database
    .selectFrom('withdrawalPayment')
    .selectAll()
    .where('status', '=', 'SENT')
    .where('dueAt', '<=', new Date(now.getTime() + longest * minuteMs))
    .orderBy('dueAt')
    .execute();
  const due = open.flatMap((payment) => {
    const minutes = dueReminder(payment, remindersOf.get(payment.merchantId) ?? [], now);
    return minutes === null ? [] : [{ payment, minutes }];
  });
  await eachByItself(due, ({ payment, minutes }) => remind(database, payment, minutes));
};

const remind = (database: Database, payment: WithdrawalPayment, minutes: number): Promise<void> =>
  database.transaction().execute(async (tx) => {
    const taken = await tx
      .updateTable('withdrawalPayment')
      .set({ remindedMinutes: minutes })
      .where('merchantId', '=', payment.merchantId)
      .where('id', '=', payment.id)
      .where('status', '=', 'SENT')
      .where((is) =>
        is.or([is('remindedMinutes', 'is', null), is('remindedMinutes', '>', minutes)]),
      )
      .returning('withdrawalId')
      .executeTakeFirst();
    // Another process was faster, or the member has answered.
    if (!taken) return;
    const { memberId, currency } = await tx
      .selectFrom('withdrawal')
      .select(['memberId', 'currency'])
      .where('merchantId', '=', payment.merchantId)
      .where('id', '=', taken.withdrawalId)
      .executeTakeFirstOrThrow();
    await notifyMember(
      tx,
      { merchantId: payment.merchantId, memberId },
      {
        kind: 'withdrawalReminder',
        amountMinor: payment.amountMinor,
        currency,
        data: { minutes },
        expiresAt: payment.dueAt,
      },
    );
  });
