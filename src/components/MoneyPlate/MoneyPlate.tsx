import { type ReactNode, useId } from 'react';
import { Money } from '../Money/Money.tsx';
import * as styles from './MoneyPlate.css.ts';

export interface MoneyPlateProps {
  /** What the amount is: "Amount to pay". Names the plate. */
  label: string;
  /** Whole minor units. */
  minor: number;
  currency: string;
  language: string;
  /** Where it stands: a `StatusPill`. */
  state?: ReactNode;
  /** Beside the amount: a `Countdown`, until when something holds. */
  timer?: ReactNode;
  /** A sentence under the amount. */
  note?: ReactNode;
  /** What belongs to it: steps, facts, texts to copy. */
  children?: ReactNode;
  /** The ways on: buttons and links. */
  actions?: ReactNode;
}

/** One payment under way: its amount large, where it stands, how long it holds, what to do. */
export const MoneyPlate = ({
  label,
  minor,
  currency,
  language,
  state,
  timer,
  note,
  children,
  actions,
}: MoneyPlateProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.plate}>
      <div className={styles.head}>
        <div className={styles.text}>
          <h3 id={id} className={styles.label}>
            {label}
          </h3>
          <p className={styles.amount}>
            <Money minor={minor} currency={currency} language={language} />
          </p>
          {note && <div className={styles.note}>{note}</div>}
        </div>
        {(state || timer) && (
          <div className={styles.end}>
            {state}
            {timer}
          </div>
        )}
      </div>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
};
