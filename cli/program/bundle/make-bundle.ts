import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walkFiles } from '../../base/files/walk-files.ts';
import { ROOT } from '../../base/paths.ts';
import { findBundle } from './find-bundle.ts';

const PROGRAM = path.join(import.meta.dirname, 'bundle-process.ts');

/** Stands in the folder while a bundle is made, and after it could not be made. */
export const MARK = 'begun';

/** Whoever works on the sources runs them: a bundle for each edit would be made in vain. */
const RESTED_MS = 60_000;

/** For so long nobody else begins: another process is at it, or it could not be made. */
const AGAIN_AFTER_MS = 600_000;

const changedAt = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? Number.NEGATIVE_INFINITY;

/** Whether nobody has written to the sources for a while. */
const areRested = (sources: readonly string[]): boolean => {
  const since = Date.now() - RESTED_MS;
  return sources.every((folder) =>
    walkFiles(folder).every((name) => changedAt(path.join(folder, name)) < since),
  );
};

/** Says that a bundle is being made; false where nothing can be written. */
const begin = (mark: string): boolean => {
  try {
    mkdirSync(path.dirname(mark), { recursive: true });
    rmSync(mark, { force: true });
    writeFileSync(mark, '', { flag: 'wx' });
    return true;
  } catch {
    // It costs time, and nothing else.
    return false;
  }
};

const OURS = [path.join(ROOT, 'cli'), path.join(ROOT, 'src')];

/**
 * Bundles the program in a process of its own, which takes two seconds, once after each change of the
 * program.
 *
 * @param folder where bundles are kept
 * @param sources the folders of the program's sources
 * @returns the first file; undefined while somebody works on the sources, while another process makes
 *   it, and where it cannot be made: then the sources are run
 */
export const makeBundle = (
  folder: string,
  sources: readonly string[] = OURS,
): string | undefined => {
  const mark = path.join(folder, MARK);
  const isBegun = Math.abs(Date.now() - changedAt(mark)) < AGAIN_AFTER_MS;
  if (isBegun || !areRested(sources) || !begin(mark)) return undefined;
  const { status } = spawnSync(process.execPath, [PROGRAM, folder], { stdio: 'ignore' });
  if (status !== 0) return undefined;
  rmSync(mark, { force: true });
  return findBundle(folder);
};
