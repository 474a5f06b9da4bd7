import { statSync, writeFileSync } from 'node:fs';
import type { SiteFile } from '../settings/site-files.ts';
import { linkOrCopy } from '../../base/files/link-or-copy.ts';
import { storeBlob } from '../store/stored-blob.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A file whose content is at hand, in case the store lacks it. */
type OwnFile = SiteFile & { content: Buffer };

/** Stores a file and links it; one that another build mends at this moment is written here instead. */
const storeAndLink = ({ stored, sha256, content }: OwnFile, to: string): void => {
  storeBlob(content, sha256);
  try {
    linkOrCopy(stored, to);
  } catch (error) {
    if (!isMissing(error)) throw error;
    writeFileSync(to, content);
  }
};

/** Places a file that the store holds whole; answers whether it did. */
const linkWhole = ({ stored, content }: OwnFile, to: string): boolean => {
  // Asked first: an edit brings many files that are not there, and an error costs more than the question.
  if (statSync(stored, { throwIfNoEntry: false })?.size !== content.length) return false;
  try {
    linkOrCopy(stored, to);
    return true;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return false;
  }
};

/**
 * Puts a file into a site; into the store first when it is not there yet, or there at another
 * length, as a loss of power can leave it.
 *
 * @param to its folder is there
 */
export const placeFile = (file: SiteFile, to: string): void => {
  const { content, stored } = file;
  if (content === undefined) linkOrCopy(stored, to);
  else if (!linkWhole({ ...file, content }, to)) storeAndLink({ ...file, content }, to);
};
