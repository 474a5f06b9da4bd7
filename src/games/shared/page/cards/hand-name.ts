import type { GameKey, Translate } from '../../../words/game-words.ts';

const counted: Record<string, GameKey> = {
  bull: 'handNames.bull',
  points: 'handNames.points',
  natural: 'handNames.natural',
  pair: 'handNames.tilePair',
  sum: 'handNames.sum',
  triple: 'handNames.triple',
};

const special: Record<string, GameKey> = {
  bull0: 'handNames.noBull',
  bull10: 'handNames.bullBull',
  pair0: 'handNames.whitePair',
};

/** What the rules call a hand, `straight` or `bull7`, in the language of play. */
export const handName = (t: Translate, name: string): string => {
  const [, word = '', points = ''] = /^([a-zA-Z]+?)(\d*)$/u.exec(name) ?? [];
  const key = special[name] ?? (points === '' ? undefined : counted[word]);
  return key ? t(key, { points }) : t(`handNames.${word}` as GameKey);
};
