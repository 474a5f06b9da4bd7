import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isForeign } from './own-place.ts';
import { RELEASES, releasesOf } from './release-paths.ts';

/** So long the releases of a brand that is gone can be served again. */
const KEPT_DAYS = 30;

const DAY_MS = 24 * 3_600_000;

/** In the folder of its releases: when the brand was taken away. */
const markOf = (outDir: string, code: string): string =>
  path.join(releasesOf(outDir, code), '.retired');

const keptDays = (): number => {
  const given = Number(process.env['LIVERY_KEEP_REMOVED_DAYS'] ?? '');
  return given > 0 ? given : KEPT_DAYS;
};

/**
 * Whether a brand was taken away, and its releases wait to be served again or to go. A mark beside a
 * served site is what a kill has left.
 */
export const isRetired = (outDir: string, code: string): boolean =>
  existsSync(markOf(outDir, code)) && !existsSync(path.join(outDir, code));

/**
 * Takes a brand's site away. Its releases stay for `LIVERY_KEEP_REMOVED_DAYS` (30), and `livery
 * rollback` serves them again. Killed in the middle, the site is served or away. A folder that no build made
 * is no site, and stays.
 */
export const retireSite = (outDir: string, code: string): void => {
  const folder = releasesOf(outDir, code);
  if (existsSync(folder)) writeFileSync(markOf(outDir, code), new Date().toISOString());
  if (isForeign(outDir, code)) return;
  rmSync(path.join(outDir, code), { recursive: true, force: true });
};

/** The brand is served again: its releases are like any other's. */
export const endRetirement = (outDir: string, code: string): void =>
  rmSync(markOf(outDir, code), { force: true });

/** Drops all releases of a brand that was taken away so long ago. */
export const dropIfOld = (outDir: string, code: string): void => {
  const since = Date.parse(readFileSync(markOf(outDir, code), 'utf8'));
  // What is no moment was written by a full disk or by hand: it counts from now.
  if (Number.isNaN(since)) return writeFileSync(markOf(outDir, code), new Date().toISOString());
  if (Date.now() - since < keptDays() * DAY_MS) return;
  const gone = path.join(outDir, RELEASES, `.gone-${code}`);
  mkdirSync(path.dirname(gone), { recursive: true });
  rmSync(gone, { recursive: true, force: true });
  renameSync(releasesOf(outDir, code), gone);
  rmSync(gone, { recursive: true, force: true });
};
