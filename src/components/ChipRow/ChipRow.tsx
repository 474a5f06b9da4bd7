import type { ReactNode } from 'react';
import * as styles from './ChipRow.css.ts';

export interface ChipRowProps {
  /** What is chosen here: "Vendors". */
  label: string;
  /** `Chip`s. */
  children: ReactNode;
}

/** Filters in one line that scrolls under the thumb; where there is room they wrap. */
export const ChipRow = ({ label, children }: ChipRowProps) => (
  <div role="group" aria-label={label} className={styles.row}>
    {children}
  </div>
);
