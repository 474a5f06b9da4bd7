import type { ReactNode } from 'react';
import * as styles from './FooterFrame.css.ts';

export interface FooterLegalProps {
  /** The age mark: "18+"; `note` says it in words. */
  age: { mark: string; note: string };
  /** The note on responsible play. */
  responsible: { title: string; text: string };
  licence: {
    /** "Northern Gaming Board, licence 123". */
    words: string;
    /** The authority's page about it. */
    href?: string | undefined;
    /** The licence in the brand's own words: text, or a `ForeignText`. */
    text?: ReactNode;
  };
  copyright: string;
}

/** The small print: age mark, responsible play, licence and owner. */
export const FooterLegal = ({ age, responsible, licence, copyright }: FooterLegalProps) => (
  <div className={styles.legal}>
    <span className={styles.ageMark} role="img" aria-label={age.note}>
      {age.mark}
    </span>
    <div className={styles.legalWords}>
      <p className={styles.small}>
        <span className={styles.strong}>{responsible.title}. </span>
        {responsible.text} {age.note}
      </p>
      <p className={styles.small}>
        {licence.href ? (
          <a
            className={styles.strong}
            href={licence.href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {licence.words}
          </a>
        ) : (
          <span className={styles.strong}>{licence.words}</span>
        )}
        . {licence.text}
      </p>
      <p className={styles.small}>{copyright}</p>
    </div>
  </div>
);
