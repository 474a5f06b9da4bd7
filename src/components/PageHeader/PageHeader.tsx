import type { ReactNode } from 'react';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: string;
  /** What the page is for, in a sentence. */
  intro?: ReactNode;
  /** Over the page's first part, or a plate of its own in the middle. */
  variant?: 'plain' | 'plate' | undefined;
  /** Address of a square picture over the title: the brand's mark. Decoration. */
  mark?: string | undefined;
}

/** The title of a page and what it is for. */
export const PageHeader = ({ title, intro, variant = 'plain', mark }: PageHeaderProps) => (
  <header className={styles.variants[variant]}>
    {mark && <img className={styles.mark} src={mark} alt="" width={72} height={72} />}
    <h1 className={styles.title}>{title}</h1>
    {intro && <p className={styles.intro}>{intro}</p>}
  </header>
);
