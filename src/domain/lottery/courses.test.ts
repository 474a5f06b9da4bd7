import { expect, test } from 'vitest';
import { fastDraw } from '../fair/fast-draw.ts';
import { type BetType, type CourseCode, courseCodes, type LotteryResult } from './course.ts';
import { betTypeOf, courses } from './courses.ts';
import { choose } from './picks.ts';
import { pricedOptions } from './odds-return.ts';

/** Draws that stand for all: each with how many draws are like it. */
type Space = readonly { result: LotteryResult; weight: number }[];

const even = (results: readonly LotteryResult[]): Space =>
  results.map((result) => ({ result, weight: 1 }));

const numbers = (count: number, width: number) =>
  Array.from({ length: count }, (_, number) => String(number).padStart(width, '0'));

const bet = (course: CourseCode, key: string): BetType => {
  const found = betTypeOf(course, key);
  if (!found) throw new Error(`${course} has no ${key}`);
  return found;
};

/** One single bet of a type: what of every option must be marked. */
const singles = (betType: BetType, option: string | null): string[][][] => {
  const { rows, rule } = betType;
  if (rule.kind === 'each')
    return rows.flatMap((row, at) =>
      row.options
        .filter((one) => option === null || one === option)
        .map((one) => rows.map((_, other) => (other === at ? [one] : []))),
    );
  if (rule.kind === 'straight') return [rows.map(({ options }, at) => [options[at + 1] ?? ''])];
  const take = rule.kind === 'choose' ? rule.take : 2;
  return [[(rows[0]?.options ?? []).slice(3, 3 + take)]];
};

/** Whether every single bet hits, over a whole space, exactly as often as its chances say. */
const expectChances = (betType: BetType, space: Space, singleShare = 1): void => {
  const draws = space.reduce((sum, { weight }) => sum + weight, 0);
  for (const option of pricedOptions(betType))
    for (const picks of singles(betType, option)) {
      const seen: Record<string, number> = {};
      for (const { result, weight } of space)
        for (const [price, hits = 0] of Object.entries(betType.hitsOf(picks, result)))
          seen[price] = (seen[price] ?? 0) + hits * weight;
      const chances = Object.entries(betType.chancesOf(option));
      expect(
        Object.keys(seen)
          .filter((price) => (seen[price] ?? 0) > 0)
          .toSorted(),
      ).toEqual(chances.map(([price]) => price).toSorted());
      for (const [price, { hits, draws: of }] of chances)
        expect((seen[price] ?? 0) * of, `${betType.key} ${price} ${JSON.stringify(picks)}`).toBe(
          hits * draws * singleShare,
        );
    }
};

test('SSC: over all 100,000 draws every bet hits as often as its odds are made for', () => {
  const space = even(numbers(100_000, 5).map((number) => [Array.from(number)]));
  const light = new Set(['position', 'sides']);

  for (const betType of courses.SSC.betTypes.filter(({ key }) => !light.has(key)))
    // Of the group-3 bets, a pair of digits stands for two: either of them can come twice.
    expectChances(betType, space, betType.key === 'group3' ? 2 : 1);
  for (const key of light) {
    const betType = bet('SSC', key);
    const first = { ...betType, rows: betType.rows.map((row) => ({ ...row })) };
    expectChances(first, space);
  }
});

const ordered = (from: readonly string[], take: number): string[][] =>
  take === 0
    ? [[]]
    : from.flatMap((first) =>
        ordered(
          from.filter((one) => one !== first),
          take - 1,
        ).map((rest) => [first, ...rest]),
      );

test('11X5: over all 55,440 draws every bet hits as often as its odds are made for', () => {
  const balls = numbers(12, 2).slice(1);
  const space = even(ordered(balls, 5).map((drawn) => [drawn]));

  expect(space).toHaveLength(55_440);
  for (const betType of courses['11X5'].betTypes) expectChances(betType, space);
});

test('PK10: over all pairs of two places every bet hits as often as its odds are made for', () => {
  const cars = numbers(11, 1).slice(1);
  for (const [one, other] of [
    [0, 1],
    [0, 9],
    [2, 7],
    [4, 5],
  ] as const) {
    const space = even(
      ordered(cars, 2).map(([first = '', second = '']) => {
        const rest = cars.filter((car) => car !== first && car !== second);
        const drawn = cars.map((_, place) => {
          if (place === one) return first;
          return place === other ? second : (rest.shift() ?? '');
        });
        return [drawn];
      }),
    );
    const isSeen = (row: number) => row === one || row === other;
    for (const key of ['position', 'sides'])
      for (const picks of singles(bet('PK10', key), null).filter((rows) =>
        rows.some((row, at) => row.length > 0 && isSeen(at)),
      )) {
        const hits = space.filter(({ result }) => bet('PK10', key).hitsOf(picks, result)['win']);
        expect(hits.length / space.length).toBe(key === 'position' ? 0.1 : 0.5);
      }
    if (one + other === 9)
      for (const side of ['dragon', 'tiger']) {
        const picks = Array.from({ length: 5 }, (_, row) => (row === one ? [side] : []));
        const hits = space.filter(
          ({ result }) => bet('PK10', 'dragonTiger').hitsOf(picks, result)['win'],
        );
        expect(hits).toHaveLength(45);
      }
    if (other === 1) expectChances(bet('PK10', 'topSum'), space);
  }
});

test('LHC: the special number, its sides and colors, and the six before it', () => {
  const balls = numbers(50, 2).slice(1);
  const specials = even(
    balls.map((ball) => [balls.filter((one) => one !== ball).slice(0, 6), [ball]]),
  );
  for (const key of ['special', 'sides', 'wave']) expectChances(bet('LHC', key), specials);

  // By how many of the marked numbers are drawn: 04 05 06 are those that `singles` marks.
  const marked = ['04', '05', '06'];
  for (const [key, take] of [
    ['normal', 1],
    ['two', 2],
    ['three', 3],
  ] as const) {
    const own = marked.slice(0, take);
    const others = balls.filter((ball) => !own.includes(ball));
    const space = Array.from({ length: take + 1 }, (_, drawn) => ({
      result: [[...own.slice(0, drawn), ...others.slice(0, 6 - drawn)], ['49']],
      weight: choose(take, drawn) * choose(49 - take, 6 - drawn),
    }));
    const hits = space.reduce(
      (sum, { result, weight }) =>
        sum + weight * (bet('LHC', key).hitsOf([own], result)['win'] ?? 0),
      0,
    );
    const { win } = bet('LHC', key).chancesOf(null);
    expect(hits * (win?.draws ?? 0)).toBe((win?.hits ?? 0) * choose(49, 6));
  }
});

test('3D, 2D and the Thai numbers: over all numbers', () => {
  const threes = numbers(1000, 3);
  const lf = even(threes.map((number) => [Array.from(number)]));
  const whole = even(threes.map((number) => [[number]]));
  const thai = even(threes.map((number) => [[`123${number}`], [number.slice(1)]]));

  for (const betType of courses.LF.betTypes)
    expectChances(betType, lf, betType.key === 'group3' ? 2 : 1);
  for (const betType of courses.SEA_3D.betTypes)
    expectChances(betType, whole, betType.key === 'group3' ? 2 : 1);
  for (const betType of courses.SEA_THAI.betTypes)
    expectChances(betType, thai, betType.key === 'group3' ? 2 : 1);
  for (const betType of courses.SEA_2D.betTypes)
    expectChances(betType, even(numbers(100, 2).map((number) => [[number]])));
});

/** Every prize by itself over all last digits, while the others hold one that is never marked. */
const prizeByPrize = (code: CourseCode, blank: string, digits: number): Space => {
  const { tiers } = courses[code];
  return tiers.flatMap(({ count, width }, tier) =>
    Array.from({ length: count }, (_prize, place) =>
      numbers(10 ** Math.min(width, digits), width).map((number) => ({
        result: tiers.map((each, at) =>
          Array.from({ length: each.count }, (_each, other) =>
            at === tier && other === place ? number : blank.slice(-each.width),
          ),
        ),
        weight: 10 ** (digits - Math.min(width, digits)),
      })),
    ).flat(),
  );
};

test.each([
  ['VN_NORTH', 27],
  ['VN_SOUTH', 18],
] as const)('%s: %i prizes, each as good as every other for two digits of any', (code, prizes) => {
  const space = prizeByPrize(code, '999999', 3);
  const any = bet(code, 'any2');
  const hits = (key: string, picks: string[][]) =>
    space.reduce(
      (sum, { result, weight }) =>
        sum + weight * (bet(code, key).hitsOf(picks, result)['win'] ?? 0),
      0,
    );

  expect(courses[code].tiers.reduce((sum, { count }) => sum + count, 0)).toBe(prizes);
  expect(any.units).toBe(prizes);
  expect(hits('any2', [['42']])).toBe(prizes * 10);
  expect(any.chancesOf(null)).toEqual({ win: { hits: prizes, draws: 100 } });
  expect(hits('last2', [['42']])).toBe(10);
  expect(hits('last3', [['0'], ['4'], ['2']])).toBe(1);
});

test('4D: each of the 23 prizes over all 10,000 numbers pays its own tier', () => {
  const space = prizeByPrize('SEA_4D', '9999', 4);
  for (const key of ['big', 'small']) {
    const betType = bet('SEA_4D', key);
    const seen: Record<string, number> = {};
    for (const { result } of space)
      for (const [price, hits = 0] of Object.entries(
        betType.hitsOf([['1'], ['2'], ['3'], ['4']], result),
      ))
        seen[price] = (seen[price] ?? 0) + hits;
    for (const [price, { hits, draws }] of Object.entries(betType.chancesOf(null))) {
      expect(seen[price]).toBe(hits);
      expect(draws).toBe(10_000);
    }
    expect(Object.keys(seen)).toEqual(betType.prices);
  }
});

test('a draw has the numbers of its tiers, without repeats where there are none', () => {
  const draw = fastDraw(7);
  const distinct = new Set<CourseCode>(['11X5', 'PK10', 'LHC', 'SEA_4D']);
  for (const code of courseCodes)
    for (let round = 0; round < 200; round += 1) {
      const result = courses[code].draw(draw);
      const all = result.flat();

      expect(result.map((tier) => tier.length)).toEqual(
        courses[code].tiers.map(({ count }) => count),
      );
      for (const [at, { width }] of courses[code].tiers.entries())
        for (const number of result[at] ?? [])
          expect(number).toMatch(code === 'PK10' ? /^([1-9]|10)$/ : new RegExp(`^\\d{${width}}$`));
      if (distinct.has(code)) expect(new Set(all).size).toBe(all.length);
    }
});
