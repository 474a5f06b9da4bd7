import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listReleases, servedRelease } from './list-releases.ts';
import { releaseFolder, releasesOf } from './release-paths.ts';

/** How many releases of a brand are kept; the served one always is. */
export const KEPT_RELEASES = 5;

/** Takes a release away; killed in the middle, what is left of it is no release any more. */
export const dropRelease = (outDir: string, code: string, id: string): void => {
  const gone = path.join(releasesOf(outDir, code), `.gone-${id}`);
  rmSync(gone, { recursive: true, force: true });
  renameSync(releaseFolder(outDir, code, id), gone);
  rmSync(gone, { recursive: true, force: true });
};

/** Drops what is older than the last five releases, by their numbers. */
export const pruneReleases = (outDir: string, code: string): void => {
  const releases = listReleases(outDir, code);
  if (releases.length <= KEPT_RELEASES) return;
  const served = servedRelease(outDir, code);
  for (const { id } of releases.slice(KEPT_RELEASES)) {
    if (id !== served) dropRelease(outDir, code, id);
  }
};
