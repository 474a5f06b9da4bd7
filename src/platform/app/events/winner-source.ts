import type { Winner } from '#api/winners.ts';
import { readWinners } from '../../play/winners/winner-board.ts';
import type { EventSource } from './event-source.ts';
import { byMerchant } from './subscriber.ts';

/** The newest wins that each look compares with the last; the board has them all. */
const LOOKED_AT = 20;

const nameOf = ({ vo }: { vo: Winner }): string =>
  `${vo.wonAt} ${vo.customerName} ${vo.gameCode} ${vo.winAmountMinor}`;

/** Tells everybody of a brand its newest wins; those from before anybody listened are on the board. */
export const createWinnerSource = (): EventSource => {
  const known = new Map<number, ReadonlySet<string>>();
  return async (database, subscribers) => {
    for (const { merchant, listening } of byMerchant(subscribers)) {
      const newest = await readWinners(database, merchant, {
        language: 'en',
        limit: LOOKED_AT,
        newest: true,
      });
      const before = known.get(merchant.id);
      known.set(merchant.id, new Set(newest.map(nameOf)));
      if (!before) continue;
      const news = newest.filter((winner) => !before.has(nameOf(winner))).toReversed();
      for (const data of news) for (const { send } of listening) send({ name: 'winner', data });
    }
  };
};
