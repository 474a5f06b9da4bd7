import type { LotteryFamily } from './families.ts';

/** What players read off a draw beside its numbers. */
export interface DrawFacts {
  /** The sum that size and parity are told of. */
  sum: number;
  /** `even-out` is the middle, which pushes: neither big nor small wins. */
  size: 'big' | 'small' | 'even-out';
  parity: 'odd' | 'even';
}

interface FactRule {
  sumOf: (drawn: readonly number[]) => number;
  /** The least big sum. */
  bigFrom: number;
  /** The sum that is neither. */
  middle?: number;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/**
 * Big and small by family (domain rules, section 8): PK10 tells them of the first two (12 and
 * over is big), LHC of the special number (49 pushes), the others of the whole sum, whose range
 * is cut in the middle.
 */
const rules: Record<LotteryFamily, FactRule> = {
  SSC: { sumOf: total, bigFrom: 23 },
  LF: { sumOf: total, bigFrom: 14 },
  '11X5': { sumOf: total, bigFrom: 31, middle: 30 },
  PK10: { sumOf: (drawn) => total(drawn.slice(0, 2)), bigFrom: 12 },
  LHC: { sumOf: (drawn) => drawn.at(-1) ?? 0, bigFrom: 25, middle: 49 },
};

/**
 * Sum, size and parity of a draw.
 *
 * @param drawn the numbers in the order of the draw; the special one of LHC comes last
 */
export const drawFacts = (family: LotteryFamily, drawn: readonly number[]): DrawFacts => {
  const { sumOf, bigFrom, middle } = rules[family];
  const sum = sumOf(drawn);
  const half = sum >= bigFrom ? 'big' : 'small';
  return {
    sum,
    size: sum === middle ? 'even-out' : half,
    parity: sum % 2 === 0 ? 'even' : 'odd',
  };
};
