import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withLockIfFree } from '../../base/files/with-lock.ts';
import { recoverReleases } from '../release/recover-releases.ts';
import { sitesLock } from '../release/release-paths.ts';

/**
 * The codes of the sites that a folder holds, sorted. What a killed build left aside comes back
 * first.
 */
export const listBuiltSites = (outDir: string): string[] => {
  if (!existsSync(outDir)) return [];
  withLockIfFree(sitesLock(outDir), () => recoverReleases(outDir));
  return readdirSync(outDir)
    .filter((name) => !name.startsWith('.') && existsSync(path.join(outDir, name, 'build.json')))
    .toSorted();
};
