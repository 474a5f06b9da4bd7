import { shuffled } from '#domain/fair/shuffle.ts';
import { cardText, DECK } from '../../../shared/rules/cards/card.ts';
import { fiveCardScore } from '../../../shared/rules/cards/five-card-score.ts';
import { bullScore } from '../baccarat/point-scores.ts';
import { type Scored, threeCardScore } from '../../../shared/rules/cards/three-card-score.ts';
import type { LiveTable } from '../live-table.ts';

/** Two hands of one deck. */
export interface ShowdownResult {
  left: readonly number[];
  right: readonly number[];
}

const ODDS = 1.95;

/** A table of two hands: suits part equal ones, so that each side wins every second deal. */
const showdown = (
  size: number,
  score: (cards: readonly number[]) => Scored,
): LiveTable<ShowdownResult, 'left' | 'right'> => ({
  spots: [
    { id: 'left', odds: ODDS },
    { id: 'right', odds: ODDS },
  ],
  draw: (draw) => {
    const cards = shuffled(DECK, draw, size * 2);
    return { left: cards.slice(0, size), right: cards.slice(size) };
  },
  factsOf: ({ left, right }) => (score(left).score > score(right).score ? 'left' : 'right'),
  pays: (spot, winner) => (spot === winner ? ODDS : 0),
  ways: () => [
    { facts: 'left', ways: 1 },
    { facts: 'right', ways: 1 },
  ],
  text: ({ left, right }) =>
    [left, right].map((cards) => cards.map(cardText).join(', ')).join(' against '),
  runMs: () => 3000 + size * 900,
});

/** Three cards on each side. */
export const threeCardTable = showdown(3, threeCardScore);

/** Five cards on each side, by the order of poker. */
export const fiveCardTable = showdown(5, fiveCardScore);

/** Five cards on each side, by the points of bull. */
export const bullTable = showdown(5, bullScore);
