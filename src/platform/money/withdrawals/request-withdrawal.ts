import { requestWithdrawal } from '#api/withdrawals.ts';
import { selectBankAccounts } from '../bank-accounts/bank-account-view.ts';
import { readActiveBonus } from '../bonuses/active-bonus.ts';
import { closeBonus } from '../bonuses/close-bonus.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { answerShortlyOrOnce } from '../../base/ledger/short-way.ts';
import { refuseFrozenAgent } from '../../people/agents/refuse-frozen-agent.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { provePaymentPassword } from '../../people/members/payment-password.ts';
import {
  limitsByRank,
  readWithdrawalLimits,
  type WithdrawalLimits,
} from '../ranks/rank-benefits.ts';
import { readTurnover } from '../turnover/read-turnover.ts';
import { readDayOfWithdrawals } from './day-of-withdrawals.ts';
import { queueCash } from './queue-cash.ts';
import { viewWithdrawal } from './withdrawal-view.ts';

interface WithdrawalInput {
  memberId: number;
  amountMinor: number;
  bankAccountId: number;
  forfeitBonus: boolean;
}

/** Locks the cash and puts the withdrawal into the queue; the member cannot call it back. */
export const requestWithdrawalHandler = handle(
  requestWithdrawal,
  async (input, context, refuse) => {
    const { merchant, session } = context;
    const { requestId, paymentPassword, ...asked } = input;
    await provePaymentPassword(context, paymentPassword);
    const { currency, timeZone } = merchant.config;
    const given = {
      amount: asked.amountMinor,
      bankAccount: asked.bankAccountId,
      currency,
      zone: timeZone,
      limits: limitsByRank(merchant),
    };
    const request = { scope: 'requestWithdrawal', requestId, input: asked, given };
    return answerShortlyOrOnce(context, request, async (tx) => {
      const { memberId } = session;
      const member = await lockMember(tx, merchant.id, memberId);
      if (member?.status !== 'active') return refuse('account_frozen');
      await refuseFrozenAgent(tx, merchant.id, memberId);
      const id = await queue(tx, merchant, { ...asked, memberId });
      return (await viewWithdrawal(tx, merchant.id, { id, memberId })) ?? refuse('not_found');
    });
  },
);

/** Everything that can stand against it is looked at while the member is locked. */
const queue = async (
  tx: OpenTransaction,
  merchant: Merchant,
  input: WithdrawalInput,
): Promise<number> => {
  const { memberId, amountMinor, bankAccountId, forfeitBonus } = input;
  refuseAmount(await readWithdrawalLimits(tx, merchant, memberId), amountMinor);
  const account = await selectBankAccounts(tx, merchant.id, memberId)
    .where('id', '=', bankAccountId)
    .executeTakeFirst();
  if (!account) throw new Refusal('not_found');
  if (!account.verifiedAt) throw new Refusal('bank_account_unverified');
  const day = await refuseDay(tx, merchant, input);
  await refuseMoney(tx, merchant, input);
  const bonus = await readActiveBonus(tx, merchant.id, memberId);
  if (bonus && forfeitBonus) await closeBonus(tx, merchant, bonus, 'FORFEITED');

  return queueCash(tx, merchant, { memberId, amountMinor, bankAccountId, day });
};

const refuseAmount = (
  { minimumMinor, maximumMinor }: WithdrawalLimits,
  amountMinor: number,
): void => {
  if (amountMinor < minimumMinor || amountMinor > maximumMinor)
    throw new Refusal('amount_out_of_range', { details: { minimumMinor, maximumMinor } });
};

/** @returns the day to which the withdrawal counts */
const refuseDay = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { memberId, amountMinor }: WithdrawalInput,
): Promise<string> => {
  const today = await readDayOfWithdrawals(tx, merchant, memberId);
  const nextDayAt = today.nextDayAt.toISOString();
  if (today.leftCount === 0)
    throw new Refusal('withdrawal_daily_count', {
      details: { dailyCount: today.dailyCount, nextDayAt },
    });
  if (amountMinor > today.leftMinor)
    throw new Refusal('withdrawal_daily_amount', {
      details: { leftMinor: today.leftMinor, nextDayAt },
    });
  return today.day;
};

const refuseMoney = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { memberId, amountMinor, forfeitBonus }: WithdrawalInput,
): Promise<void> => {
  const turnover = await readTurnover(tx, merchant, memberId);
  if (turnover.remainingMinor > 0)
    throw new Refusal('turnover_unmet', { details: { remainingMinor: turnover.remainingMinor } });
  if (amountMinor > turnover.withdrawableMinor) throw new Refusal('insufficient_funds');
  const bonusOpen = turnover.items.some(({ kind }) => kind === 'bonus');
  if (bonusOpen && !forfeitBonus)
    throw new Refusal('bonus_forfeit_needed', {
      details: { forfeitMinor: turnover.forfeitMinor },
    });
};
