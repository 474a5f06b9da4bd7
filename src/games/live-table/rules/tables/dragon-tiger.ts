import { shuffled } from '#domain/fair/shuffle.ts';
import { cardText, DECK, rankOf, suitOf, ACE } from '../../../shared/rules/cards/card.ts';
import type { LiveTable } from '../live-table.ts';

/** One card each. */
export interface DragonTigerResult {
  dragon: number;
  tiger: number;
}

/** Who has the higher card; a tie of one suit is a suited tie. */
type Winner = 'dragon' | 'tiger' | 'tie' | 'suitedTie';

const DECKS = 8;

/** An ace is the lowest card here. */
const height = (card: number): number => (rankOf(card) + 1) % (ACE + 1);

/** Dragon and tiger: one card each from eight decks, the higher wins; half is lost on a tie. */
export const dragonTigerTable: LiveTable<DragonTigerResult, Winner> = {
  spots: [
    { id: 'dragon', odds: 2 },
    { id: 'tiger', odds: 2 },
    { id: 'tie', odds: 12 },
    { id: 'suitedTie', odds: 51 },
  ],
  draw: (draw) => {
    const [dragon = 0, tiger = 0] = shuffled(DECK * DECKS, draw, 2).map((card) => card % DECK);
    return { dragon, tiger };
  },
  factsOf: ({ dragon, tiger }) => {
    if (height(dragon) !== height(tiger))
      return height(dragon) > height(tiger) ? 'dragon' : 'tiger';
    return suitOf(dragon) === suitOf(tiger) ? 'suitedTie' : 'tie';
  },
  pays: (spot, winner) => {
    const isTie = winner === 'tie' || winner === 'suitedTie';
    if (spot === 'tie') return isTie ? 12 : 0;
    if (spot === 'suitedTie') return winner === 'suitedTie' ? 51 : 0;
    if (spot !== 'dragon' && spot !== 'tiger') return 0;
    if (isTie) return 0.5;
    return spot === winner ? 2 : 0;
  },
  // the first card is any of 416; of the 415 others 31 have its rank, 7 of them its suit too
  ways: () => [
    { facts: 'dragon', ways: 192 },
    { facts: 'tiger', ways: 192 },
    { facts: 'tie', ways: 24 },
    { facts: 'suitedTie', ways: 7 },
  ],
  text: ({ dragon, tiger }) => `dragon ${cardText(dragon)}, tiger ${cardText(tiger)}`,
  runMs: () => 5000,
};
