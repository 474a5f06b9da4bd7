import { readJackpot } from '../../play/jackpot/read-jackpot.ts';
import type { EventSource } from './event-source.ts';
import { byMerchant } from './subscriber.ts';

/** Tells everybody of a brand what is in its pool, when it has changed. */
export const createJackpotSource = (): EventSource => {
  const told = new Map<number, number>();
  return async (database, subscribers) => {
    for (const { merchant, listening } of byMerchant(subscribers)) {
      const data = await readJackpot(database, merchant);
      if (!data || told.get(merchant.id) === data.amountMinor) continue;
      told.set(merchant.id, data.amountMinor);
      for (const { send } of listening) send({ name: 'jackpot', data });
    }
  };
};
