import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { formatMoney } from '../Money/format-money.ts';
import { durationAttribute, formatElapsed } from './format-elapsed.ts';
import * as styles from './NetPosition.css.ts';
import { useElapsed } from './use-elapsed.ts';

export interface NetPositionLabels {
  /** Names the bar: "This session". */
  title: string;
  /** "Time played". */
  elapsed: string;
  /** "Won and lost". */
  net: string;
}

export interface NetPositionProps {
  /** How long the session has lasted, as of this render; it counts on from there. */
  elapsedSeconds: number;
  /** Off while no round can be played; the time stands still. */
  running?: boolean | undefined;
  /**
   * Won less staked in this session, whole minor units; below zero is a loss. Null where nothing is
   * at stake: then only the time is told.
   */
  netMinor: number | null;
  currency: string;
  language: string;
  labels: NetPositionLabels;
  /** A way out: take a break, limits. */
  action?: ReactNode;
}

/**
 * Time and net position while playing. Always in sight: it has no way to be closed, and a loss is
 * written as plainly as a gain (domain rule 9).
 */
export const NetPosition = ({
  elapsedSeconds,
  running = true,
  netMinor,
  currency,
  language,
  labels,
  action,
}: NetPositionProps) => {
  const seconds = useElapsed(elapsedSeconds, running);
  return (
    <section aria-label={labels.title} className={styles.bar}>
      <dl className={styles.terms}>
        <div className={styles.term}>
          <dt className={styles.name}>
            <Icon name="clock" size={16} />
            {labels.elapsed}
          </dt>
          <dd className={styles.value}>
            <time dateTime={durationAttribute(seconds)} suppressHydrationWarning>
              {formatElapsed(seconds, language)}
            </time>
          </dd>
        </div>
        {netMinor !== null && (
          <div className={styles.term}>
            <dt className={styles.name}>
              <Icon name="chart" size={16} />
              {labels.net}
            </dt>
            <dd className={styles.value}>
              <bdi suppressHydrationWarning>
                {formatMoney(netMinor, { currency, language, signed: true })}
              </bdi>
            </dd>
          </div>
        )}
      </dl>
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
};
