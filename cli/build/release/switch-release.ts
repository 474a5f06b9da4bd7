import { lstatSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { linkTarget, nextLink, releasesOf } from './release-paths.ts';
import { endRetirement } from './retire-site.ts';

/** Writes down which release is to be served; done by `serveNext`, also after a kill. */
export const prepareNext = (outDir: string, code: string, id: string): void => {
  const next = nextLink(outDir, code);
  rmSync(next, { force: true });
  symlinkSync(linkTarget(code, id), next, 'dir');
};

/** Whether something stands where a brand's link belongs that a link cannot replace. */
const isFolder = (site: string): boolean =>
  lstatSync(site, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Serves what `prepareNext` wrote down. One rename: who asks for a file gets it from the release
 * before or from this one, and at no moment from none.
 */
export const serveNext = (outDir: string, code: string): void => {
  const site = path.join(outDir, code);
  // Only a folder that no build of ours made: sites of older builds were taken over before.
  const aside = path.join(releasesOf(outDir, code), '.aside');
  if (isFolder(site)) renameSync(site, aside);
  renameSync(nextLink(outDir, code), site);
  rmSync(aside, { recursive: true, force: true });
  endRetirement(outDir, code);
};

/** Serves a release that is there whole. */
export const switchTo = (outDir: string, code: string, id: string): void => {
  mkdirSync(releasesOf(outDir, code), { recursive: true });
  prepareNext(outDir, code, id);
  serveNext(outDir, code);
};
