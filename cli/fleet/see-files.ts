import { lookHash } from '#config/theme/look-hash.ts';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashFiles, stampFiles } from '../files/fingerprint.ts';
import { walkFiles } from '../files/walk-files.ts';
import { compileKey, listCompileSources } from '../compile/compile-sources.ts';
import { ROOT } from '../paths.ts';
import type { Seen } from './state.ts';

/** Looks at files again: reads them only when their names, sizes or times have changed. */
const seeAgain = (
  root: string,
  names: readonly string[],
  last: Seen | undefined,
  read = (): string => hashFiles(root, names),
): Seen => {
  const stamp = stampFiles(root, names);
  return last?.stamp === stamp ? last : { stamp, hash: read() };
};

/** A merchant's whole folder. */
export const seeMerchant = (merchantsDir: string, code: string, last: Seen | undefined): Seen => {
  const folder = path.join(merchantsDir, code);
  return seeAgain(folder, walkFiles(folder), last);
};

const readLookHash = (file: string): string => {
  try {
    return lookHash(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Gone or broken: whoever inherits the look is built again, and its check says what is wrong.
    return '';
  }
};

/** What a merchant's file says about its look, for those who inherit it. */
export const seeLook = (merchantsDir: string, code: string, last: Seen | undefined): Seen => {
  const name = path.join(code, 'merchant.json');
  return seeAgain(merchantsDir, [name], last, () => readLookHash(path.join(merchantsDir, name)));
};

/** What the compile reads; the hash is the compile's key. */
export const seeCompile = (last: Seen): { seen: Seen; sources: string[] } => {
  const sources = listCompileSources();
  return { seen: seeAgain(ROOT, sources, last, () => compileKey(sources)), sources };
};

/** The code and data that turn a merchant's files into a site, the compile aside. */
const DRESSING = [
  'cli/dress',
  'cli/fleet',
  'cli/store',
  'templates',
  'schema',
  'src/config',
  'src/generated',
];

/** What dresses a brand; a change there touches every site. */
export const seeDressing = (last: Seen): Seen => {
  const names = DRESSING.flatMap((folder) =>
    walkFiles(path.join(ROOT, folder)).map((name) => `${folder}/${name}`),
  ).filter((name) => !name.endsWith('.test.ts'));
  return seeAgain(ROOT, [...names, 'package-lock.json'], last);
};

/**
 * What a built site's folder looks like from outside: enough to notice that it was removed,
 * replaced, or had files added or taken away.
 *
 * @returns empty when there is none
 */
export const seeSite = (outDir: string, code: string): string => {
  const folder = path.join(outDir, code);
  return ['', 'assets', 'build.json']
    .map((name) => {
      const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
      return stats ? `${stats.ino}:${stats.mtimeMs}` : '';
    })
    .join(' ');
};
