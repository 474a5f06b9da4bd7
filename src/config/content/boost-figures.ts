import { dateFormat, listFormat } from '#domain/intl-formats.ts';
import type { RebateBoost } from '#generated/merchant-content.ts';
import type { Figure, Writers } from './figure.ts';

/**
 * The figures of a boost of the daily rebate: `boosted` is what the rebate comes to with it.
 *
 * @param rebate the brand's own rebate of the category, in percent
 */
export const boostFigures = (
  { times, addPercent, weekdays = [], mostMinor }: RebateBoost,
  rebate: number,
  { plain, percent, money }: Writers,
  language: string,
): Record<string, Figure> => ({
  rebate: percent(rebate),
  // Rates have at most three decimals.
  boosted: percent(Math.round((rebate * (times ?? 1) + (addPercent ?? 0)) * 1000) / 1000),
  ...(times !== undefined && { times: plain(times) }),
  ...(addPercent !== undefined && { added: percent(addPercent) }),
  ...(weekdays.length > 0 && { weekdays: weekdaysOf(weekdays, language) }),
  most: money(mostMinor),
});

/** 2024-01-01 was a Monday. */
const weekdaysOf = (weekdays: readonly number[], language: string): Figure => {
  const written = dateFormat(language, {
    weekday: 'long',
    timeZone: 'UTC',
  });
  const names = weekdays
    .toSorted((one, other) => one - other)
    .map((weekday) => written.format(Date.UTC(2024, 0, weekday)));
  return {
    value: Number.NaN,
    text: listFormat(language, { type: 'conjunction' }).format(names),
  };
};
