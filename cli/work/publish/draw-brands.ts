import { sha256 } from '../../base/files/fingerprint.ts';
import { LOTS } from './folder-trials.ts';

/** Where a brand stands between 0 and 1, on every machine and every day the same. */
const placeOf = (code: string): number =>
  Number.parseInt(sha256(`livery canary\n${code}`).slice(0, 8), 16) / 2 ** 32;

/**
 * The brands of a canary: drawn by the hash of their codes, so that the same ones are drawn again,
 * and a larger share holds the smaller one. At least one.
 *
 * @param share above 0 and at most 1
 * @returns sorted
 */
export const drawBrands = (codes: readonly string[], share: number): string[] => {
  const drawn = codes.filter((code) => placeOf(code) < share);
  if (drawn.length > 0) return drawn.toSorted();
  return codes.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, 1);
};

/**
 * Of 256 lots, so many as come nearest to a share of the visitors. At least one.
 *
 * @param share above 0 and at most 1
 */
export const lotsOf = (share: number): number =>
  Math.min(LOTS, Math.max(1, Math.round(share * LOTS)));
