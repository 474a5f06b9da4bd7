import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../base/files/write-whole.ts';
import { servedRelease } from './list-releases.ts';
import { releasesOf } from './release-paths.ts';

/** Why a brand's served release is not its newest one. */
interface Hold {
  release: string;
  /** Hash of the merchant's folder at that moment: the hold ends when its files change. */
  merchant: string;
}

const holdFile = (outDir: string, code: string): string =>
  path.join(releasesOf(outDir, code), 'held');

/** Holds a brand at a release: builds leave it until its own files change, or are forced. */
export const writeHold = (outDir: string, code: string, hold: Hold): void =>
  writeWhole(holdFile(outDir, code), `${JSON.stringify(hold)}\n`);

/** Ends a hold; without one nothing happens. */
export const liftHold = (outDir: string, code: string): void =>
  rmSync(holdFile(outDir, code), { force: true });

/**
 * The hash that a held brand's folder had when it was rolled back. A hold that names another
 * release than the served one does not count: its rollback was killed, or a build came after it.
 *
 * @returns `undefined` when the brand is not held
 */
export const heldHash = (outDir: string, code: string): string | undefined => {
  try {
    const hold = JSON.parse(readFileSync(holdFile(outDir, code), 'utf8')) as Hold;
    return hold.release === servedRelease(outDir, code) ? hold.merchant : undefined;
  } catch (error) {
    const { code: reason } = error as NodeJS.ErrnoException;
    if (reason === 'ENOENT' || reason === 'ENOTDIR' || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
};
