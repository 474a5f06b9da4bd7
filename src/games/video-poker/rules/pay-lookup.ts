import { rankOf, suitOf } from '../../shared/rules/cards/card.ts';
import { paysOf, type VideoPokerTable } from './video-poker-tables.ts';

/** Powers of five: a sum of them says how often each rank stands in a hand. */
const weights = Array.from({ length: 13 }, (_, rank) => 5 ** rank);

/**
 * What five cards pay, looked up: only the ranks matter, and whether the suits are one. Where twos
 * are wild, so does whether all other cards are of one suit.
 */
export const payLookup = (table: VideoPokerTable): ((cards: readonly number[]) => number) => {
  const known = new Map<number, number>();
  return (cards) => {
    let key = 0;
    let suit = -1;
    let isFlush = true;
    for (const card of cards) {
      const rank = rankOf(card);
      key += weights[rank] ?? 0;
      if (rank === 0 && table.deucesWild) continue;
      if (suit === -1) suit = suitOf(card);
      else if (suit !== suitOf(card)) isFlush = false;
    }
    key = key * 2 + (isFlush ? 1 : 0);
    const found = known.get(key);
    if (found !== undefined) return found;
    const pays = paysOf(table, cards);
    known.set(key, pays);
    return pays;
  };
};
