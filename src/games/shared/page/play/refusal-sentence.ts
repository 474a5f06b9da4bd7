import en from '#locales/en/games.json' with { type: 'json' };
import type { GameKey, Translate } from '../../../words/game-words.ts';

const isKnown = (code: string): code is keyof typeof en.play.refused => code in en.play.refused;

/** Says why something was refused, and what to do; one sentence for codes without one of their own. */
export const refusalSentence = (code: string, t: Translate): string => {
  const key: GameKey = isKnown(code) ? `play.refused.${code}` : 'play.refused.other';
  return t(key);
};
