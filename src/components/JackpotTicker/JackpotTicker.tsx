import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { Ticker } from '../Ticker/Ticker.tsx';
import type { JackpotPool } from './jackpot-growth.ts';
import { useJackpot } from './use-jackpot.ts';
import * as styles from './JackpotTicker.css.ts';

export interface JackpotTickerProps {
  /** Stands over the figure: "Jackpot". */
  label: string;
  /** A line under it: what it is and where it comes from. */
  note?: ReactNode;
  /** What is shown until the pool is known, on the server as in the browser; minor units. */
  startMinor: number;
  /** The real amounts to go between; null until they are known. */
  pool: JackpotPool | null;
  /** The waits between two steps, in seconds; one is drawn each time. */
  everySeconds: readonly number[];
  currency: string;
  language: string;
  size?: 'md' | 'hero' | undefined;
}

/**
 * The jackpot: goes from one real amount of its pool to the next in small steps, rolling digit by
 * digit. Takes the text color of the plate that it stands on. A screen reader hears the amount
 * when it gets there, not every step.
 */
export const JackpotTicker = ({
  label,
  note,
  startMinor,
  pool,
  everySeconds,
  currency,
  language,
  size = 'md',
}: JackpotTickerProps) => {
  const minor = useJackpot(startMinor, pool, everySeconds);
  const amount = formatMoney(minor, { currency, language });
  return (
    <div
      className={styles.box}
      data-size={size}
      style={assignInlineVars({ [styles.characters]: String(amount.length) })}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.figure} data-jackpot={minor}>
        <Ticker value={amount} />
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
};
