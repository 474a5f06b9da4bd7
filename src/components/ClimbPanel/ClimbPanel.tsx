import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { multiplierText } from '../CrashGraph/multiplier-text.ts';
import { Money } from '../Money/Money.tsx';
import * as styles from './ClimbPanel.css.ts';

export interface ClimbPanelLabels {
  /** "Worth now". */
  now: string;
  /** "After the next step". */
  next: string;
  /** On the button, with the amount: "Take $19.80". */
  take: string;
}

export interface ClimbPanelProps {
  /** What the stake is worth now, as a multiplier and as money in whole minor units. */
  worth: number;
  worthMinor: number;
  /** After one more right step; null when there is none, or when it depends on what is chosen. */
  nextWorth: number | null;
  onTake: () => void;
  /** Nothing can be taken yet. */
  isDisabled?: boolean | undefined;
  loading?: boolean | undefined;
  currency: string;
  language: string;
  labels: ClimbPanelLabels;
  /** The next step, where it is a button and not a place on the board. */
  children?: ReactNode;
}

/** A round that climbs step by step: what it is worth, what the next step brings, and the way out. */
export const ClimbPanel = ({
  worth,
  worthMinor,
  nextWorth,
  onTake,
  isDisabled = false,
  loading = false,
  currency,
  language,
  labels,
  children,
}: ClimbPanelProps) => (
  <div className={styles.panel}>
    <dl className={styles.facts}>
      <div className={styles.fact} data-now="">
        <dt className={styles.term}>{labels.now}</dt>
        <dd className={styles.figure}>{multiplierText(worth, language)}</dd>
        <dd className={styles.amount}>
          <Money minor={worthMinor} currency={currency} language={language} />
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.term}>{labels.next}</dt>
        <dd className={styles.figure}>
          {nextWorth === null ? '–' : multiplierText(nextWorth, language)}
        </dd>
      </div>
    </dl>
    {children}
    <Button size="lg" fullWidth isDisabled={isDisabled} loading={loading} onPress={onTake}>
      {labels.take}
    </Button>
  </div>
);
