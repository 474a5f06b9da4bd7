import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ResultTrail.css.ts';

/** One result of the past. */
export interface TrailResult {
  id: string;
  /** As it is written: "2.31×". */
  text: string;
  /** How it stands out: a plain one, a good one, a rare high one. */
  tone: 'plain' | 'good' | 'high';
}

export interface ResultTrailProps {
  /** The newest first. */
  results: readonly TrailResult[];
  /** Names the list: "Last rounds". */
  label: string;
}

/** The results before, on one line; as many as there is room for. */
export const ResultTrail = ({ results, label }: ResultTrailProps) => (
  <ol className={styles.trail} aria-label={label}>
    {results.map(({ id, text, tone }) => (
      <li key={id} className={styles.result} data-tone={tone}>
        {tone === 'high' && <Icon name="starFilled" size={12} />}
        <bdi dir="ltr">{text}</bdi>
      </li>
    ))}
  </ol>
);
