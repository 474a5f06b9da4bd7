import { transactionHistory } from '#api/records.ts';
import { type RecordKind, recordKinds, type RecordState } from '#domain/record-kinds.ts';

import { memberQuery } from '../../remote/member-query.ts';
import { FIRST_PAGE, type Paged } from '../../records/use-choice.ts';
import { FIRST_PERIOD, type Period, periodInput } from '../../records/period.ts';

/** What the list of movements shows. */
export interface TransactionChoice extends Paged {
  period: Period;
  /** Null: every kind. */
  kind: RecordKind | null;
  state: RecordState | null;
  /** Whether sums are wanted of however many movements. */
  exact: boolean;
}

/** The member's movements, by what was asked for. */
export const transactionsQuery = memberQuery(transactionHistory);

/** What the list starts with: an address such as `?kind=deposit` names a kind. */
export const firstChoice = (query: URLSearchParams): TransactionChoice => ({
  period: FIRST_PERIOD,
  kind: recordKinds.find((kind) => kind === query.get('kind')) ?? null,
  state: null,
  exact: false,
  ...FIRST_PAGE,
});

/** The filters as the list and its files take them; null while days are missing. */
export const transactionFilter = ({ period, kind, state }: TransactionChoice) => {
  const days = periodInput(period);
  return days && { ...days, ...(kind && { kind }), ...(state && { state }) };
};
