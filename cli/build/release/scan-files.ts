import { hashTheme } from '#config/theme/hash-theme.ts';
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashFiles, isSameStamp, stampFiles } from '../../base/files/fingerprint.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import { COMPILED, compileKey, listCompileSources } from '../compile/compile-sources.ts';
import { GAMES_FOLDERS, gamesKey, listGamesSources } from '../games/games-sources.ts';
import { ROOT } from '../../base/paths.ts';
import type { Seen, SeenTree } from '../state/state.ts';

/** Scans files again: reads them only when their names, sizes or times have changed. */
const rescan = (
  root: string,
  names: readonly string[],
  last: Seen | undefined,
  read = (): string => hashFiles(root, names),
): Seen => {
  const stamp = stampFiles(root, names.join('\n'));
  return last && isSameStamp(last.stamp, stamp) ? last : { stamp, hash: read() };
};

/** Every folder and file below one, the folders with a `/` at the end; one text, one name a line. */
const listTree = (files: readonly string[], folders: readonly string[]): string =>
  [...folders.map((name) => `${name}/`), ...files].join('\n');

/**
 * A merchant's whole folder. The names that were seen last are stamped first, with the folders that
 * they stand in: a name that came or went moves the time of its folder, so that nothing needs to
 * be listed when nothing has changed.
 */
export const scanMerchant = (
  merchantsDir: string,
  code: string,
  last: SeenTree | undefined,
): SeenTree => {
  const folder = `${merchantsDir}/${code}`;
  if (last?.tree && isSameStamp(last.stamp, stampFiles(folder, last.tree))) return last;
  const folders: string[] = [];
  try {
    const files = walkFiles(folder, (name) => folders.push(name));
    const tree = listTree(files, folders);
    return { stamp: stampFiles(folder, tree), hash: hashFiles(folder, files), tree };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    // One brand that may not be read stops no other: its check says so, and nothing of it is kept.
    return { stamp: '', hash: `unreadable ${randomUUID()}`, tree: '' };
  }
};

const isFile = (name: string): boolean => !name.endsWith('/');

/** Looks again at some folders of the repository, in the same way. */
const scanFolders = (
  folders: readonly string[],
  last: Partial<SeenTree>,
  list: () => string[],
  read: (names: string[]) => string,
): { seen: SeenTree; names: string[] } => {
  const { stamp, hash, tree } = last;
  if (stamp !== undefined && hash !== undefined && tree) {
    if (isSameStamp(stamp, stampFiles(ROOT, tree))) {
      return { seen: { stamp, hash, tree }, names: tree.split('\n').filter(isFile) };
    }
  }
  const within = folders.flatMap((folder) => {
    const found: string[] = [];
    walkFiles(path.join(ROOT, folder), (name) => found.push(path.join(folder, name)));
    return found;
  });
  const names = list();
  const now = listTree(names, within);
  return {
    seen: { stamp: stampFiles(ROOT, now), hash: read(names), tree: now },
    names,
  };
};

const readThemeHash = (file: string): string => {
  try {
    return hashTheme(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Missing or broken: brands that inherit the theme are built again, and their check says what
    // is wrong.
    return '';
  }
};

/** The theme and layout of a merchant's file, for the brands that inherit it. */
export const scanTheme = (merchantsDir: string, code: string, last: Seen | undefined): Seen => {
  const name = path.join(code, 'merchant.json');
  return rescan(merchantsDir, [name], last, () => readThemeHash(path.join(merchantsDir, name)));
};

/** What the compile reads; the hash is the compile's key. */
export const scanCompileSources = (
  last: Partial<SeenTree>,
): { seen: SeenTree; sources: string[] } => {
  const { seen, names } = scanFolders(COMPILED, last, listCompileSources, compileKey);
  return { seen, sources: names };
};

/** What the compile of the games' pages reads; the hash is its key. */
export const scanGamesSources = (last: Partial<SeenTree>): SeenTree =>
  scanFolders(GAMES_FOLDERS, last, listGamesSources, gamesKey).seen;

/** The code and data that turn a merchant's files into a site, the compile aside. */
export const RENDER_SOURCES = [
  'cli/base/files',
  'cli/build/render',
  'cli/build/fleet',
  'cli/build/fonts',
  'cli/build/games',
  'cli/build/overrides',
  'cli/build/release',
  'cli/build/settings',
  'cli/build/page-templates',
  'cli/build/public-pages',
  'cli/build/state',
  'cli/build/store',
  'templates',
  'schema',
  'src/catalogue',
  'src/config',
  'src/games',
  'src/generated',
  'src/platform/base/content',
  'src/platform/base/sites',
];

/** Of the games, what the catalogue says of them; their pages have a compile of their own. */
const isOfRender = (name: string): boolean =>
  !name.endsWith('.test.ts') && (!name.startsWith('src/games/') || name.includes('/rules/'));

const listSources = (folders: readonly string[]): string[] => [
  ...folders
    .flatMap((folder) => walkFiles(path.join(ROOT, folder)).map((name) => `${folder}/${name}`))
    .filter(isOfRender),
  'package-lock.json',
];

/** Every file that a site is rendered by, from the root; pictures of games aside, which have a version (`ART_VERSION`). */
export const listRenderSources = (): string[] => listSources(RENDER_SOURCES);

/** Who serves checks without a compile, whose key says the rules of the domain to a build. */
const SERVED_SOURCES = [...RENDER_SOURCES, 'src/domain'];

/** Every file that who serves reads a merchant by, from the root. */
export const listServedSources = (): string[] => listSources(SERVED_SOURCES);

/** The sources that a site is rendered by; a change there rebuilds every site. */
export const scanRenderSources = (last: Partial<SeenTree>): SeenTree =>
  scanFolders(RENDER_SOURCES, last, listRenderSources, (names) => hashFiles(ROOT, names)).seen;

/** The sources that who serves reads merchants by; a change there has each checked anew. */
export const scanServedSources = (last: Partial<SeenTree>): SeenTree =>
  scanFolders(SERVED_SOURCES, last, listServedSources, (names) => hashFiles(ROOT, names)).seen;

/** Which file or folder stands there, and since when; empty when there is none. */
const glimpse = (place: string): string => {
  const stats = statSync(place, { throwIfNoEntry: false });
  return stats ? `${stats.ino}:${stats.mtimeMs}` : '';
};

/**
 * What a built site's folder looks like from outside: enough to notice that it was removed,
 * replaced, or had files added or taken away.
 *
 * @returns empty when there is none
 */
export const seeSite = (outDir: string, code: string): string => {
  const folder = `${outDir}/${code}`;
  return `${glimpse(folder)} ${glimpse(`${folder}/assets`)} ${glimpse(`${folder}/build.json`)}`;
};
