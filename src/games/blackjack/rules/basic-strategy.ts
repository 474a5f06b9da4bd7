import type { BlackjackRules } from './blackjack-rules.ts';
import type { HandTotal } from './blackjack-hand.ts';

/** What a player does with a hand. */
export type Play = 'hit' | 'stand' | 'double' | 'split' | 'surrender';

/** What is known when a hand is played. */
export interface Situation {
  hand: HandTotal;
  /** The points of two equal cards (an ace is 1); null for any other hand. */
  pairOf: number | null;
  /** The dealer's open card in points, an ace is 1. */
  up: number;
  may: { double: boolean; split: boolean; surrender: boolean };
}

/**
 * The dealer's card runs from two to ten, then the ace. H hit, S stand, D double or hit, T double
 * or stand, P split, R surrender or hit, Q surrender or stand.
 */
type Row = string;

const hard: Record<number, Row> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDD',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHRR',
  16: 'SSSSSHHRRR',
  17: 'SSSSSSSSSQ',
};

const soft: Record<number, Row> = {
  12: 'HHHHDHHHHH',
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'TTTTTSSHHH',
  19: 'SSSSTSSSSS',
};

/** N: play the pair as its total says. */
const pairs: Record<number, Row> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPPNNNN',
  3: 'PPPPPPNNNN',
  4: 'NNNPPNNNNN',
  6: 'PPPPPNNNNN',
  7: 'PPPPPPNNNN',
  8: 'PPPPPPPPPP',
  9: 'PPPPPNPPNN',
};

/** Where the dealer stands on every seventeen. */
const standsOnSoft17: Record<string, string> = {
  'hard 11 1': 'H',
  'hard 15 1': 'H',
  'hard 17 1': 'S',
  'soft 18 2': 'S',
  'soft 19 6': 'S',
};

/** Where a split hand cannot be doubled, fewer pairs are worth it. */
const withoutDoubleAfterSplit: Record<string, string> = {
  'pair 2 2': 'N',
  'pair 2 3': 'N',
  'pair 3 2': 'N',
  'pair 3 3': 'N',
  'pair 4 5': 'N',
  'pair 4 6': 'N',
  'pair 6 2': 'N',
};

/** Where a hand may be given up, two eights against an ace are not worth another stake. */
const withSurrender: Record<string, string> = { 'pair 8 1': 'N' };

const cell = (
  rules: BlackjackRules,
  name: 'hard' | 'soft' | 'pair',
  value: number,
  up: number,
): string | undefined => {
  const key = `${name} ${value} ${up}`;
  const special =
    (rules.hitsSoft17 ? undefined : standsOnSoft17[key]) ??
    (rules.doubleAfterSplit ? undefined : withoutDoubleAfterSplit[key]) ??
    (rules.surrender ? withSurrender[key] : undefined);
  return special ?? { hard, soft, pair: pairs }[name][value]?.[up === 1 ? 9 : up - 2];
};

const playOf = (letter: string, { double, surrender }: Situation['may']): Play => {
  if (letter === 'D') return double ? 'double' : 'hit';
  if (letter === 'T') return double ? 'double' : 'stand';
  if (letter === 'R') return surrender ? 'surrender' : 'hit';
  if (letter === 'Q') return surrender ? 'surrender' : 'stand';
  return letter === 'S' ? 'stand' : 'hit';
};

/**
 * Basic strategy: the best play that looks at the hand's total and the dealer's open card only,
 * for six and eight decks. It never takes insurance.
 */
export const basicPlay = (rules: BlackjackRules, situation: Situation): Play => {
  const { hand, pairOf, up, may } = situation;
  if (pairOf !== null && may.split && cell(rules, 'pair', pairOf, up) === 'P') return 'split';
  const fallback = hand.total >= (hand.soft ? 19 : 17) ? 'S' : 'H';
  const letter = cell(rules, hand.soft ? 'soft' : 'hard', hand.total, up) ?? fallback;
  return playOf(letter, may);
};
