import type { Draw } from '#domain/fair/fair-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { ratioOf, type Ratio } from '../../shared/rules/ratio.ts';
import { sumOfRatios } from '../../shared/rules/ratio-sums.ts';
import type { Contest, Selection } from './selection.ts';

/** How strong the six starters are, the first the strongest: this project's choice. */
export const raceWeights = [9, 7, 5, 4, 3, 2] as const;

/** Six that start, in the order of their lanes. */
export interface RaceCard {
  names: string[];
  /** The strength of each lane: one of `raceWeights`. */
  weights: number[];
}

/** Who came in: lanes in the order of their arrival, and how each set off, in hundredths. */
export interface RaceCourse {
  order: number[];
  starts: number[];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Place after place, each by the strengths of those who are left (Plackett and Luce). */
const drawOrder = (weights: readonly number[], draw: Draw): number[] => {
  const left = weights.map((weight, lane) => ({ weight, lane }));
  const order: number[] = [];
  while (left.length > 0) {
    let at = draw(sumOf(left.map(({ weight }) => weight)));
    const next = left.findIndex(({ weight }) => {
      at -= weight;
      return at < 0;
    });
    order.push(...left.splice(next, 1).map(({ lane }) => lane));
  }
  return order;
};

const chanceToWin = (weights: readonly number[], lane: number): Ratio =>
  ratioOf(weights[lane] ?? 0, sumOf(weights));

/** First, or second behind one of the others. */
const chanceToPlace = (weights: readonly number[], lane: number): Ratio => {
  const whole = sumOf(weights);
  const own = weights[lane] ?? 0;
  return sumOfRatios([
    ratioOf(own, whole),
    ...weights.flatMap((first, other) =>
      other === lane ? [] : [ratioOf(first * own, whole * (whole - first))],
    ),
  ]);
};

const selections = ({ weights }: RaceCard): Selection[] =>
  weights.flatMap((_, lane) => [
    { market: 'win', pick: String(lane), chance: chanceToWin(weights, lane) },
    { market: 'place', pick: String(lane), chance: chanceToPlace(weights, lane) },
  ]);

/** How far apart the first and the last are at the finish, as parts of the way. */
const SPREAD = 0.12;

/**
 * Races: six start, and the first two are bet on.
 *
 * @param starters the names of those who run
 */
export const raceContest = (starters: readonly string[]): Contest<RaceCard, RaceCourse> => ({
  drawCard: (draw) => ({
    names: shuffled(starters.length, draw, raceWeights.length).map((at) => starters[at] ?? ''),
    weights: shuffled(raceWeights.length, draw).map((at) => raceWeights[at] ?? 1),
  }),
  drawCourse: ({ weights }, draw) => ({
    order: drawOrder(weights, draw),
    starts: weights.map(() => draw(100)),
  }),
  selections,
  isWon: ({ order }, market, pick) => {
    const place = order.indexOf(Number(pick));
    return (
      (market === 'win' && place === 0) || (market === 'place' && (place === 0 || place === 1))
    );
  },
  showAt: ({ weights }, { order, starts }, part) => ({
    // Each sets off as it was drawn and falls into its place towards the end.
    progress: weights.map((_, lane) => {
      const setOff = ((starts[lane] ?? 0) / 100) * SPREAD;
      const place = (order.indexOf(lane) / (order.length - 1)) * SPREAD;
      const behind = setOff * (1 - part) + place * part;
      return Math.max(0, Math.round(part * (1 - behind) * 1000) / 1000);
    }),
    order: part >= 1 ? order : null,
  }),
});
