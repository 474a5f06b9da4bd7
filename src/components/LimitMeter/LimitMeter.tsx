import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatElapsed } from '../NetPosition/format-elapsed.ts';
import { type LimitState, limitState, usedShare } from './limit-state.ts';
import * as styles from './LimitMeter.css.ts';

export interface LimitMeterProps {
  /** What is limited, and for how long: "Deposits in 24 hours". */
  label: string;
  /** Money in whole minor units, or time in whole seconds. */
  unit: 'money' | 'seconds';
  used: number;
  /** Null: the player has set none. */
  limit: number | null;
  /** ISO 4217; only looked at for money. */
  currency: string;
  language: string;
  labels: {
    /** Stands between the two figures: "of". */
    of: string;
    /** In place of a limit: "No limit set". */
    none: string;
    /** What the meter says in words, by how near the limit is. */
    states: Record<LimitState, string>;
  };
  /** A change that waits: "From 22 November: $500.00". */
  pending?: string | undefined;
  /** Ways to change it. */
  action?: ReactNode;
}

const icons: Record<LimitState, IconName> = {
  far: 'shield',
  near: 'warning',
  reached: 'error',
};

/** A limit that a player has set, and how much of it is used. */
export const LimitMeter = ({
  label,
  unit,
  used,
  limit,
  currency,
  language,
  labels,
  pending,
  action,
}: LimitMeterProps) => {
  const write = (amount: number): string =>
    unit === 'money'
      ? formatMoney(amount, { currency, language })
      : formatElapsed(amount, language);
  const state = limitState(used, limit);
  const words = limit === null ? labels.none : labels.states[state];
  return (
    <section aria-label={label} className={styles.box} data-state={state}>
      <div className={styles.head}>
        <span className={styles.name}>{label}</span>
        <span className={styles.figures}>
          <bdi className={styles.used}>{write(used)}</bdi>
          {limit !== null && (
            <>
              {' '}
              {labels.of} <bdi>{write(limit)}</bdi>
            </>
          )}
        </span>
      </div>
      {limit !== null && (
        <div
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={`${write(used)} ${labels.of} ${write(limit)}`}
          className={styles.track}
        >
          <div
            className={styles.fill}
            style={assignInlineVars({ [styles.share]: String(usedShare(used, limit)) })}
          />
        </div>
      )}
      <div className={styles.foot}>
        <span className={styles.state}>
          <Icon name={icons[state]} size={18} />
          {words}
        </span>
        {action}
      </div>
      {pending && (
        <p className={styles.pending}>
          <Icon name="clock" size={18} />
          {pending}
        </p>
      )}
    </section>
  );
};
