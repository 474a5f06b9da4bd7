import { useTranslation } from 'react-i18next';

const DAY_H = 24;
const WEEK_H = 7 * DAY_H;
const YEAR_M = 12;

/** A stretch of time in one unit; a key of the words under `protection.spans`. */
export interface Span {
  unit: 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years';
  count: number;
}

/** Hours in the largest unit that they fill evenly. */
export const spanOfHours = (hours: number): Span => {
  if (hours % WEEK_H === 0) return { unit: 'weeks', count: hours / WEEK_H };
  // One day is said in hours: that is how long it lasts, from now on.
  if (hours % DAY_H === 0 && hours > DAY_H) return { unit: 'days', count: hours / DAY_H };
  return { unit: 'hours', count: hours };
};

/** Months in the largest unit that they fill evenly. */
export const spanOfMonths = (months: number): Span =>
  months % YEAR_M === 0
    ? { unit: 'years', count: months / YEAR_M }
    : { unit: 'months', count: months };

/**
 * Gives a stretch of time in words. The words are ours: browsers do not know the units in every
 * language of the site.
 */
export const useSpanText = (): ((span: Span) => string) => {
  const { t } = useTranslation();
  return ({ unit, count }) => t(`protection.spans.${unit}`, { count });
};
