import type { ReactNode } from 'react';
import {
  type Winner,
  WinnerTicker,
  type WinnerTickerProps,
} from '../WinnerTicker/WinnerTicker.tsx';
import * as styles from './WinnersBoard.css.ts';

/** One column of the board. */
export interface WinnersColumn {
  /** "Top 10"; stands above the column and names it. */
  title: string;
  winners: Winner[];
}

export interface WinnersBoardProps extends Pick<
  WinnerTickerProps,
  'currency' | 'language' | 'fallbackUrl' | 'pauseLabel' | 'playLabel' | 'visibleRows' | 'rowMs'
> {
  /** The name of the board. */
  label: string;
  /** The highest wins, and the next ones; a column without winners is left out. */
  columns: readonly [WinnersColumn, WinnersColumn];
  status: 'loading' | 'ready' | 'failed';
  /** Stands in place of a board without winners. */
  empty: ReactNode;
  /** Stands in place of a board that could not be had. */
  error: ReactNode;
}

/** The winners board: two columns that pass by, the highest wins first. */
export const WinnersBoard = ({
  label,
  columns,
  status,
  empty,
  error,
  ...shared
}: WinnersBoardProps) => {
  const filled = columns.filter(({ winners }) => winners.length > 0);
  const isLoading = status === 'loading' && filled.length === 0;
  if (!isLoading && filled.length === 0) return status === 'failed' ? error : empty;
  const shown = isLoading ? columns : filled;
  return (
    <div role="group" aria-label={label} className={styles.board} data-columns={shown.length}>
      {shown.map(({ title, winners }) => (
        <WinnerTicker
          key={title}
          {...shared}
          loading={isLoading}
          label={title}
          title={title}
          winners={winners}
        />
      ))}
    </div>
  );
};
