import { withdrawalRules } from '#api/withdrawals.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { selectBankAccounts } from '../bank-accounts/bank-account-view.ts';
import { readTurnover } from '../turnover/read-turnover.ts';
import { readDayOfWithdrawals } from './day-of-withdrawals.ts';

/** What holds for the member's next withdrawal, and what is missing for it. */
export const withdrawalRulesHandler = handle(
  withdrawalRules,
  async (_input, { database, merchant, session }) => {
    const { currency, withdrawals: rules } = merchant.config;
    const { memberId } = session;
    const [today, turnover, member, account] = await Promise.all([
      readDayOfWithdrawals(database, merchant, memberId),
      readTurnover(database, merchant, memberId),
      database
        .selectFrom('member')
        .select('paymentPasswordHash')
        .where('merchantId', '=', merchant.id)
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow(),
      selectBankAccounts(database, merchant.id, memberId)
        .where('verifiedAt', 'is not', null)
        .limit(1)
        .executeTakeFirst(),
    ]);
    return {
      currency,
      minimumMinor: rules.minimumMinor,
      maximumMinor: Math.min(today.maximumMinor, today.leftMinor),
      leftToday: today.leftCount,
      dailyCount: today.dailyCount,
      withdrawableMinor: turnover.withdrawableMinor,
      remainingTurnoverMinor: turnover.remainingMinor,
      forfeitMinor: turnover.forfeitMinor,
      hasPaymentPassword: member.paymentPasswordHash !== null,
      hasBankAccount: account !== undefined,
      nextDayAt: today.nextDayAt.toISOString(),
    };
  },
);
