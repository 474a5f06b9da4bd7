import { useTranslation } from 'react-i18next';

import { useFormat } from '../../i18n/use-format.ts';

const DAY_H = 24;
const WEEK_H = 7 * DAY_H;

/** The largest unit that a number of hours fills evenly. */
export const wholeUnit = (hours: number): { unit: 'hour' | 'day' | 'week'; value: number } => {
  if (hours % WEEK_H === 0) return { unit: 'week', value: hours / WEEK_H };
  // One day is said in hours: that is how long it lasts, from now on.
  if (hours % DAY_H === 0 && hours > DAY_H) return { unit: 'day', value: hours / DAY_H };
  return { unit: 'hour', value: hours };
};

/** Gives spans of time in words: breaks in hours, self-exclusions in months. */
export const useSpanText = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const inUnits = (value: number, unit: string) =>
    format.number(value, { style: 'unit', unit, unitDisplay: 'long' });
  return {
    hoursText: (hours: number): string => {
      const { unit, value } = wholeUnit(hours);
      return inUnits(value, unit);
    },
    monthsText: (months: number | null): string => {
      if (months === null) return t('protection.exclusion.permanent');
      return months % 12 === 0 ? inUnits(months / 12, 'year') : inUnits(months, 'month');
    },
  };
};
