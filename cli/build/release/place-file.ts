import { rmSync, statSync, writeFileSync } from 'node:fs';
import type { SiteFile } from '../settings/site-files.ts';
import { linkOrCopy } from '../../base/files/link-or-copy.ts';
import { storeBlob } from '../store/stored-blob.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Stores a file and links it; one that another build mends at this moment is written here instead. */
const storeAndLink = (content: Buffer, stored: string, to: string): void => {
  storeBlob(content);
  try {
    linkOrCopy(stored, to);
  } catch (error) {
    if (!isMissing(error)) throw error;
    writeFileSync(to, content);
  }
};

/**
 * Puts a file into a site; into the store first when it is not there yet, or there at another
 * length, as a loss of power can leave it.
 *
 * @param to its folder is there
 */
export const placeFile = ({ stored, content }: SiteFile, to: string): void => {
  try {
    linkOrCopy(stored, to);
  } catch (error) {
    if (!content || !isMissing(error)) throw error;
    storeAndLink(content, stored, to);
  }
  if (!content || statSync(to).size === content.length) return;
  rmSync(to);
  storeAndLink(content, stored, to);
};
