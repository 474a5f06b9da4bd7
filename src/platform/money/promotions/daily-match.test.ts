import { expect, test } from 'vitest';
import type { DailyMatch } from '#generated/merchant-content.ts';
import { dayIn } from '#domain/date-presets.ts';
import type { PromotionEntry } from '../../base/database/bet-tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { isPastDay } from './daily-match.ts';
import { depositConditionOf, isPastCondition } from './deposit-condition.ts';

const terms: DailyMatch = {
  kind: 'dailyMatch',
  percent: 10,
  mostMinor: 700,
  leastMinor: 500,
  turnover: 2,
  budgetMinor: 10_000,
};

/** Each midnight of a zone, by the first moment of the new day: also at the year's end and where a day has 23 or 25 hours. */
const midnights = [
  ['Asia/Yangon', '2098-12-31T17:30:00Z', '2098-12-31', '2099-01-01'],
  ['America/New_York', '2099-01-01T05:00:00Z', '2098-12-31', '2099-01-01'],
  ['Europe/Stockholm', '2098-03-29T23:00:00Z', '2098-03-29', '2098-03-30'],
  ['Europe/Stockholm', '2098-03-30T22:00:00Z', '2098-03-30', '2098-03-31'],
  ['Europe/Stockholm', '2098-10-26T23:00:00Z', '2098-10-26', '2098-10-27'],
] as const;

test.each(midnights)('%s at %s: %s ends, %s begins', (timeZone, moment, before, after) => {
  const merchant = { config: { timeZone } } as Merchant;
  const next = new Date(moment);
  const last = new Date(+next - 1);
  const joined = (joinedAt: Date) => ({ terms, state: 'EXPIRED', joinedAt }) as PromotionEntry;

  expect([dayIn(timeZone, last), dayIn(timeZone, next)]).toEqual([before, after]);
  expect(isPastDay(joined(last), merchant, before)).toBe(false);
  expect(isPastDay(joined(last), merchant, after)).toBe(true);
  expect(isPastDay(joined(next), merchant, after)).toBe(false);
  const condition = depositConditionOf(terms);
  if (!condition) throw new Error('a daily match waits for a deposit');
  const creditAt = (at: Date) => ({ creditMinor: 500, day: dayIn(timeZone, at) });
  expect(isPastCondition(condition, [creditAt(last)], before)).toBe(true);
  expect(isPastCondition(condition, [creditAt(last)], after)).toBe(false);
  expect(isPastCondition(condition, [creditAt(last), creditAt(next)], after)).toBe(true);
});
