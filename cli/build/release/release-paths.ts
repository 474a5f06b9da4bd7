import path from 'node:path';

/** The folder of all releases, in the folder of the sites. */
export const RELEASES = '.releases';

/** A release by its folder's name: `<number>-<first ten hex digits of build.json's sha256>`. */
export interface ReleaseId {
  id: string;
  /** Counts up per brand; what is newer is told by it alone, never by a time. */
  number: number;
  hash: string;
}

/** Reads a folder's name; `undefined` when it is no release's. */
export const parseReleaseId = (name: string): ReleaseId | undefined => {
  const [, digits, hash] = /^([1-9]\d{0,8})-([0-9a-f]{10})$/.exec(name) ?? [];
  return digits && hash ? { id: name, number: Number(digits), hash } : undefined;
};

/** Where a brand's releases are. */
export const releasesOf = (outDir: string, code: string): string =>
  path.join(outDir, RELEASES, code);

/** One release's folder. */
export const releaseFolder = (outDir: string, code: string, id: string): string =>
  path.join(releasesOf(outDir, code), id);

/** What a brand's link says: relative, so that the folder of the sites can be moved as a whole. */
export const linkTarget = (code: string, id: string): string => `${RELEASES}/${code}/${id}`;

/** The link that takes the place of the served one by the next rename. */
export const nextLink = (outDir: string, code: string): string =>
  path.join(releasesOf(outDir, code), '.next');

/** A release that is being written. */
export const draftFolder = (outDir: string, code: string): string =>
  path.join(releasesOf(outDir, code), '.draft');

/** Only who holds this lock may write into a folder of sites. */
export const sitesLock = (outDir: string): string => path.join(outDir, '.build.lock');
