import { dateFormat } from '#domain/intl-formats.ts';
import type { PointsMultiplier } from '#generated/merchant-content.ts';
import type { Figure } from './figure.ts';

/** Hours that follow each other, as their first and the one after their last. */
const spansOf = (hours: readonly number[]): [number, number][] => {
  const spans: [number, number][] = [];
  for (const hour of hours.toSorted((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last?.[1] === hour) last[1] = hour + 1;
    else spans.push([hour, hour + 1]);
  }
  return spans;
};

/**
 * The hours in which bets count, as `20:00–23:00`. Times of day may be written by hand: there is no value to
 * look for.
 */
const hoursOf = (hours: readonly number[], language: string): Figure => {
  const written = dateFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const write = (hour: number): string => written.format(new Date(hour * 3_600_000));
  const text = spansOf(hours)
    .map(([from, until]) => `${write(from)}–${write(until)}`)
    .join(', ');
  return { value: Number.NaN, text };
};

/** The figures of a promotion that multiplies points. */
export const multiplierFigures = (
  { times, hours, mostPoints, budgetPoints }: PointsMultiplier,
  plain: (value: number) => Figure,
  language: string,
): Record<string, Figure> => ({
  times: plain(times),
  hours: hoursOf(hours, language),
  most: plain(mostPoints),
  budget: plain(budgetPoints),
});
