import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

export interface PageProps {
  children: ReactNode;
  width?: 'wide' | 'text' | 'full' | undefined;
  /** Where the skip link leads. */
  id?: string | undefined;
}

/** The page's main part: one per document. */
export const Page = ({ children, width = 'wide', id = 'content' }: PageProps) => (
  <main id={id} tabIndex={-1} className={styles.widths[width]}>
    {children}
  </main>
);
