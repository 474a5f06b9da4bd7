import { DECK } from '../cards/card.ts';
import { payLookup } from './pay-lookup.ts';
import type { VideoPokerTable } from './video-poker-tables.ts';

/** Adds up what every way of filling a hand with cards of the rest pays; the mean is its worth. */
const meanPay = (
  paysOf: (cards: readonly number[]) => number,
  held: readonly number[],
  rest: readonly number[],
): number => {
  const hand = [...held];
  let paid = 0;
  let ways = 0;
  const fill = (from: number): void => {
    if (hand.length === 5) {
      paid += paysOf(hand);
      ways += 1;
      return;
    }
    for (let at = from; at < rest.length; at += 1) {
      hand.push(rest[at] as number);
      fill(at + 1);
      hand.pop();
    }
  };
  fill(0);
  return paid / ways;
};

/**
 * Which of five cards to hold: the way with the best mean pay, by trying every draw there is.
 * Takes a good part of a second; `perfectPlayer` is for whoever asks often.
 */
export const bestHold = (table: VideoPokerTable, cards: readonly number[]): boolean[] => {
  const rest = Array.from({ length: DECK }, (_, card) => card).filter(
    (card) => !cards.includes(card),
  );
  const paysOf = payLookup(table);
  let best = { pay: -1, part: 0 };
  for (let part = 31; part >= 0; part -= 1) {
    const held = cards.filter((_, at) => (part & (1 << at)) !== 0);
    const pay = meanPay(paysOf, held, rest);
    if (pay > best.pay + 1e-12) best = { pay, part };
  }
  return cards.map((_, at) => (best.part & (1 << at)) !== 0);
};
