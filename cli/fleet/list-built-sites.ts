import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { recoverSites, sitesLock } from '../dress/stage-site.ts';
import { withLockIfFree } from '../files/with-lock.ts';

/**
 * The codes of the sites that a folder holds, sorted. What a killed build left aside comes back
 * first.
 */
export const listBuiltSites = (outDir: string): string[] => {
  if (!existsSync(outDir)) return [];
  withLockIfFree(sitesLock(outDir), () => recoverSites(outDir));
  return readdirSync(outDir)
    .filter((name) => !name.startsWith('.') && existsSync(path.join(outDir, name, 'build.json')))
    .toSorted();
};
