import type { ReactNode } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import * as styles from './StatCard.css.ts';

export interface StatChange {
  direction: 'up' | 'down' | 'flat';
  /** By how much: "12.5 %". */
  text: string;
  /** The direction in a word, said before the text: "up", "down", "unchanged". */
  directionLabel: string;
  /** Since when: "on last week". */
  since?: string | undefined;
  /** Whether that is good news; a rise in losses is not. Without it the change is neutral. */
  isGood?: boolean | undefined;
}

export interface StatCardProps {
  label: string;
  /** The figure, as written: a text, a `Money`. */
  value: ReactNode;
  icon?: IconName | undefined;
  change?: StatChange | undefined;
  /** How it went, from the oldest to the newest, with its sentence. */
  course?: { values: readonly number[]; label: string } | undefined;
  /** The figure is on its way. */
  loading?: boolean | undefined;
  /** On phones one line: the label at its start, the figure at its end; smaller elsewhere too. */
  compact?: boolean | undefined;
}

const arrows: Record<StatChange['direction'], IconName> = {
  up: 'chevronUp',
  down: 'chevronDown',
  flat: 'minus',
};

const toneOf = ({ isGood }: StatChange): 'good' | 'bad' | 'neutral' =>
  isGood === undefined ? 'neutral' : isGood ? 'good' : 'bad';

/** One figure that counts, how it changed and how it went. */
export const StatCard = ({
  label,
  value,
  icon,
  change,
  course,
  loading = false,
  compact = false,
}: StatCardProps) => (
  <article
    className={styles.card}
    aria-label={label}
    aria-busy={loading || undefined}
    data-compact={compact || undefined}
  >
    <p className={styles.label}>
      {icon && (
        <span className={styles.sign}>
          <Icon name={icon} size={18} />
        </span>
      )}
      {label}
    </p>
    <div className={styles.value}>{loading ? <Skeleton width="7rem" /> : value}</div>
    {change && !loading && (
      <p className={styles.change}>
        <span className={styles.figure} data-tone={toneOf(change)}>
          <Icon name={arrows[change.direction]} size={16} />
          <span className={visuallyHidden}>{change.directionLabel}</span> {change.text}
        </span>{' '}
        {change.since}
      </p>
    )}
    {loading && course && <Skeleton shape="box" ratio="6 / 1" />}
    {course && !loading && (
      <Sparkline
        values={course.values}
        label={course.label}
        tone={change?.isGood === undefined ? 'primary' : change.isGood ? 'success' : 'danger'}
      />
    )}
  </article>
);
