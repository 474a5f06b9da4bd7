import { faceOf } from '../../rules/cards/card.ts';
import type { GameKey, Translate } from '../../../words/game-words.ts';

const pictures: Record<string, GameKey> = {
  A: 'cards.ace',
  K: 'cards.king',
  Q: 'cards.queen',
  J: 'cards.jack',
};

/** A card in the language of play: "queen of hearts"; null lies face down. */
export const cardText = (t: Translate, card: number | null): string => {
  if (card === null) return t('cards.faceDown');
  const { rank, suit } = faceOf(card);
  const picture = pictures[rank];
  return t('cards.card', { rank: picture ? t(picture) : rank, suit: t(`cards.${suit}`) });
};
