import type { ReactNode } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** A title where the page shows none, or words in a line. */
  as?: 'span' | 'div' | 'h1' | 'h2' | undefined;
  /** Read aloud whenever it changes, after what is being read. */
  live?: boolean | undefined;
}

/** Read by a screen reader, seen by nobody. */
export const VisuallyHidden = ({
  children,
  as: Element = 'span',
  live = false,
}: VisuallyHiddenProps) => (
  <Element className={visuallyHidden} aria-live={live ? 'polite' : undefined}>
    {children}
  </Element>
);
