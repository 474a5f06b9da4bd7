import type { Say } from '../words/game-words.ts';

/** What a hand comes to, in words: "17", "Soft 18", "Blackjack". */
export const totalWords = (
  say: Say,
  { total, soft, blackjack = false }: { total: number; soft: boolean; blackjack?: boolean },
): string => {
  if (blackjack) return say('blackjack.blackjack');
  return soft && total < 21 ? say('blackjack.soft', { total }) : String(total);
};
