import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../base/files/fingerprint.ts';
import { walkFiles } from '../../base/files/walk-files.ts';

/** How a site's folder differs from what it should hold; paths in the site, sorted. */
export interface Differences {
  missing: string[];
  /** Files that should not be there. */
  extra: string[];
  /** Files with other bytes. */
  changed: string[];
}

/**
 * Hashes of files that many sites share, by inode: each is read once in a process. Not by the time
 * of change, which every new link moves.
 */
const hashes = new Map<string, string>();

const hashOf = (file: string): string => {
  const { dev, ino, size, mtimeMs } = statSync(file);
  const place = `${dev}:${ino}:${size}:${mtimeMs}`;
  const known = hashes.get(place);
  if (known !== undefined) return known;
  const digest = sha256(readFileSync(file));
  hashes.set(place, digest);
  return digest;
};

/**
 * Compares a folder with the files that it should hold, every byte of them.
 *
 * @param expected path in the site → sha256
 * @param ignored names that may be there
 */
export const inspectFolder = (
  folder: string,
  expected: Readonly<Record<string, string>>,
  ignored: readonly string[] = [],
): Differences => {
  const present = new Set(walkFiles(folder));
  const names = Object.keys(expected).toSorted();
  return {
    missing: names.filter((name) => !present.has(name)),
    extra: [...present].filter((name) => !Object.hasOwn(expected, name) && !ignored.includes(name)),
    changed: names.filter(
      (name) => present.has(name) && hashOf(path.join(folder, name)) !== expected[name],
    ),
  };
};

/** Whether nothing differs. */
export const isSame = ({ missing, extra, changed }: Differences): boolean =>
  missing.length + extra.length + changed.length === 0;
