import type { ReactNode } from 'react';
import * as styles from './HeaderActions.css.ts';

export interface HeaderActionsProps {
  /** Language and mode; gone on a narrow screen, where the side menu has them. */
  preferences?: ReactNode;
  /** Who is here: the ways in, or the balance and the member's menu. */
  children: ReactNode;
}

/** The end of every header. */
export const HeaderActions = ({ preferences, children }: HeaderActionsProps) => (
  <div className={styles.actions}>
    {preferences && <div className={styles.preferences}>{preferences}</div>}
    {children}
  </div>
);
