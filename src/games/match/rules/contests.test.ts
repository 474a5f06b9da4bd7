import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { exactNumber, productOfRatios, sumOfRatios } from '../../shared/rules/ratio-sums.ts';
import { ratioOf, type Ratio } from '../../shared/rules/ratio.ts';
import { priceOf } from '../../shared/rules/price.ts';
import { contests, MATCH_LEAST_RETURN, MATCH_RETURN, matchModelOf } from './match-models.ts';
import { goalsContest, goalWeights } from './goals-contest.ts';
import { clubs } from './names.ts';
import { raceContest, raceWeights } from './race-contest.ts';
import type { Selection } from './selection.ts';
import { seriesContest } from './series-contest.ts';

/** What a set of weighted courses gives every selection, counted course by course. */
const counted = <Course>(
  courses: readonly { chance: Ratio; course: Course }[],
  isWon: (course: Course, market: string, pick: string) => boolean,
  { market, pick }: Selection,
): number =>
  exactNumber(
    sumOfRatios(
      courses.filter(({ course }) => isWon(course, market, pick)).map(({ chance }) => chance),
    ),
  );

const expectChances = <Course>(
  selections: readonly Selection[],
  courses: readonly { chance: Ratio; course: Course }[],
  isWon: (course: Course, market: string, pick: string) => boolean,
) => {
  expect(exactNumber(sumOfRatios(courses.map(({ chance }) => chance)))).toBe(1);
  for (const selection of selections)
    expect(exactNumber(selection.chance)).toBeCloseTo(counted(courses, isWon, selection), 12);
};

const minutes = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('the weights of every strength are a thousand matches', () => {
  for (const weights of goalWeights)
    expect(weights.reduce<number>((sum, each) => sum + each, 0)).toBe(1000);
});

test('the chances of goals are those of all results together', () => {
  for (const [home, homeWeights] of goalWeights.entries())
    for (const [away, awayWeights] of goalWeights.entries()) {
      const courses = homeWeights.flatMap((one, homeGoals) =>
        awayWeights.map((other, awayGoals) => ({
          chance: ratioOf(one * other, 1_000_000),
          course: { goals: [minutes(homeGoals), minutes(awayGoals)] as [number[], number[]] },
        })),
      );
      const card = {
        names: ['', ''] as [string, string],
        strengths: [home, away] as [number, number],
      };
      expectChances(goalsContest.selections(card), courses, goalsContest.isWon);
    }
});

/** Every way in which a series can go. */
const allSeries = (
  parts: number,
  toWin: number,
  sets: number[] = [],
): { chance: Ratio; course: { sets: number[] } }[] => {
  const away = sets.filter(Boolean).length;
  if (away === toWin || sets.length - away === toWin)
    return [
      {
        chance: productOfRatios(sets.map((side) => ratioOf(side ? 20 - parts : parts, 20))),
        course: { sets },
      },
    ];
  return [0, 1].flatMap((side) => allSeries(parts, toWin, [...sets, side]));
};

test('the chances of a series are those of all its courses together', () => {
  for (const toWin of [2, 3])
    for (let parts = 7; parts <= 13; parts += 1) {
      const contest = seriesContest(toWin, clubs);
      const card = { names: ['', ''] as [string, string], parts };
      expectChances(contest.selections(card), allSeries(parts, toWin), contest.isWon);
    }
});

const orders = (lanes: number[]): number[][] =>
  lanes.length === 0
    ? [[]]
    : lanes.flatMap((lane) =>
        orders(lanes.filter((other) => other !== lane)).map((rest) => [lane, ...rest]),
      );

test('the chances of a race are those of all orders together', () => {
  const weights = [...raceWeights];
  const contest = raceContest(clubs);
  const courses = orders([0, 1, 2, 3, 4, 5]).map((order) => ({
    chance: productOfRatios(
      order.map((lane, place) =>
        ratioOf(
          weights[lane] ?? 0,
          order.slice(place).reduce((sum, each) => sum + (weights[each] ?? 0), 0),
        ),
      ),
    ),
    course: { order, starts: [] },
  }));
  expectChances(contest.selections({ names: [], weights }), courses, contest.isWon);
});

test('whatever is on, every bet on offer returns what is stated', () => {
  const draw = fastDraw(11);
  let least = 100;
  for (const contest of Object.values(contests))
    for (let round = 0; round < 400; round += 1) {
      const card: unknown = contest.drawCard(draw);
      for (const { chance } of contest.selections(card)) {
        const odds = priceOf(chance, MATCH_RETURN);
        if (odds === null) continue;
        const back = exactNumber(chance) * odds * 100;
        expect(back).toBeLessThanOrEqual(MATCH_RETURN / 100 + 1e-9);
        least = Math.min(least, back);
      }
    }
  expect(least).toBeGreaterThanOrEqual(MATCH_LEAST_RETURN);
  expect(least).toBeLessThan(MATCH_LEAST_RETURN + 0.1);
});

test('nothing of what is to come is shown before its time', () => {
  const draw = fastDraw(5);
  const text = (part: number, seed: number) => {
    const other = fastDraw(seed);
    return Object.values(contests).map((contest) => {
      const card: unknown = contest.drawCard(fastDraw(3));
      return JSON.stringify(contest.showAt(card, contest.drawCourse(card, other), part));
    });
  };
  const seeds = Array.from({ length: 30 }, () => draw(1000));
  // A race sets off as it was drawn; before it moves, all stand at the line.
  for (const seed of seeds) expect(text(0, seed)).toEqual(text(0, 1));
  expect(new Set(seeds.map((seed) => text(1, seed).join())).size).toBeGreaterThan(20);
});

test('every game of sports and e-sports has its contest', () => {
  const model = (gameType: string, gameCode: string) =>
    matchModelOf({ gameType, gameCode, gameClassify: 'SP' })?.variant;
  expect(model('SPORTS', 'longstride-golden-derby')).toBe('racers');
  expect(model('SPORTS', 'farpost-speed-table-tennis')).toBe('players3');
  expect(model('SPORTS', 'touchlinerow-virtual-football-cup')).toBe('goals');
  expect(model('ESPORTS', 'redshiftarena-neon-striker')).toBe('squads3');
  expect(model('RNG', 'touchlinerow-football')).toBeUndefined();
});
