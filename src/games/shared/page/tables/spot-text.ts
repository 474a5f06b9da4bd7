import type { GameKey, Translate } from '../../../words/game-words.ts';

const counted: Record<string, GameKey> = {
  total: 'spots.total',
  die: 'spots.die',
  pair: 'spots.pairOf',
  fan: 'spots.fan',
  red: 'spots.redDiscs',
  x: 'spots.wheel',
  column: 'spots.column',
};

/** Fields whose words depend on the table they lie on. */
const ofTable: Record<string, GameKey> = {
  'roulette low': 'spots.lowHalf',
  'roulette high': 'spots.highHalf',
};

/** A bet in the language of play: "Banker", "Sum 7", "1–12". */
export const spotText = (t: Translate, spot: string, table = 'roulette'): string => {
  const [, word = '', figure = ''] = /^([a-zA-Z]+?)(\d*)$/u.exec(spot) ?? [];
  const count = Number(figure);
  if (word === 'n') return figure;
  if (word === 'dozen') return t('spots.dozen', { from: count * 12 - 11, to: count * 12 });
  const key = figure === '' ? ofTable[`${table} ${spot}`] : counted[word];
  return key ? t(key, { count }) : t(`spots.${word}` as GameKey);
};
