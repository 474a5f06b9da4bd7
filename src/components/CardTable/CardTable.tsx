import type { ReactNode } from 'react';
import * as styles from './CardTable.css.ts';

export interface CardTableProps {
  /** The upper half: the dealer's hand. */
  house?: ReactNode;
  /** Printed on the cloth: what the table pays. */
  inscription?: string | undefined;
  /** The lower half: the players' hands. */
  children: ReactNode;
}

/** The cloth of a card table in the brand's colors: the house above, the players below. */
export const CardTable = ({ house, inscription, children }: CardTableProps) => (
  <div className={styles.rail}>
    <div className={styles.cloth} data-house={house ? '' : undefined}>
      {house && <div className={styles.half}>{house}</div>}
      {inscription && <p className={styles.inscription}>{inscription}</p>}
      <div className={styles.half}>{children}</div>
    </div>
  </div>
);
