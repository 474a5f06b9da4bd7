import type { ReactNode } from 'react';
import * as styles from './JackpotPlate.css.ts';

export interface JackpotPlateProps {
  /** A card beside others, or a band over the page's whole width. */
  variant?: 'card' | 'band' | undefined;
  /** Names the band as a part of the page; a card has its neighbours' title. */
  label?: string | undefined;
  /** A `JackpotTicker`. */
  children: ReactNode;
}

/** The ground that a jackpot's figure stands on. */
export const JackpotPlate = ({ variant = 'card', label, children }: JackpotPlateProps) =>
  label === undefined ? (
    <div className={styles.variants[variant]}>{children}</div>
  ) : (
    <section aria-label={label} className={styles.variants[variant]}>
      {children}
    </section>
  );
