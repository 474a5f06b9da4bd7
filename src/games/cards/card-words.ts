import { faceOf } from '#domain/games/cards/card.ts';
import type { GameKey, Say } from '../words/game-words.ts';

const pictures: Record<string, GameKey> = {
  A: 'cards.ace',
  K: 'cards.king',
  Q: 'cards.queen',
  J: 'cards.jack',
};

/** A card in the language of play: "queen of hearts"; null lies face down. */
export const cardWords = (say: Say, card: number | null): string => {
  if (card === null) return say('cards.faceDown');
  const { rank, suit } = faceOf(card);
  const picture = pictures[rank];
  return say('cards.card', { rank: picture ? say(picture) : rank, suit: say(`cards.${suit}`) });
};
