import { constants, lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { readBytes, type Bytes } from './read-bytes.ts';

/**
 * The absolute path of a file that a merchant names.
 *
 * @returns undefined if it leads out of the merchant's folder
 */
export const pathInside = (folder: string, name: string): string | undefined => {
  const target = path.resolve(folder, name);
  return target.startsWith(folder + path.sep) ? target : undefined;
};

/** Real paths of folders, while one merchant is checked: most of its files share two folders. */
const realFolders = new Map<string, string>();

/** Forgets what links led to: they may lead elsewhere when a merchant is checked again. */
export const forgetLinks = (): void => realFolders.clear();

const realFolder = (folder: string): string => {
  const real = realFolders.get(folder) ?? realpathSync.native(folder);
  realFolders.set(folder, real);
  return real;
};

const isBelow = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(folder + path.sep);

/** Whether a place is in the merchant's folder; what does not exist is named by who reads it. */
const isInside = (folder: string, realPlace: () => string): boolean => {
  try {
    return isBelow(realPlace(), realFolder(folder));
  } catch {
    return true;
  }
};

/** What cannot be looked at, such as in a folder that is a link in a circle, is named by who reads it. */
const isLink = (file: string): boolean => {
  try {
    return lstatSync(file).isSymbolicLink();
  } catch {
    return false;
  }
};

// Windows has no such flag: there each file is looked at.
const { O_NOFOLLOW } = constants;

const outside: Bytes = {
  ok: false,
  code: 'file/outside-folder',
  message: 'This leads out of the merchant’s folder.',
};

/**
 * Reads a file that a merchant names, if it stands in the merchant's folder also when links are
 * followed. The folder itself may be a link.
 *
 * @param target from `pathInside`
 * @param maxBytes the greatest size that is read
 */
export const readInside = (folder: string, target: string, maxBytes: number): Bytes => {
  const place = path.dirname(target);
  if (place !== folder && !isInside(folder, () => realFolder(place))) return outside;
  if (O_NOFOLLOW !== undefined) {
    const read = readBytes(target, maxBytes, O_NOFOLLOW);
    // A link is refused as unreadable; only then it is worth a look of its own.
    if (read.ok || read.code !== 'file/unreadable') return read;
  }
  const strays = isLink(target) && !isInside(folder, () => realpathSync.native(target));
  return strays ? outside : readBytes(target, maxBytes);
};
