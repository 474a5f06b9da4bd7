import type { ReactNode } from 'react';
import * as styles from './HeaderActions.css.ts';

/** A way in the header that a phone has elsewhere, under the thumb: to deposit. */
export const HeaderExtra = ({ children }: { children: ReactNode }) => (
  <div className={styles.extra}>{children}</div>
);
