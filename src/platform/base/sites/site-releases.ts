import { access, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';

/**
 * The folder that a site's link leads to at this moment. What belongs together is read from it
 * alone: while it is read, a build or a rollback may put another one in its place.
 *
 * @param folder the site's; itself when it is no link
 */
export const presentFolder = (folder: string): Promise<string> =>
  realpath(folder).catch(() => folder);

/**
 * Comes with the page that stands for all others while a site is closed, and names its release: whoever
 * publishes can tell it from the one before, though neither shows a page of its own.
 */
export const RELEASE_HEADER = 'livery-release';

const RELEASE = /^([1-9]\d*)-([0-9a-f]{10})$/;

const numberOf = (name: string): number => Number(RELEASE.exec(name)?.[1] ?? 0);

/**
 * What a release's folder says of what is in it: the first ten digits of the sha256 of its `build.json`.
 *
 * @param present as `presentFolder` answers it
 * @returns empty for a folder that is no release
 */
export const releaseHash = (present: string): string =>
  RELEASE.exec(path.basename(present))?.[2] ?? '';

/** The other releases that are kept of a site, the newest first; of a plain folder none. */
const otherReleases = async (present: string): Promise<string[]> => {
  const parent = path.dirname(present);
  if (path.basename(path.dirname(parent)) !== '.releases') return [];
  const names = await readdir(parent).catch((): string[] => []);
  return names
    .filter((name) => numberOf(name) > 0 && name !== path.basename(present))
    .toSorted((a, b) => numberOf(b) - numberOf(a))
    .map((name) => path.join(parent, name));
};

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * The folder that holds a file whose name holds its hash: the present release, else the newest one
 * that has it. A page that was loaded before a build or a rollback still asks for the files of its
 * own release.
 *
 * @param folder the site's
 * @param file a path in the site, from its root
 * @returns the present release when none has it
 */
export const folderWith = async (folder: string, file: string): Promise<string> => {
  const present = await presentFolder(folder);
  if (await isThere(path.join(present, file))) return present;
  for (const release of await otherReleases(present)) {
    if (await isThere(path.join(release, file))) return release;
  }
  return present;
};
