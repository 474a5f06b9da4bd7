import type { ReactNode } from 'react';
import * as styles from './HeaderActions.css.ts';

export interface HeaderActionsProps {
  /** Language and mode; gone on a narrow screen, where the side menu has them. */
  preferences?: ReactNode;
  /** A way that a phone has elsewhere, under the thumb: to deposit. */
  extra?: ReactNode;
  /** Who is here: the ways in, or the balance and the member's menu. */
  children: ReactNode;
}

/** The end of every header. */
export const HeaderActions = ({ preferences, extra, children }: HeaderActionsProps) => (
  <div className={styles.actions}>
    {preferences && <div className={styles.preferences}>{preferences}</div>}
    {extra && <div className={styles.extra}>{extra}</div>}
    {children}
  </div>
);
