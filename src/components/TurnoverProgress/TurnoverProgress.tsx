import type { ReactNode } from 'react';
import { Money } from '../Money/Money.tsx';
import { formatMoney } from '#domain/format-money.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { StatusPill, type StatusTone } from '../StatusPill/StatusPill.tsx';
import * as styles from './TurnoverProgress.css.ts';

/** Where a turnover requirement stands. */
export type TurnoverState = 'running' | 'met' | 'expired' | 'forfeited';

export interface TurnoverProgressProps {
  /** What it belongs to: "Deposit of 20 November", "Welcome bonus". */
  title: string;
  state: TurnoverState;
  /** Valid bets so far, and those that are needed; whole minor units. */
  doneMinor: number;
  neededMinor: number;
  currency: string;
  language: string;
  labels: {
    /** The state in words. */
    state: string;
    /** "still to bet before you can withdraw it". */
    left: string;
    /** "Valid bets". */
    progress: string;
  };
  /** Which games count how much, until when it holds. */
  note?: ReactNode;
  /** The way out: give up the bonus and keep the own money. */
  action?: ReactNode;
}

const tones: Record<TurnoverState, StatusTone> = {
  running: 'info',
  met: 'success',
  expired: 'neutral',
  forfeited: 'neutral',
};

/** How much has to be bet yet before money can be withdrawn, and what is said to it. */
export const TurnoverProgress = ({
  title,
  state,
  doneMinor,
  neededMinor,
  currency,
  language,
  labels,
  note,
  action,
}: TurnoverProgressProps) => {
  const money = { currency, language };
  return (
    <section className={styles.box}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <StatusPill tone={tones[state]}>{labels.state}</StatusPill>
      </div>
      {state === 'running' && (
        <p className={styles.left}>
          <span className={styles.figure}>
            <Money minor={Math.max(0, neededMinor - doneMinor)} {...money} />
          </span>
          <span className={styles.muted}>{labels.left}</span>
        </p>
      )}
      {/* Of nothing that is asked for, nothing can be done: an empty bar would read as a debt. */}
      {neededMinor > 0 && (
        <ProgressBar
          label={labels.progress}
          value={doneMinor}
          max={neededMinor}
          valueText={`${formatMoney(doneMinor, money)} / ${formatMoney(neededMinor, money)}`}
          tone={state === 'met' ? 'success' : 'primary'}
        />
      )}
      {note && <div className={styles.muted}>{note}</div>}
      {action}
    </section>
  );
};
