import { readRaceChanges } from '../../money/races/read-race-changes.ts';
import type { EventSource } from './event-source.ts';
import { byMerchant, type Subscriber } from './subscriber.ts';

/**
 * Tells everybody of a brand that places in its races have changed: whoever shows them asks again. One query for all
 * brands; a page asks by itself when it is opened.
 */
export const createRaceSource = (): EventSource => {
  const told = new WeakMap<Subscriber, number>();
  return async (database, subscribers) => {
    const brands = byMerchant(subscribers);
    const changes = await readRaceChanges(
      database,
      brands.map(({ merchant }) => merchant.id),
    );
    for (const { merchant, listening } of brands) {
      const now = changes.get(merchant.id) ?? 0;
      for (const subscriber of listening) {
        const before = told.get(subscriber);
        told.set(subscriber, now);
        if (before !== undefined && before !== now) subscriber.send({ name: 'races', data: {} });
      }
    }
  };
};
