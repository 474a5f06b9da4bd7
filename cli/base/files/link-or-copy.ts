import { copyFileSync, linkSync } from 'node:fs';

/** ext4 gives one file at most 65,000 names; some file systems give it only one. */
const NO_LINK = new Set(['EMLINK', 'EXDEV', 'EPERM', 'ENOTSUP']);

/** Gives a file a second name; copies it where it can have none. */
export const linkOrCopy = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!NO_LINK.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(from, to);
  }
};
