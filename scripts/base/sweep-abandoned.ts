import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endFolder, type Owner, readOwner } from './end-folder.ts';
import { isRunning, ownSystem } from './known-process.ts';

/** Whether the process that made a folder is gone; of another system nobody here knows. */
const isGone = (owner: Owner): boolean => owner.system === ownSystem() && !isRunning(owner);

/**
 * Ends and removes what processes that were killed (SIGKILL) have left of their folders in the temporary folder.
 *
 * @returns the folders
 */
export const sweepAbandoned = (below = os.tmpdir()): string[] => {
  const abandoned = readdirSync(below)
    .filter((name) => name.startsWith('livery-'))
    .map((name) => path.join(below, name))
    .filter((folder) => {
      const owner = readOwner(folder);
      return owner !== null && isGone(owner);
    });
  for (const folder of abandoned) endFolder(folder);
  return abandoned;
};
