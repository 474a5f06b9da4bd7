import type { ReactNode } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './Timeline.css.ts';

/** Whether a step is over, under way, still to come, or went wrong. */
export type StepState = 'done' | 'current' | 'waiting' | 'failed';

export interface TimelineStep {
  id: string;
  title: ReactNode;
  /** When: a date, a `RelativeTime`. */
  time?: ReactNode;
  /** What happened, or what is needed. */
  children?: ReactNode;
  state?: StepState | undefined;
  /** In place of the state's own sign. */
  icon?: IconName | undefined;
}

export interface TimelineProps {
  /** What went this way: "Withdrawal W-2210". */
  label: string;
  steps: readonly TimelineStep[];
  /** The states in words, for who does not see the signs. */
  stateLabels: Record<StepState, string>;
}

const signs: Record<StepState, IconName | undefined> = {
  done: 'check',
  current: undefined,
  waiting: undefined,
  failed: 'close',
};

/** The way of something, step by step, from the first to the last. */
export const Timeline = ({ label, steps, stateLabels }: TimelineProps) => (
  <ol aria-label={label} className={styles.list}>
    {steps.map(({ id, title, time, children, state = 'done', icon }) => {
      const sign = icon ?? signs[state];
      return (
        <li
          key={id}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {sign && <Icon name={sign} size={16} />}
            {!sign && state === 'current' && <span className={styles.dot} />}
          </span>
          <div className={styles.body}>
            <p className={styles.title}>
              {title} <span className={visuallyHidden}>({stateLabels[state]})</span>
            </p>
            {time && <p className={styles.time}>{time}</p>}
            {children && <div className={styles.text}>{children}</div>}
          </div>
        </li>
      );
    })}
  </ol>
);
