import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../base/files/write-whole.ts';
import { servedRelease } from './list-releases.ts';
import { releasesOf } from './release-paths.ts';

/** Why a brand's served release is not its newest one. */
interface Pin {
  /** Empty where nothing is served: its only release was taken back. */
  release: string;
  /** Hash of the merchant's folder at that moment: the pin ends when its files change. */
  merchant: string;
}

const pinFile = (outDir: string, code: string): string =>
  path.join(releasesOf(outDir, code), 'held');

/** Pins a brand to a release: builds skip it until its own files change, or until they are forced. */
export const writePin = (outDir: string, code: string, pin: Pin): void =>
  writeWhole(pinFile(outDir, code), `${JSON.stringify(pin)}\n`);

/** Removes the pin; without one nothing happens. */
export const removePin = (outDir: string, code: string): void =>
  rmSync(pinFile(outDir, code), { recursive: true, force: true });

/**
 * The hash that a pinned brand's folder had when it was rolled back. A pin that names another
 * release than the served one does not count: its rollback was killed, or a build came after it.
 *
 * @returns `undefined` when the brand is not held
 */
export const pinnedHash = (outDir: string, code: string): string | undefined => {
  try {
    const pin = JSON.parse(readFileSync(pinFile(outDir, code), 'utf8')) as Pin | null;
    // What is no pin was written by hand: it holds nothing.
    return typeof pin?.merchant === 'string' && pin.release === (servedRelease(outDir, code) ?? '')
      ? pin.merchant
      : undefined;
  } catch (error) {
    const { code: reason } = error as NodeJS.ErrnoException;
    if (
      reason === 'ENOENT' ||
      reason === 'ENOTDIR' ||
      reason === 'EISDIR' ||
      error instanceof SyntaxError
    )
      return undefined;
    throw error;
  }
};
