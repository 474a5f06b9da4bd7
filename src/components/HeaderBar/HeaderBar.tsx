import type { ReactNode } from 'react';
import * as styles from './HeaderBar.css.ts';

export interface HeaderBarProps {
  /** Names the header for a screen reader. */
  label: string;
  /** How far its line reaches: as the page below, or over the whole screen. */
  width?: 'page' | 'full' | undefined;
  /** The parts of the line: menu button, logo, navigation, actions. */
  children: ReactNode;
  /** Stands below the line, inside the bar. */
  below?: ReactNode;
}

/** The ground of every header: it stays at the top of the screen. */
export const HeaderBar = ({ label, width = 'page', children, below }: HeaderBarProps) => (
  <header className={styles.bar} aria-label={label}>
    <div className={styles.lines[width]}>{children}</div>
    {below}
  </header>
);
