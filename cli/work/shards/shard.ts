import { UsageError } from '../../base/terminal/errors.ts';

/** One part of a fleet: the `index`-th of `of`, counted from 1. */
export interface Shard {
  index: number;
  of: number;
}

/** More machines than this build no fleet faster; a larger number is a slip of the pen. */
const MOST = 1000;

/**
 * Reads `2/7`: the second of seven parts.
 *
 * @throws {UsageError} when it is not two whole numbers with 1 ≤ i ≤ n ≤ 1000
 */
export const parseShard = (text: string): Shard => {
  const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
  const [index, of] = [Number(match?.[1]), Number(match?.[2])];
  if (match && index <= of && of <= MOST) return { index, of };
  throw new UsageError(
    `"${text}" is no shard; give i/n with 1 ≤ i ≤ n ≤ ${MOST}, for example --shard 2/7.`,
  );
};
