import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '#config/schema/nearest.ts';
import { InputError, UsageError } from '../../base/terminal/errors.ts';
import { listReleases, servedRelease } from './list-releases.ts';
import { RELEASES } from './release-paths.ts';

/** The brands that have releases in a folder of sites. */
const releasedCodes = (outDir: string): string[] => {
  const folder = path.join(outDir, RELEASES);
  return existsSync(folder) ? readdirSync(folder) : [];
};

/**
 * The release that a brand's site is served from.
 *
 * @throws {InputError} when the brand has none
 */
export const requireServed = (outDir: string, code: string): string => {
  const served = servedRelease(outDir, code);
  if (served !== undefined) return served;
  const known = releasedCodes(outDir);
  const hint = known.includes(code) ? '' : didYouMean(code, known);
  throw new InputError(
    `${code} has no release in ${outDir}. ${hint || 'livery build makes one for each merchant.'}`,
  );
};

/**
 * A release that was named, by its whole name or its number alone.
 *
 * @throws {UsageError} when there is none of that name; says which there are
 */
export const requireRelease = (outDir: string, code: string, named: string): string => {
  const releases = listReleases(outDir, code);
  const found = releases.find(({ id, number }) => id === named || String(number) === named);
  if (found) return found.id;
  const ids = releases.map(({ id }) => id).join(', ');
  throw new UsageError(
    `${code} has no release "${named}" in ${outDir}. ${ids === '' ? 'It has none.' : `It has ${ids}.`}`,
  );
};
