import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Order, Source } from '../publishing.ts';
import { faultOfBrand, type Question, questionOf } from './judge-brand.ts';

/** How brands are waited for. */
export interface Waiting {
  /** As `addressOf` takes it. */
  address: string;
  /** What has not come up by then is given up; in ms. */
  withinMs: number;
}

/** So long nobody asks a brand again that was not up; in ms. */
const PAUSE_MS = 250;

/** So many brands are asked at once. */
const AT_ONCE = 16;

/**
 * Asks brands until each answers with its new release, or the time is over.
 *
 * @param isTried whether visitors of the first lot alone see it
 * @returns brand → what is amiss, for those that did not come up
 */
export const waitHealthy = async (
  orders: readonly Order[],
  source: Source,
  { address, withinMs }: Waiting,
  isTried: boolean,
): Promise<Map<string, string>> => {
  const until = performance.now() + withinMs;
  const limit = pLimit(AT_ONCE);
  const sick = new Map<string, string>();
  // What was taken out of the source since costs its brand alone.
  const lost = new Map<string, string>();
  const ask = async (order: Order): Promise<{ code: string; question: Question }[]> => {
    try {
      return [{ code: order.code, question: await questionOf(order, source, address, isTried) }];
    } catch (error) {
      lost.set(order.code, `it cannot be told what it must answer: ${(error as Error).message}`);
      return [];
    }
  };
  let left = (await Promise.all(orders.map((order) => limit(() => ask(order))))).flat();
  for (;;) {
    const isLast = performance.now() >= until;
    const faults = await Promise.all(
      left.map(({ question }) => limit(() => faultOfBrand(question))),
    );
    sick.clear();
    left = left.filter(({ code, question }, at) => {
      const fault = faults[at];
      if (fault !== undefined) sick.set(code, `${question.place.shown}: ${fault}`);
      return fault !== undefined;
    });
    if (left.length === 0 || isLast) return new Map([...lost, ...sick]);
    await sleep(PAUSE_MS);
  }
};
