import { bankAccounts } from '#api/bank-accounts.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { turnover } from '#api/turnover.ts';
import {
  type Withdrawal,
  withdrawalRules,
  withdrawals,
  type WithdrawalStatus,
} from '#api/withdrawals.ts';
import type { StatusTone } from '#components/StatusPill/StatusPill.tsx';
import type { StepState } from '#components/StepProgress/StepProgress.tsx';

import { amountError, type AmountErrors } from '../../money/amount-errors.ts';
import { memberQuery } from '../../remote/member-query.ts';

/** What holds for the next withdrawal. */
export const rulesQuery = memberQuery(withdrawalRules);

/** The member's bank accounts. */
export const accountsQuery = memberQuery(bankAccounts);

/** The turnover that is open. */
export const turnoverQuery = memberQuery(turnover);

/** The member's withdrawals: those on their way, or all of them by pages. */
export const withdrawalsQuery = memberQuery(withdrawals);

export type WithdrawalRules = ValueOf<typeof withdrawalRules>;

/** What the form of a new withdrawal holds. */
export interface WithdrawValues {
  /** '' until one is chosen. */
  bankAccountId: string;
  amountMinor: number | null;
  paymentPassword: string;
  forfeitBonus: boolean;
}

/** Why no withdrawal can be asked for now; null when one can. */
export type WithdrawalObstacle =
  | 'paymentPassword'
  | 'bankAccount'
  | 'today'
  | 'turnover'
  | 'tooLittle';

/** What stands between the member and a new withdrawal: what the member can mend comes first. */
export const hindranceOf = (rules: WithdrawalRules): WithdrawalObstacle | null => {
  if (!rules.hasPaymentPassword) return 'paymentPassword';
  if (!rules.hasBankAccount) return 'bankAccount';
  if (rules.remainingTurnoverMinor > 0) return 'turnover';
  if (rules.leftToday === 0 || rules.maximumMinor < rules.minimumMinor) return 'today';
  return rules.withdrawableMinor < rules.minimumMinor ? 'tooLittle' : null;
};

/** What is wrong with a new withdrawal, by field. */
export const withdrawErrors = (
  { bankAccountId, amountMinor, paymentPassword, forfeitBonus }: WithdrawValues,
  rules: Pick<
    WithdrawalRules,
    'minimumMinor' | 'maximumMinor' | 'withdrawableMinor' | 'forfeitMinor'
  >,
): AmountErrors => ({
  bankAccountId: bankAccountId === '' ? 'required' : undefined,
  amountMinor: amountError(amountMinor, { ...rules, thereMinor: rules.withdrawableMinor }),
  paymentPassword: paymentPassword === '' ? 'required' : undefined,
  forfeitBonus: rules.forfeitMinor > 0 && !forfeitBonus ? 'required' : undefined,
});

/** How each status looks. */
export const withdrawalTones: Record<WithdrawalStatus, StatusTone> = {
  QUEUED: 'info',
  APPROVED: 'info',
  PAYING: 'info',
  PAID: 'warning',
  DISPUTED: 'warning',
  RECEIVED: 'success',
  REJECTED: 'danger',
};

/** The states of the four steps: asked for, checked, sent, received. */
export const withdrawalSteps: Record<
  WithdrawalStatus,
  readonly [StepState, StepState, StepState, StepState]
> = {
  QUEUED: ['done', 'current', 'upcoming', 'upcoming'],
  APPROVED: ['done', 'done', 'current', 'upcoming'],
  PAYING: ['done', 'done', 'current', 'upcoming'],
  PAID: ['done', 'done', 'done', 'current'],
  DISPUTED: ['done', 'done', 'done', 'failed'],
  RECEIVED: ['done', 'done', 'done', 'done'],
  REJECTED: ['done', 'failed', 'upcoming', 'upcoming'],
};

/** The payments of a withdrawal that wait for the member's answer. */
export const unanswered = ({ payments }: Pick<Withdrawal, 'payments'>) =>
  payments.filter(({ status }) => status === 'SENT');
