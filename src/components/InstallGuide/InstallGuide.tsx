import { useId } from 'react';
import { intlLanguage } from '#domain/intl-language.ts';
import * as styles from './InstallGuide.css.ts';

export interface InstallGuideProps {
  title: string;
  /** What to do, in order. */
  steps: readonly string[];
  /** BCP-47 of the page, for the figures. */
  language: string;
}

/** Numbered steps, one thread through all of them. */
export const InstallGuide = ({ title, steps, language }: InstallGuideProps) => {
  const id = useId();
  const figures = new Intl.NumberFormat(intlLanguage(language));
  return (
    <section aria-labelledby={id} className={styles.guide}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span aria-hidden="true" className={styles.number}>
              {figures.format(index + 1)}
            </span>
            <span className={styles.text}>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
