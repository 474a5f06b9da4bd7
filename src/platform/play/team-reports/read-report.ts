import type { ReportFigures, ReportSort } from '#api/agent-reports.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { planForBranch } from '../../people/agents/select-downlines.ts';
import { baseOf, type Figures, figureSums } from '../teams/team-figures.ts';
import type { RowEnd } from '../../base/lists/list-cursor.ts';

/** One row of a report: what it is of, and its figures. */
export type ReportRow = Figures & RowEnd;

/** Which rows of a report are read. */
export interface ReportOrder {
  sort: ReportSort;
  descending: boolean;
  after: RowEnd | null;
  limit: number;
}

/** A query of rows with a `key` and all columns of figures. */
export type ReportQuery = ReturnType<typeof sql>;

const VALUES: Readonly<Record<ReportSort, ReturnType<typeof sql>>> = {
  key: sql`0::bigint`,
  bets: sql`r.bets`,
  stake: sql`r.stake_minor`,
  payout: sql`r.payout_minor`,
  validBet: sql`r.valid_minor`,
  profit: sql`r.payout_minor - r.stake_minor + r.rebate_minor + r.bonus_minor`,
  base: sql`r.stake_minor - r.payout_minor - r.rebate_minor - r.bonus_minor - r.salary_minor - r.fee_minor`,
  deposit: sql`r.deposit_minor`,
  withdrawal: sql`r.withdrawal_minor`,
  bonus: sql`r.bonus_minor`,
  rebate: sql`r.rebate_minor`,
  registered: sql`r.registered`,
};

/** Some rows of a report, in an order, from where a page ended. */
export const readRows = async (
  tx: OpenTransaction,
  report: ReportQuery,
  { sort, descending, after, limit }: ReportOrder,
): Promise<ReportRow[]> => {
  const way = sql.raw(descending ? 'desc' : 'asc');
  const sign = sql.raw(descending ? '<' : '>');
  const following = after
    ? sql`where (v.value, v.key collate "C") ${sign} (${after.value}::bigint, ${after.key}::text collate "C")`
    : sql``;
  const { rows } = await sql<ReportRow>`
    select v.* from (select r.*, (${VALUES[sort]})::bigint as value from (${report}) r) v ${following}
      order by v.value ${way}, v.key collate "C" ${way} limit ${limit}`.execute(tx);
  return rows;
};

/** The sum of all rows of a report, and how many they are. */
export const readTotal = async (
  tx: OpenTransaction,
  report: ReportQuery,
): Promise<Figures & { rows: number }> => {
  const { rows } = await sql<Figures & { rows: number }>`
    select ${figureSums}, count(*)::int as rows from (${report}) t`.execute(tx);
  const [total] = rows;
  if (!total) throw new Error('a sum without a row');
  return total;
};

/** Figures as they are answered. */
export const toFigures = (figures: Figures): ReportFigures => ({
  bets: figures.bets,
  stakeMinor: figures.stakeMinor,
  payoutMinor: figures.payoutMinor,
  validBetMinor: figures.validMinor,
  bonusMinor: figures.bonusMinor,
  rebateMinor: figures.rebateMinor,
  salaryMinor: figures.salaryMinor,
  feeMinor: figures.feeMinor,
  depositMinor: figures.depositMinor,
  withdrawalMinor: figures.withdrawalMinor,
  firstDeposits: figures.firstDeposits,
  registered: figures.registered,
  profitMinor: figures.payoutMinor - figures.stakeMinor + figures.rebateMinor + figures.bonusMinor,
  baseMinor: baseOf(figures),
});

/** Runs reads that must fit together: all of them see the same moment. */
export const atOneMoment = <Value>(
  database: Database,
  read: (tx: OpenTransaction) => Promise<Value>,
): Promise<Value> =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // A branch of three people is read in another way than one of a million.
      await planForBranch(tx);
      return read(tx);
    });
