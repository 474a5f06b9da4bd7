import type { BetRow } from './course.ts';
import { ballText, type LotteryFamily, lotteryNumbers } from './families.ts';

/** The ten digits of SSC, of 3D and of every row that is one place of a number. */
export const digitOptions: readonly string[] = lotteryNumbers('SSC').map(String);

const pairOptions = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** A row of ten digits. */
export const digitRow = (key: string): BetRow => ({ key, look: 'balls', options: digitOptions });

/** A row of all numbers of a family, as its balls carry them. */
export const ballRow = (key: string, family: LotteryFamily): BetRow => ({
  key,
  look: 'balls',
  options: lotteryNumbers(family).map((number) => ballText(family, number)),
});

/** A row of words. */
export const wordRow = (key: string, ...options: string[]): BetRow => ({
  key,
  look: 'words',
  options,
});

/** A row of the numbers 00 to 99. */
export const pairRow = (key: string): BetRow => ({ key, look: 'pairs', options: pairOptions });

/** Row keys that differ by a number: `ball1`, `ball2` … */
export const rowKeys = (stem: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${stem}${from + at}`);
