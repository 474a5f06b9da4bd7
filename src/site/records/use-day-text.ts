import { useTranslation } from 'react-i18next';

import { dateStyle, intlLanguage, isBorrowed } from '#domain/intl-language.ts';

import { useLanguage } from '../i18n/use-language.ts';

/** Days in words of the site's language. */
export interface DayText {
  /** @param day yyyy-MM-dd */
  full: (day: string) => string;
  /** Without the year, for places with little room. */
  short: (day: string) => string;
  /** The days that an answer is about, and whose clock they are told by. */
  range: (answer: { from: string; to: string; timeZone: string }) => string;
}

/** A day has no clock: it is written as it stands, in whatever zone. */
const dayFormat = (language: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(intlLanguage(language), { ...options, timeZone: 'UTC' });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
};

/** Gives the words for days. */
export const useDayText = (): DayText => {
  const { t } = useTranslation();
  const language = useLanguage();
  const full = dayFormat(language, { dateStyle: dateStyle(language) });
  return {
    full,
    short: dayFormat(language, {
      day: 'numeric',
      month: isBorrowed(language) ? 'numeric' : 'short',
    }),
    range: ({ from, to, timeZone }) =>
      from === to
        ? t('history.rangeDay', { day: full(from), timeZone })
        : t('history.rangeDays', { from: full(from), to: full(to), timeZone }),
  };
};
