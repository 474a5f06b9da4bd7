import { dayIn } from '#domain/date-presets.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { expect } from './browser.ts';

/** So long before a day ends nothing is begun that has to be looked at on the same day, in ms. */
const MOST_MS = 3 * 60_000;

/** Where a brand's day is about to end, waits for the next one: what a test does and what it sees is of one day then. */
export const withinOneDay = ({ config }: Pick<Merchant, 'config'>): Promise<void> => {
  const dayAfter = (ms: number): string => dayIn(config.timeZone, new Date(Date.now() + ms));
  return expect
    .poll(() => dayAfter(MOST_MS) === dayAfter(0), { timeout: 2 * MOST_MS, intervals: [1000] })
    .toBe(true);
};
