import type { ReactNode } from 'react';
import * as styles from './FooterFrame.css.ts';

export interface FooterLegalProps {
  /** The age mark: "18+"; `note` says it in words. */
  age: { mark: string; note: string };
  /** The note on responsible play. */
  responsible: { title: string; text: string };
  licence: {
    /** "Northern Games Ltd: Northern Gaming Board, licence 123". */
    words: string;
    /** The authority's page about it. */
    href?: string | undefined;
    /** The licence in the brand's own words: text, or a `ForeignText`. */
    text?: ReactNode;
  };
  /** Where players get help, if the brand names it. */
  helpline?: HelplineProps | undefined;
  copyright: string;
}

export interface HelplineProps {
  /** "Help", before it. */
  label: string;
  name: string;
  /** As it is dialled; empty: none. */
  phone: string;
  /** Its page; empty: none. */
  url: string;
}

const AWAY = { target: '_blank', rel: 'noopener noreferrer' };

/** A name with its page, and a number that a telephone dials. */
const Helpline = ({ label, name, phone, url }: HelplineProps) => (
  <p className={styles.small}>
    {label}: <Linked href={url}>{name}</Linked>
    {phone && (
      <>
        {' '}
        <a className={styles.strong} href={`tel:${phone}`} dir="ltr">
          {phone}
        </a>
      </>
    )}
  </p>
);

/** Strong words, with a link where there is somewhere to go. */
const Linked = ({ href, children }: { href: string | undefined; children: string }) =>
  href ? (
    <a className={styles.strong} href={href} {...AWAY}>
      {children}
    </a>
  ) : (
    <span className={styles.strong}>{children}</span>
  );

/** The small print: age mark, responsible play, where to get help, licence and owner. */
export const FooterLegal = ({
  age,
  responsible,
  licence,
  helpline,
  copyright,
}: FooterLegalProps) => (
  <div className={styles.legal}>
    <span className={styles.ageMark} role="img" aria-label={age.note}>
      {age.mark}
    </span>
    <div className={styles.legalWords}>
      <p className={styles.small}>
        <span className={styles.strong}>{responsible.title}. </span>
        {responsible.text} {age.note}
      </p>
      {helpline && <Helpline {...helpline} />}
      <p className={styles.small}>
        <Linked href={licence.href}>{licence.words}</Linked>. {licence.text}
      </p>
      <p className={styles.small}>{copyright}</p>
    </div>
  </div>
);
