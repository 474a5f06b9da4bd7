import { type ReportFigures, type ReportSort, reportSorts } from '#api/agent-reports.ts';

/** The figures of a team that reports show. */
export type FigureName =
  | 'active'
  | 'bets'
  | 'stake'
  | 'payout'
  | 'validBet'
  | 'profit'
  | 'deposit'
  | 'withdrawal'
  | 'bonus'
  | 'rebate'
  | 'fee'
  | 'salary'
  | 'base'
  | 'registered'
  | 'firstDeposits';

/** What figures are read from. */
export type FiguresRow = ReportFigures & { active?: number | null };

const FIGURES: Record<FigureName, (row: FiguresRow) => number | null> = {
  active: ({ active }) => active ?? null,
  bets: ({ bets }) => bets,
  stake: ({ stakeMinor }) => stakeMinor,
  payout: ({ payoutMinor }) => payoutMinor,
  validBet: ({ validBetMinor }) => validBetMinor,
  profit: ({ profitMinor }) => profitMinor,
  deposit: ({ depositMinor }) => depositMinor,
  withdrawal: ({ withdrawalMinor }) => withdrawalMinor,
  bonus: ({ bonusMinor }) => bonusMinor,
  rebate: ({ rebateMinor }) => rebateMinor,
  fee: ({ feeMinor }) => feeMinor,
  salary: ({ salaryMinor }) => salaryMinor,
  base: ({ baseMinor }) => baseMinor,
  registered: ({ registered }) => registered,
  firstDeposits: ({ firstDeposits }) => firstDeposits,
};

const COUNTS: readonly FigureName[] = ['active', 'bets', 'registered', 'firstDeposits'];

const SIGNED: readonly FigureName[] = ['profit', 'base'];

/** One figure of a row; null where the row has none. */
export const figureOf = (name: FigureName, row: FiguresRow): number | null => FIGURES[name](row);

/** Whether it counts something that is no money. */
export const isCount = (name: FigureName): boolean => COUNTS.includes(name);

/** Whether a plus is written before what is gained. */
export const isSigned = (name: FigureName): boolean => SIGNED.includes(name);

/** Whether the platform orders by it. */
export const isSortable = (name: string): name is ReportSort =>
  reportSorts.some((sort) => sort === name);
