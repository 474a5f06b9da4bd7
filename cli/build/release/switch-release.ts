import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isFolder, requireOwnPlace } from './own-place.ts';
import { linkTarget, nextLink, releasesOf } from './release-paths.ts';
import { endRetirement } from './retire-site.ts';

/** Writes down which release is to be served; done by `serveNext`, also after a kill. */
export const prepareNext = (outDir: string, code: string, id: string): void => {
  const next = nextLink(outDir, code);
  rmSync(next, { force: true });
  symlinkSync(linkTarget(code, id), next, 'dir');
};

/**
 * Serves what `prepareNext` wrote down. One rename: who asks for a file gets it from the release
 * before or from this one, and at no moment from none.
 *
 * @throws {InputError} when a folder that no build made stands there; it stays
 */
export const serveNext = (outDir: string, code: string): void => {
  requireOwnPlace(outDir, code);
  const site = path.join(outDir, code);
  // Only a site of an older build that could not be taken over, for its record is none or another brand's.
  const aside = path.join(releasesOf(outDir, code), '.aside');
  if (isFolder(outDir, code)) renameSync(site, aside);
  renameSync(nextLink(outDir, code), site);
  rmSync(aside, { recursive: true, force: true });
  endRetirement(outDir, code);
};

/**
 * Serves a release that is there whole.
 *
 * @throws {InputError} when a folder that no build made stands there; it stays
 */
export const switchTo = (outDir: string, code: string, id: string): void => {
  requireOwnPlace(outDir, code);
  mkdirSync(releasesOf(outDir, code), { recursive: true });
  prepareNext(outDir, code, id);
  serveNext(outDir, code);
};
