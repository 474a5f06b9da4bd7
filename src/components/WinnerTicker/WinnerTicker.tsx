import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { WinnerRow, type WinnerRowProps } from '../WinnerRow/WinnerRow.tsx';
import * as styles from './WinnerTicker.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as row from '../WinnerRow/WinnerRow.css.ts';

/** Lines of the winners board that are still loading, in their final height. */
const WinnerRowSkeleton = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={row.row} aria-hidden="true">
      <span className={row.icon} />
      <span className={row.text}>
        <Skeleton width="60%" />
        <Skeleton width="5rem" />
        <Skeleton width="80%" />
      </span>
    </div>
  ));

/** One line of the board. */
export type Winner = Omit<WinnerRowProps, 'currency' | 'language' | 'fallbackUrl'> & {
  id: string;
};

export interface WinnerTickerProps {
  /** The name of the list. */
  label: string;
  /** Shown above the column. */
  title?: string | undefined;
  winners: Winner[];
  currency: string;
  language: string;
  fallbackUrl: string;
  /** How many lines are in sight; with no more than these the column stands still. */
  visibleRows?: number | undefined;
  /** Time in which one line passes, in ms. */
  rowMs?: number | undefined;
  pauseLabel: string;
  playLabel: string;
  loading?: boolean | undefined;
  /** Shown in place of the lines when there is none. */
  empty?: ReactNode;
}

/** A short list is no higher than its lines; an empty one keeps the room for its words. */
const rowsInSight = (count: number, visibleRows: number, loading: boolean): number =>
  loading || count === 0 ? visibleRows : Math.min(count, visibleRows);

/**
 * Winners that pass upwards without end. Stands still under a pointer, under the focus, by its
 * button, and for whoever asked for less motion; then it scrolls by hand.
 */
export const WinnerTicker = ({
  label,
  title,
  winners,
  currency,
  language,
  fallbackUrl,
  visibleRows = 5,
  rowMs = 2400,
  pauseLabel,
  playLabel,
  loading = false,
  empty,
}: WinnerTickerProps) => {
  const [paused, setPaused] = useState(false);
  const moving = !loading && winners.length > visibleRows;
  const shared = { currency, language, fallbackUrl };
  const rows = winners.map(({ id, ...winner }) => (
    <li key={id}>
      <WinnerRow {...winner} {...shared} />
    </li>
  ));
  return (
    <div className={styles.ticker}>
      {(title || moving) && (
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
          {moving && (
            <button
              type="button"
              className={styles.pause}
              aria-label={paused ? playLabel : pauseLabel}
              onClick={() => setPaused(!paused)}
            >
              <Icon name={paused ? 'play' : 'pause'} size={18} />
            </button>
          )}
        </div>
      )}
      <div
        className={styles.window}
        {...(moving && {
          // Whoever asked for less motion scrolls by hand: by the keyboard as well.
          tabIndex: 0,
          role: 'group',
          'aria-label': label,
        })}
        data-moving={moving || undefined}
        data-paused={paused || undefined}
        style={assignInlineVars({
          [styles.rows]: String(rowsInSight(winners.length, visibleRows, loading)),
          [styles.roundMs]: `${winners.length * rowMs}ms`,
        })}
      >
        {loading && <WinnerRowSkeleton count={visibleRows} />}
        {!loading && winners.length === 0 && <div className={styles.empty}>{empty}</div>}
        {!loading && winners.length > 0 && (
          <div className={styles.belt}>
            <ol aria-label={label} className={styles.list}>
              {rows}
            </ol>
            {moving && (
              <ol aria-hidden="true" className={styles.copy}>
                {rows}
              </ol>
            )}
          </div>
        )}
      </div>
    </div>
  );
};
