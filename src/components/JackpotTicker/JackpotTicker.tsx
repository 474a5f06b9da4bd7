import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { formatMoney } from '../Money/format-money.ts';
import { Ticker } from '../Ticker/Ticker.tsx';
import type { JackpotGrowth } from './jackpot-growth.ts';
import { useJackpot } from './use-jackpot.ts';
import * as styles from './JackpotTicker.css.ts';

export interface JackpotTickerProps extends JackpotGrowth {
  /** Stands over the figure: "Jackpot". */
  label: string;
  /** A line under it: what it is and where it comes from. */
  note?: ReactNode;
  /** What the first render shows, on the server as in the browser; whole minor units. */
  startMinor: number;
  currency: string;
  language: string;
  size?: 'md' | 'hero' | undefined;
}

/**
 * The jackpot: grows by a step of `stepMinMinor` to `stepMaxMinor` after one of `everySeconds`,
 * rolling digit by digit. Takes the text colour of the plate that it stands on. A screen reader hears the amount when it gets there, not every step.
 */
export const JackpotTicker = ({
  label,
  note,
  startMinor,
  stepMinMinor,
  stepMaxMinor,
  everySeconds,
  currency,
  language,
  size = 'md',
}: JackpotTickerProps) => {
  const minor = useJackpot(startMinor, { stepMinMinor, stepMaxMinor, everySeconds });
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
