import { Money } from '../Money/Money.tsx';
import { formatOdds } from '../Odds/format-odds.ts';
import type { BetSlipLabels } from './slip-labels.ts';
import type { SlipSum } from './slip.ts';
import * as styles from './BetSlip.css.ts';

interface SlipSumsProps {
  sum: SlipSum;
  /** Of all selections together; null where each pays by itself, or has been agreed on. */
  odds?: number | null | undefined;
  currency: string;
  language: string;
  labels: BetSlipLabels;
}

/** What a slip costs and what it may pay. */
export const SlipSums = ({ sum, odds = null, currency, language, labels }: SlipSumsProps) => (
  <dl className={styles.sums}>
    {odds !== null && (
      <div className={styles.sum}>
        <dt className={styles.term}>{labels.odds}</dt>
        <dd className={styles.figure}>{formatOdds(odds, 'decimal', language)}</dd>
      </div>
    )}
    <div className={styles.sum}>
      <dt className={styles.term}>{labels.totalStake}</dt>
      <dd className={styles.figure}>
        <Money minor={sum.stakeMinor} currency={currency} language={language} />
      </dd>
    </div>
    <div className={styles.sum}>
      <dt className={styles.term}>{labels.returns}</dt>
      <dd className={styles.returns}>
        <Money minor={sum.returnMinor} currency={currency} language={language} />
      </dd>
    </div>
  </dl>
);
