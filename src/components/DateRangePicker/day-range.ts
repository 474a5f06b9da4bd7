import { type CalendarDate, parseDate } from '@internationalized/date';
import type { DateValue } from 'react-aria-components/Calendar';

/** Two days of the Gregorian calendar, both included, as ISO 8601 (yyyy-MM-dd). */
export interface DayRange {
  start: string;
  end: string;
}

/** The ranges that a history or a plan asks for most; each holds today. */
export type QuickRange = 'today' | 'next7' | 'last7' | 'next30' | 'last30';

const DAYS: Record<QuickRange, number> = { today: 1, next7: 7, last7: -7, next30: 30, last30: -30 };

/** The days of a quick range, counted on the calendar: no clock and no time zone has a part in it. */
export const quickRange = (kind: QuickRange, today: string): DayRange => {
  const day = parseDate(today);
  const days = DAYS[kind];
  const other = day.add({ days: days > 0 ? days - 1 : days + 1 }).toString();
  return days > 0 ? { start: today, end: other } : { start: other, end: today };
};

/** How many days a range holds, first and last included; below 1 where they are exchanged. */
export const daysIn = ({ start, end }: DayRange): number =>
  parseDate(end).compare(parseDate(start)) + 1;

/** What the days of a range must keep to. */
export interface RangeBounds {
  /** First day that may be chosen: yyyy-MM-dd. */
  min?: string | undefined;
  max?: string | undefined;
  /** How many days a range may hold, first and last included. */
  maxDays?: number | undefined;
}

/** What is wrong with a range: the days exchanged, outside of the bounds, or too many. */
export type DateRangeError = 'reversed' | 'outside' | 'tooLong';

/** Checks a range against its bounds; null when it fits. */
export const checkRange = (
  range: DayRange,
  { min, max, maxDays = Infinity }: RangeBounds,
): DateRangeError | null => {
  const days = daysIn(range);
  if (days < 1) return 'reversed';
  // ISO days of four-digit years sort as texts.
  if ((min !== undefined && range.start < min) || (max !== undefined && range.end > max)) {
    return 'outside';
  }
  return days > maxDays ? 'tooLong' : null;
};

/** Whether a day is too far from the first that was picked to end the range. */
export const isBeyond = (
  day: DateValue,
  anchor: CalendarDate | null,
  maxDays: number | undefined,
): boolean => anchor !== null && maxDays !== undefined && Math.abs(anchor.compare(day)) >= maxDays;
