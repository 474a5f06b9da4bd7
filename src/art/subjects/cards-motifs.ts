import type { Subject } from '../pencils/subject.ts';
import { baccarat } from './cards/baccarat.ts';
import { cards } from './cards/cards.ts';
import { chips } from './cards/chips.ts';
import { fancards } from './cards/fancards.ts';

/** Cards and chips, by the word that the catalogue uses. */
export const cardsMotifs = {
  baccarat,
  cards,
  chips,
  fancards,
} as const satisfies Record<string, Subject>;
