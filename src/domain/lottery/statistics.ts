import type { CourseCode, LotteryResult } from './course.ts';
import { lotteryNumbers } from './families.ts';
import { ballRow, digitOptions, pairRow, rowKeys } from './rows.ts';

/** What is counted of a course's draws: the options of one row, and those that a draw brought. */
export interface CountedRow {
  key: string;
  options: readonly string[];
  seenIn: (result: LotteryResult) => readonly string[];
}

const pairs = pairRow('').options;
const lastTwo = (number: string): string => number.slice(-2);

/** The balls of the first tier, each at its place. */
const places = (keys: readonly string[], options: readonly string[]): CountedRow[] =>
  keys.map((key, at) => ({
    key,
    options,
    seenIn: ([numbers = []]) => numbers.slice(at, at + 1),
  }));

/** The digits of the first prize, each at its place. */
const digits = (keys: readonly string[]): CountedRow[] =>
  keys.map((key, at) => ({
    key,
    options: digitOptions,
    seenIn: ([numbers = []]) =>
      Array.from((numbers[0] ?? '').slice(-keys.length)).slice(at, at + 1),
  }));

const whole = (key: string, options: readonly string[], tier = 0): CountedRow => ({
  key,
  options,
  seenIn: (result) => result[tier] ?? [],
});

const twoOf = (key: string, tier: number): CountedRow => ({
  key,
  options: pairs,
  seenIn: (result) => (result[tier] ?? []).slice(0, 1).map(lastTwo),
});

const elevenBalls = ballRow('', '11X5').options;
const markSixBalls = ballRow('', 'LHC').options;
const cars = lotteryNumbers('PK10').map(String);
const vietnam: CountedRow[] = [
  twoOf('special', 0),
  { key: 'anyPrize', options: pairs, seenIn: (result) => result.flat().map(lastTwo) },
];
const three = ['hundreds', 'tens', 'units'];

const countedRows: Readonly<Record<CourseCode, readonly CountedRow[]>> = {
  SSC: places(rowKeys('ball', 1, 5), digitOptions),
  '11X5': [whole('numbers', elevenBalls), ...places(rowKeys('ball', 1, 5), elevenBalls)],
  PK10: places(rowKeys('rank', 1, 10), cars),
  LHC: [whole('special', markSixBalls, 1), whole('numbers', markSixBalls)],
  LF: places(three, digitOptions),
  VN_NORTH: vietnam,
  VN_SOUTH: vietnam,
  SEA_2D: [twoOf('first', 0), ...digits(['tens', 'units'])],
  SEA_3D: [...digits(three), twoOf('first', 0)],
  SEA_4D: digits(['thousands', ...three]),
  SEA_THAI: [...digits(three), twoOf('first', 0), twoOf('bottom', 1)],
};

/** What one draw brought in every row that is counted. */
export const rowsSeen = (
  course: CourseCode,
  result: LotteryResult,
): { key: string; seen: readonly string[] }[] =>
  countedRows[course].map(({ key, seenIn }) => ({ key, seen: seenIn(result) }));

/** How one option of a row did over some draws. */
export interface OptionCount {
  option: string;
  /** Times that it came. */
  count: number;
  /** Draws since it came last; all of them when it never did. */
  omission: number;
  /** The most draws in a row without it. */
  longestOmission: number;
}

const countOption = (option: string, draws: readonly (readonly string[])[]): OptionCount => {
  let count = 0;
  let away = 0;
  let longest = 0;
  for (const seen of draws) {
    const times = seen.filter((one) => one === option).length;
    count += times;
    away = times > 0 ? 0 : away + 1;
    longest = Math.max(longest, away);
  }
  return { option, count, omission: away, longestOmission: longest };
};

/**
 * How often every option came and how long it stayed away.
 *
 * @param results of the draws, the oldest first
 */
export const countDraws = (
  course: CourseCode,
  results: readonly LotteryResult[],
): { key: string; options: OptionCount[] }[] =>
  countedRows[course].map(({ key, options, seenIn }) => {
    const draws = results.map(seenIn);
    return { key, options: options.map((option) => countOption(option, draws)) };
  });
