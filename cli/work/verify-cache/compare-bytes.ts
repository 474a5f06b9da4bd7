import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { walkFiles } from '../../base/files/walk-files.ts';

/** One file that a build from cold gives other bytes. */
export interface ByteDifference {
  code: string;
  /** Path in the site. */
  file: string;
  /** The first byte that differs, from 0; the length of the shorter file when it is the other's beginning; `null` when one of the two is not there. */
  offset: number | null;
  /** Bytes of the file as it was built; `null` when it is not there. */
  built: number | null;
  /** Bytes of the file from cold; `null` when it is not there. */
  cold: number | null;
}

const firstDifference = (one: Buffer, other: Buffer): number => {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one[at] === other[at]) at += 1;
  return at;
};

const read = (file: string): Buffer | undefined =>
  existsSync(file) ? readFileSync(file) : undefined;

/**
 * Compares every byte of every file of one site in two folders, and that neither has a file more.
 *
 * @param builtDir holds the sites as they were built
 * @param coldDir holds them as built from cold
 */
export const compareBytes = (builtDir: string, coldDir: string, code: string): ByteDifference[] => {
  const [built, cold] = [path.join(builtDir, code), path.join(coldDir, code)];
  const names = new Set([...walkFiles(built), ...walkFiles(cold)]);
  return [...names].toSorted().flatMap((file): ByteDifference[] => {
    const one = read(path.join(built, file));
    const other = read(path.join(cold, file));
    if (one && other?.equals(one)) return [];
    const offset = one && other ? firstDifference(one, other) : null;
    return [{ code, file, offset, built: one?.length ?? null, cold: other?.length ?? null }];
  });
};
