import type { Draw } from '#domain/fair/fair-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { choose } from '#domain/lottery/picks.ts';
import { ratioOf, type Ratio } from '../../shared/rules/ratio.ts';
import { sumOfRatios } from '../../shared/rules/ratio-sums.ts';
import type { Contest, Selection } from './selection.ts';

/** A set is won by chances in twentieths: from 7 to 13 for the first side. */
const PARTS = 20;
const MIN_PARTS = 7;
const STRENGTHS = 7;

/** Two sides that play sets until one has won enough. */
export interface SeriesCard {
  names: [string, string];
  /** In how many of twenty sets the first side wins. */
  parts: number;
}

/** Who won each set that was played, 0 or 1. */
export interface SeriesCourse {
  sets: number[];
}

/** The chance that the first side wins `won` to `lost` sets (or the second, the other way round). */
const chanceOf = (parts: number, won: number, lost: number): Ratio =>
  // The last set is the winner's; those before come in any order.
  ratioOf(
    BigInt(choose(won - 1 + lost, lost)) *
      BigInt(parts) ** BigInt(won) *
      BigInt(PARTS - parts) ** BigInt(lost),
    BigInt(PARTS) ** BigInt(won + lost),
  );

const scoresOf = (toWin: number): number[] => Array.from({ length: toWin }, (_, lost) => lost);

const selectionsOf = ({ parts }: SeriesCard, toWin: number): Selection[] => {
  const sides = [parts, PARTS - parts].map((own) =>
    scoresOf(toWin).map((lost) => ({ lost, chance: chanceOf(own, toWin, lost) })),
  );
  const [home = [], away = []] = sides;
  return [
    ...(['home', 'away'] as const).map((pick, side) => ({
      market: 'winner',
      pick,
      chance: sumOfRatios((sides[side] ?? []).map(({ chance }) => chance)),
    })),
    ...home.map(({ lost, chance }) => ({ market: 'score', pick: `${toWin}-${lost}`, chance })),
    ...away.map(({ lost, chance }) => ({ market: 'score', pick: `${lost}-${toWin}`, chance })),
  ];
};

const playSets = (parts: number, toWin: number, draw: Draw): number[] => {
  const sets: number[] = [];
  const won = [0, 0];
  while (Math.max(...won) < toWin) {
    const side = draw(PARTS) < parts ? 0 : 1;
    won[side] = (won[side] ?? 0) + 1;
    sets.push(side);
  }
  return sets;
};

const scoreOf = (sets: readonly number[]): [number, number] => {
  const away = sets.filter((side) => side === 1).length;
  return [sets.length - away, away];
};

/**
 * Tennis and its like, and e-sports: sets (games, maps, rounds) until one side has won enough.
 *
 * @param toWin sets that win the series: 2 of three, 3 of five
 * @param sides the names of those who play
 */
export const seriesContest = (
  toWin: number,
  sides: readonly string[],
): Contest<SeriesCard, SeriesCourse> => ({
  drawCard: (draw) => {
    const [home = 0, away = 1] = shuffled(sides.length, draw, 2);
    return {
      names: [sides[home] ?? '', sides[away] ?? ''],
      parts: MIN_PARTS + draw(STRENGTHS),
    };
  },
  drawCourse: ({ parts }, draw) => ({ sets: playSets(parts, toWin, draw) }),
  selections: (card) => selectionsOf(card, toWin),
  isWon: ({ sets }, market, pick) => {
    const [home, away] = scoreOf(sets);
    if (market === 'winner') return pick === (home > away ? 'home' : 'away');
    return market === 'score' && pick === `${home}-${away}`;
  },
  showAt: (_, { sets }, part) => {
    // As many sets as could be needed share the time: how soon one ends tells nothing.
    const played = sets.slice(0, Math.floor(part * (2 * toWin - 1) + 1e-9));
    return { sets: played, score: scoreOf(played) };
  },
});
