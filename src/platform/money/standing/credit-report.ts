import { creditReport } from '#api/standing.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { readProtections } from '../../people/contacts/read-protections.ts';
import { readIdentity } from '../../people/identity/read-identity.ts';
import { limitsInUse } from '../../people/protection/limits-in-use.ts';
import { readFacts, readUsage } from '../../people/protection/read-facts.ts';
import { selectBankAccounts } from '../bank-accounts/bank-account-view.ts';
import { readTurnover } from '../turnover/read-turnover.ts';
import { readDayOfWithdrawals } from '../withdrawals/day-of-withdrawals.ts';

/** What is open, proved and allowed for a member: what stands beside the rank on the member's own page. */
export const creditReportHandler = handle(creditReport, async (_input, context, refuse) => {
  const { database, merchant, session } = context;
  const { memberId } = session;
  if (!merchant.config.ranks.enabled) return refuse('ranks_off');
  const [turnover, verification, today, deposits] = await Promise.all([
    readTurnover(database, merchant, memberId),
    readVerification(database, merchant, memberId),
    readDayOfWithdrawals(database, merchant, memberId),
    readDepositLimits(database, merchant, memberId),
  ]);
  const { maximumMinor, dailyMaximumMinor, dailyCount, leftMinor, leftCount } = today;
  return {
    currency: merchant.config.currency,
    turnover,
    verification,
    withdrawals: { maximumMinor, dailyMaximumMinor, dailyCount, leftMinor, leftCount },
    deposits,
  };
});

const readVerification = async (database: Database, merchant: Merchant, memberId: number) => {
  const [protections, identity, account] = await Promise.all([
    readProtections(database, merchant.id, memberId),
    readIdentity(database, merchant, memberId),
    selectBankAccounts(database, merchant.id, memberId)
      .where('verifiedAt', 'is not', null)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return {
    mobile: protections.mobileVerified,
    email: protections.emailVerified,
    bankAccount: account !== undefined,
    identity: identity.status,
    identityAsked: identity.asked,
  };
};

const readDepositLimits = async (database: Database, merchant: Merchant, memberId: number) => {
  const [{ limits }, usage] = await Promise.all([
    readFacts(database, merchant, memberId),
    readUsage(database, merchant, memberId),
  ]);
  return limitsInUse(limits, merchant.config.protection.caps, usage)
    .filter(({ kind }) => kind === 'deposit')
    .map(({ period, effective, used }) => ({ period, limitMinor: effective, usedMinor: used }));
};
