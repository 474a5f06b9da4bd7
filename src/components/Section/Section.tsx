import { useId, type ReactNode } from 'react';
import * as styles from './Section.css.ts';

export interface SectionProps {
  title: string;
  children: ReactNode;
  description?: string | undefined;
  /** Stands at the end of the title's line: a link to more, a switch. */
  action?: ReactNode;
  /** For links that lead here. */
  id?: string | undefined;
  /** The heading's level in the page's outline; 2 by default. */
  level?: 2 | 3 | undefined;
}

/** A part of a page with its own heading. */
export const Section = ({ title, children, description, action, id, level = 2 }: SectionProps) => {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.text}>
          <Heading id={headingId} className={styles.title}>
            {title}
          </Heading>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
};
