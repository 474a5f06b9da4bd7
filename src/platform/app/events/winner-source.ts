import { readNewestWinNames, readWinsByName } from '../../play/winners/winner-board.ts';
import type { EventSource } from './event-source.ts';
import { byMerchant } from './subscriber.ts';

/** The newest wins that each look compares with the last; the board has them all. */
const LOOKED_AT = 20;

/**
 * Tells everybody of a brand its newest wins; those from before anybody listened are on the board. One
 * query for all brands, and another one where there is something to tell.
 */
export const createWinnerSource = (): EventSource => {
  const known = new Map<number, ReadonlySet<string>>();
  return async (database, subscribers) => {
    const brands = byMerchant(subscribers);
    const names = await readNewestWinNames(
      database,
      brands.map(({ merchant }) => merchant.id),
      LOOKED_AT,
    );
    const newest = Map.groupBy(names, ({ merchantId }) => merchantId);
    const news = brands.flatMap(({ merchant }) => {
      const own = newest.get(merchant.id) ?? [];
      const before = known.get(merchant.id);
      known.set(merchant.id, new Set(own.map(({ winKey }) => winKey)));
      return before ? own.filter(({ winKey }) => !before.has(winKey)) : [];
    });
    if (news.length === 0) return;
    const wins = await readWinsByName(database, news);
    const listening = new Map(brands.map((each) => [each.merchant.id, each.listening]));
    for (const { merchantId, vo } of wins)
      for (const { send } of listening.get(merchantId) ?? [])
        send({ name: 'winner', data: { vo } });
  };
};
