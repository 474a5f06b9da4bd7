import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFiles } from '../settings/site-files.ts';
import { naming } from '../../base/files/disk-error.ts';
import { shortHash } from '../../base/files/fingerprint.ts';
import { repairStored } from './repair-stored.ts';
import { removePin } from './pin.ts';
import { type Differences, inspectFolder, isSame } from './inspect-site.ts';
import { listReleases, readRecordText, servedRelease } from './list-releases.ts';
import { placeFile } from './place-file.ts';
import { dropRelease, pruneReleases } from './prune-releases.ts';
import { draftFolder, releaseFolder } from './release-paths.ts';
import { prepareNext, serveNext } from './switch-release.ts';

/** What became of a site that was staged. */
export interface Staged {
  release: string;
  /** `false` when the served release is this very site, whole. */
  isNew: boolean;
}

const writeDraft = (draft: string, files: SiteFiles, record: string): void => {
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  // 250 files a site, 10,000 sites: every step counts.
  const folders = new Set<string>();
  for (const [name, file] of files) {
    const folder = name.slice(0, Math.max(name.lastIndexOf('/'), 0));
    if (folder !== '' && !folders.has(folder)) mkdirSync(`${draft}/${folder}`, { recursive: true });
    folders.add(folder);
    placeFile(file, `${draft}/${name}`);
  }
  const file = path.join(draft, 'build.json');
  naming(file, () => writeFileSync(file, record));
};

/** How the served release differs from a site that should be the same; `undefined` if another. */
const compareServed = (folder: string, files: SiteFiles, record: string) => {
  if (readRecordText(folder) !== record) return undefined;
  const expected = Object.fromEntries([...files].map(([name, { sha256 }]) => [name, sha256]));
  return inspectFolder(folder, expected, ['build.json']);
};

/** Replaces a damaged release: also what the store holds of it, where it is the same file. */
const repair = (files: SiteFiles, differences: Differences | undefined): void => {
  for (const name of differences?.changed ?? []) repairStored(files, name);
};

/**
 * Writes a whole site as a new release beside the one being served, then serves it by one rename.
 * Killed at any moment, the last good site is served, and `recoverReleases` clears up. A site that
 * is served already makes no release. Ends a hold. Only for who holds the folder's lock.
 *
 * @param outDir holds one link per merchant
 * @param record `build.json`, written last
 */
export const stageRelease = (
  outDir: string,
  code: string,
  files: SiteFiles,
  record: string,
): Staged => {
  const served = servedRelease(outDir, code);
  const differences =
    served === undefined
      ? undefined
      : compareServed(releaseFolder(outDir, code, served), files, record);
  if (served !== undefined && differences && isSame(differences)) {
    removePin(outDir, code);
    return { release: served, isNew: false };
  }
  repair(files, differences);
  const draft = draftFolder(outDir, code);
  try {
    writeDraft(draft, files, record);
    const release = `${(listReleases(outDir, code)[0]?.number ?? 0) + 1}-${shortHash(record)}`;
    prepareNext(outDir, code, release);
    renameSync(draft, releaseFolder(outDir, code, release));
    serveNext(outDir, code);
    removePin(outDir, code);
    if (served !== undefined && differences) dropRelease(outDir, code, served);
    pruneReleases(outDir, code);
    return { release, isNew: true };
  } catch (error) {
    // A full disk gets its space back at once.
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
};
