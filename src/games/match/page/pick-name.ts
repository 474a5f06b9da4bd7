import type { Translate } from '../../words/game-words.ts';
import type { MatchBet } from './board.ts';

const words = {
  draw: 'match.draw',
  over: 'match.over',
  under: 'match.under',
  yes: 'match.yes',
  no: 'match.no',
} as const;

const isWord = (pick: string): pick is keyof typeof words => Object.hasOwn(words, pick);

/** A pick as its market's heading leaves it open: a name, "Over 2.5", "2-1". */
export const pickLabel = (names: readonly string[], pick: string, t: Translate): string => {
  if (pick === 'home') return names[0] ?? '';
  if (pick === 'away') return names[1] ?? '';
  if (isWord(pick)) return t(words[pick]);
  return /^\d+$/.test(pick) ? (names[Number(pick)] ?? '') : pick;
};

const markets = {
  result: 'match.result',
  total: 'match.total',
  both: 'match.both',
  winner: 'match.winner',
  score: 'match.score',
  win: 'match.win',
  place: 'match.place',
} as const;

/** The heading of a market. */
export const marketLabel = (market: string, t: Translate): string =>
  Object.hasOwn(markets, market) ? t(markets[market as keyof typeof markets]) : market;

/** A bet where its contest is not beside it: "Alderwick – Otterley: Draw". */
export const pickName = (
  names: readonly string[],
  { market, pick }: Pick<MatchBet, 'market' | 'pick'>,
  t: Translate,
): string => {
  const label = `${marketLabel(market, t)}, ${pickLabel(names, pick, t)}`;
  return names.length === 2
    ? t('match.betResult', { home: names[0] ?? '', away: names[1] ?? '', pick: label })
    : label;
};
