import type { Draw } from '#domain/fair/fair-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { ratioOf } from '../../shared/rules/ratio.ts';
import type { Contest, Selection } from './selection.ts';
import { clubs } from './names.ts';

/**
 * In how many of 1,000 matches a side of a strength scores 0, 1 … 5 goals: close to the Poisson
 * distributions of 0.8, 1.1, 1.4, 1.8 and 2.3 goals a match; this project's choice.
 */
export const goalWeights = [
  [450, 360, 144, 38, 8, 0],
  [333, 366, 201, 74, 21, 5],
  [247, 345, 242, 113, 39, 14],
  [165, 298, 268, 161, 72, 36],
  [100, 231, 265, 203, 117, 84],
] as const;

const WEIGHTS = 1000;
const MINUTES = 90;

/** Two sides, home first. */
export interface GoalsCard {
  names: [string, string];
  /** Each one of `goalWeights`. */
  strengths: [number, number];
}

/** The minutes of the goals of each side, in order. */
export interface GoalsCourse {
  goals: [number[], number[]];
}

/** What can be bet on: the result, more or less than 2.5 goals, goals of both. */
const markets: Record<string, Record<string, (home: number, away: number) => boolean>> = {
  result: {
    home: (home, away) => home > away,
    draw: (home, away) => home === away,
    away: (home, away) => home < away,
  },
  total: {
    over: (home, away) => home + away > 2,
    under: (home, away) => home + away <= 2,
  },
  both: {
    yes: (home, away) => home > 0 && away > 0,
    no: (home, away) => home === 0 || away === 0,
  },
};

const weightsOf = (strength: number): readonly number[] => goalWeights[strength] ?? goalWeights[2];

const drawGoals = (strength: number, draw: Draw): number[] => {
  let left = draw(WEIGHTS);
  const count = weightsOf(strength).findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return shuffled(MINUTES, draw, count)
    .map((minute) => minute + 1)
    .toSorted((one, other) => one - other);
};

const selections = ({ strengths: [home, away] }: GoalsCard): Selection[] =>
  Object.entries(markets).flatMap(([market, picks]) =>
    Object.entries(picks).map(([pick, isWon]) => {
      let over = 0;
      weightsOf(home).forEach((homeWeight, homeGoals) =>
        weightsOf(away).forEach((awayWeight, awayGoals) => {
          if (isWon(homeGoals, awayGoals)) over += homeWeight * awayWeight;
        }),
      );
      return { market, pick, chance: ratioOf(over, WEIGHTS * WEIGHTS) };
    }),
  );

/** Football and its like: goals in ninety minutes, a draw is possible. */
export const goalsContest: Contest<GoalsCard, GoalsCourse> = {
  drawCard: (draw) => {
    const [home = 0, away = 1] = shuffled(clubs.length, draw, 2);
    return {
      names: [clubs[home] ?? '', clubs[away] ?? ''],
      strengths: [draw(goalWeights.length), draw(goalWeights.length)],
    };
  },
  drawCourse: ({ strengths: [home, away] }, draw) => ({
    goals: [drawGoals(home, draw), drawGoals(away, draw)],
  }),
  selections,
  isWon: ({ goals: [home, away] }, market, pick) =>
    markets[market]?.[pick]?.(home.length, away.length) ?? false,
  showAt: (_, { goals }, part) => {
    const minute = Math.floor(part * MINUTES);
    const until = goals.map((side) => side.filter((each) => each <= minute));
    return { minute, score: until.map((side) => side.length), goals: until };
  },
};
