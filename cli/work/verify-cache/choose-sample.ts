import { sha256 } from '../../base/files/fingerprint.ts';
import { UsageError } from '../../base/terminal/errors.ts';

/**
 * Reads `5%`, `5` or `0.5%`.
 *
 * @throws {UsageError} when it is no number above 0 and up to 100
 */
export const parsePercent = (text: string): number => {
  const percent = /^\d{1,3}(\.\d{1,6})?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (percent > 0 && percent <= 100) return percent;
  throw new UsageError(`"${text}" is no share; give 0 < n ≤ 100, for example --verify-cache 5%.`);
};

/**
 * Draws some codes: the same seed draws the same ones, and any number of them is a part of what a
 * larger share would draw.
 *
 * @param codes the brands to draw from
 * @returns at least one of them, sorted; none only of none
 */
export const chooseSample = (codes: readonly string[], percent: number, seed: string): string[] =>
  codes
    .map((code) => ({ code, at: sha256(`${seed}\0${code}`) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, Math.ceil((codes.length * percent) / 100))
    .map(({ code }) => code)
    .toSorted();
