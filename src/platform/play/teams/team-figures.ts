import { sql } from '../../base/database/sql.ts';

/** What some people did in some days, in whole minor units. What was taken back counts below 0 when it was taken back. */
export interface Figures {
  bets: number;
  stakeMinor: number;
  payoutMinor: number;
  validMinor: number;
  bonusMinor: number;
  rebateMinor: number;
  salaryMinor: number;
  /** Of deposits. */
  feeMinor: number;
  /** Credited: without fees, less what was paid back. */
  depositMinor: number;
  /** Received. */
  withdrawalMinor: number;
  /** People who paid in for the first time. */
  firstDeposits: number;
  /** Accounts that were opened. */
  registered: number;
}

/** Figures with what is shared by contracts. */
export interface TeamFigures extends Figures {
  /** Σ(stake − payout) − rebates − bonuses − salaries − fees. */
  baseMinor: number;
  /** People with a settled bet, each once. */
  active: number;
}

/** Whose figures of which days of the brand's time zone, both included (`yyyy-MM-dd`). */
export interface AskedFigures {
  merchantId: number;
  agentIds: readonly number[];
  fromDay: string;
  toDay: string;
}

/** Nothing at all. */
export const noFigures: Figures = {
  bets: 0,
  stakeMinor: 0,
  payoutMinor: 0,
  validMinor: 0,
  bonusMinor: 0,
  rebateMinor: 0,
  salaryMinor: 0,
  feeMinor: 0,
  depositMinor: 0,
  withdrawalMinor: 0,
  firstDeposits: 0,
  registered: 0,
};

/** The figures that contracts share: what the house has left. */
export const baseOf = (figures: Figures): number =>
  figures.stakeMinor -
  figures.payoutMinor -
  figures.rebateMinor -
  figures.bonusMinor -
  figures.salaryMinor -
  figures.feeMinor;

/** Sums of the columns of figures, of `t`. */
export const figureSums = sql`
  coalesce(sum(t.bets), 0)::bigint as bets,
  coalesce(sum(t.stake_minor), 0)::bigint as stake_minor,
  coalesce(sum(t.payout_minor), 0)::bigint as payout_minor,
  coalesce(sum(t.valid_minor), 0)::bigint as valid_minor,
  coalesce(sum(t.bonus_minor), 0)::bigint as bonus_minor,
  coalesce(sum(t.rebate_minor), 0)::bigint as rebate_minor,
  coalesce(sum(t.salary_minor), 0)::bigint as salary_minor,
  coalesce(sum(t.fee_minor), 0)::bigint as fee_minor,
  coalesce(sum(t.deposit_minor), 0)::bigint as deposit_minor,
  coalesce(sum(t.withdrawal_minor), 0)::bigint as withdrawal_minor,
  coalesce(sum(t.first_deposits), 0)::bigint as first_deposits,
  coalesce(sum(t.registered), 0)::bigint as registered`;
