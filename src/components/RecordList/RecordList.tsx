import type { ReactNode } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { progress } from '../Table/Table.css.ts';
import * as styles from './RecordList.css.ts';

export interface RecordListProps<Row> {
  /** The list's name: "Transactions". */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Draws one record: a `TransactionRow`, a `BetRecordRow`. */
  children: (row: Row) => ReactNode;
  /** Stands in the list's place while there are no records: an `EmptyState`. */
  empty: ReactNode;
  /** Stands in its place when the records could not be had: an `ErrorState`. */
  error?: ReactNode;
  /** Records are on their way: blank ones stand in, or a bar runs over those of before. */
  loading?: boolean | undefined;
  /** Said while records are on their way. */
  loadingLabel?: string | undefined;
  /** Blank records while there are none of before. */
  blankRows?: number | undefined;
}

/** Records one below the other on one ground; what compares columns is a `Table`. */
export const RecordList = <Row,>({
  label,
  rows,
  rowKey,
  children,
  empty,
  error,
  loading = false,
  loadingLabel,
  blankRows = 5,
}: RecordListProps<Row>) => {
  const instead = error ?? (rows.length === 0 && !loading ? empty : undefined);
  return (
    <div className={styles.frame} role="group" aria-label={label} aria-busy={loading || undefined}>
      <span role="status" className={visuallyHidden}>
        {loading && loadingLabel}
      </span>
      {loading && rows.length > 0 && <span aria-hidden className={progress} />}
      {instead ?? (
        <ul className={styles.list} aria-label={label}>
          {rows.map((row) => (
            <li key={rowKey(row)} className={styles.item}>
              {children(row)}
            </li>
          ))}
          {rows.length === 0 && <BlankRows count={blankRows} />}
        </ul>
      )}
    </div>
  );
};

const BlankRows = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_row, index) => (
    <li key={index} aria-hidden className={styles.blank}>
      <Skeleton shape="circle" width="2.5rem" />
      <span>
        <Skeleton width="9rem" />
        <Skeleton width="5rem" />
      </span>
      <Skeleton width="5.5rem" />
    </li>
  ));
