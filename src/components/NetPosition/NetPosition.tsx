import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { formatMoney } from '#domain/format-money.ts';
import { durationAttribute, formatElapsed } from './format-elapsed.ts';
import * as styles from './NetPosition.css.ts';
import { useEffect, useState } from 'react';

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

/**
 * Seconds that go on from where the session stood when this value was given. A page that slept
 * counts what it missed: time is measured, not ticked.
 *
 * @param startSeconds what the first render answers, on the server as in the browser
 * @param running off: stays where it is
 */
const useElapsed = (startSeconds: number, running: boolean): number => {
  const [passed, setPassed] = useState({ from: startSeconds, seconds: 0 });

  useEffect(() => {
    if (!running) return undefined;
    const begin = performance.now();
    const tick = () =>
      setPassed({ from: startSeconds, seconds: (performance.now() - begin) / 1000 });
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [startSeconds, running]);

  return startSeconds + (passed.from === startSeconds ? passed.seconds : 0);
};
