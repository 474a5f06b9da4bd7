import { existsSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '../../base/terminal/errors.ts';

/** Whether a folder stands where a brand's link belongs, which a link cannot replace by a rename. */
export const isFolder = (outDir: string, code: string): boolean =>
  lstatSync(path.join(outDir, code), { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Whether what stands at a brand's place belongs to somebody else: a folder without the `build.json` that every
 * build writes, also those of before there were releases. Such a folder is never taken away.
 */
export const isForeign = (outDir: string, code: string): boolean =>
  isFolder(outDir, code) && !existsSync(path.join(outDir, code, 'build.json'));

/**
 * A brand's site replaces a link, or a site of an older build. What else stands at its place belongs to
 * somebody else.
 *
 * @throws {InputError} when it is a folder that no build made
 */
export const requireOwnPlace = (outDir: string, code: string): void => {
  if (!isForeign(outDir, code)) return;
  throw new InputError(
    `${path.join(outDir, code)} is a folder that no build made, and would be lost: move it away, or ` +
      'name another folder for the sites.',
  );
};
