import { readJackpots } from '../../play/jackpot/read-jackpot.ts';
import type { EventSource } from './event-source.ts';
import { byMerchant } from './subscriber.ts';

/** Tells everybody of a brand what is in its pool, when it has changed; one query for all brands. */
export const createJackpotSource = (): EventSource => {
  const told = new Map<number, number>();
  return async (database, subscribers) => {
    const brands = byMerchant(subscribers);
    const pools = await readJackpots(
      database,
      brands.map(({ merchant }) => merchant),
    );
    for (const { merchant, listening } of brands) {
      const data = pools.get(merchant.id);
      if (!data || told.get(merchant.id) === data.amountMinor) continue;
      told.set(merchant.id, data.amountMinor);
      for (const { send } of listening) send({ name: 'jackpot', data });
    }
  };
};
