import type { ReactNode } from 'react';

import * as styles from './ChipRow.css.ts';

/** Filters in one line that scrolls under the thumb; where there is room they wrap. */
export const ChipRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className={styles.row}>
    {children}
  </div>
);
