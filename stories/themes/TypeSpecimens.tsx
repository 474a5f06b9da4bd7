import { textDirection } from '#domain/text-direction.ts';
import { Surface } from '#components/Surface/Surface.tsx';
import { ownName } from '#site/i18n/own-name.ts';
import type { MerchantData } from '../storybook/node/merchant-data.ts';
import * as styles from './theme-page.css.ts';

/** A day of a long name in a month of a long name, for the letters of a language. */
const DAY = new Date('2026-09-23T12:00:00Z');

const dayIn = (language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(DAY);

/** The brand's faces in each of its languages: a title, a line of text, figures. */
export const TypeSpecimens = ({ merchant }: { merchant: MerchantData }) => (
  <div className={styles.specimens}>
    {merchant.languages.map((language) => (
      <Surface key={language} padding="md">
        <div lang={language} dir={textDirection(language)}>
          <p className={styles.specimenTitle}>{ownName(language)}</p>
          <p className={styles.lead}>{merchant.slogan[language] ?? merchant.name}</p>
          <p className={styles.lead}>{dayIn(language)}</p>
          <p className={styles.value}>
            {new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(1_234_567.89)}
          </p>
        </div>
      </Surface>
    ))}
  </div>
);
