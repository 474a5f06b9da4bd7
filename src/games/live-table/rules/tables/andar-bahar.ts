import { shuffled } from '#domain/fair/shuffle.ts';
import { cardText, DECK, rankOf } from '../../../shared/rules/cards/card.ts';
import type { LiveTable } from '../live-table.ts';

/** The middle card, and the cards dealt in turns until its rank came again. */
export interface AndarBaharResult {
  middle: number;
  /** The first, third, fifth … lie at andar, the others at bahar. */
  dealt: readonly number[];
}

const odds: Record<string, number> = { andar: 1.9, bahar: 2, short: 2.2, long: 1.65 };

/** How many dealt cards make a short round. */
const SHORT = 9;

const CARDS_LEFT = DECK - 1;

/** One deck: the side at which the middle card's rank comes again first wins. */
export const andarBaharTable: LiveTable<AndarBaharResult, number> = {
  spots: Object.entries(odds).map(([id, each]) => ({ id, odds: each })),
  draw: (draw) => {
    const [middle = 0, ...rest] = shuffled(DECK, draw);
    const match = rest.findIndex((card) => rankOf(card) === rankOf(middle));
    return { middle, dealt: rest.slice(0, match + 1) };
  },
  factsOf: ({ dealt }) => dealt.length,
  pays: (spot, cards) => {
    const won = {
      andar: cards % 2 === 1,
      bahar: cards % 2 === 0,
      short: cards <= SHORT,
      long: cards > SHORT,
    }[spot];
    return won ? (odds[spot] ?? 0) : 0;
  },
  // the first of the three equal cards comes at this place when the two others lie behind it
  ways: () =>
    Array.from({ length: CARDS_LEFT - 2 }, (_, at) => {
      const behind = CARDS_LEFT - at - 1;
      return { facts: at + 1, ways: (behind * (behind - 1)) / 2 };
    }),
  text: ({ middle, dealt }) =>
    `${cardText(middle)} met at ${dealt.length % 2 === 1 ? 'andar' : 'bahar'} after ${dealt.length}`,
  runMs: ({ dealt }) => Math.min(14_000, 3000 + dealt.length * 450),
};
