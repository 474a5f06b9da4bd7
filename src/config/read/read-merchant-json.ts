import path from 'node:path';
import { readInside } from './path-inside.ts';
import { type JsonFile, readJson } from './read-json.ts';

/**
 * Reads the `merchant.json` of a folder. It may be a link to another file of the folder; one that leads
 * elsewhere is not read: a check shows lines of what it finds fault with, and whoever sends a brand as a
 * pull request could have any file of the machine printed.
 *
 * @param folder the merchant's, absolute
 */
export const readMerchantJson = (folder: string): JsonFile =>
  readJson(path.join(folder, 'merchant.json'), (file, maxBytes) =>
    readInside(folder, file, maxBytes),
  );
