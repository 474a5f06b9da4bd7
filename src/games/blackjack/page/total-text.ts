import type { Translate } from '../../words/game-words.ts';

/** What a hand comes to, in words: "17", "Soft 18", "Blackjack". */
export const totalText = (
  t: Translate,
  { total, soft, blackjack = false }: { total: number; soft: boolean; blackjack?: boolean },
): string => {
  if (blackjack) return t('blackjack.blackjack');
  return soft && total < 21 ? t('blackjack.soft', { total }) : String(total);
};
