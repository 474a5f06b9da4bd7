import { mkdirSync, renameSync, rmSync, writeFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFiles } from '../settings/site-files.ts';
import { naming } from '../../base/files/disk-error.ts';
import { shortHash, sha256 } from '../../base/files/fingerprint.ts';
import { requireOwnPlace } from './own-place.ts';
import { removePin } from './pin.ts';
import { type Differences, inspectFolder, isSame } from './inspect-site.ts';
import { listReleases, readRecordText, servedRelease } from './list-releases.ts';
import { placeFile } from './place-file.ts';
import { dropRelease, pruneReleases } from './prune-releases.ts';
import { draftFolder, releaseFolder } from './release-paths.ts';
import { prepareNext, serveNext } from './switch-release.ts';
import { storeDir } from '../../base/paths.ts';
import { packOnce, storeBlob } from '../store/stored-blob.ts';
import { InputError } from '../../base/terminal/errors.ts';

/** The folder of the compile that a stored file belongs to, if it does. */
const compileOf = (stored: string): string | undefined => {
  const [first = ''] = path.relative(storeDir(), stored).split(path.sep);
  return /^[0-9a-f]{16}$/.test(first) ? path.join(storeDir(), first) : undefined;
};

/**
 * A site's files are hard links into the store: writing into one changes the store. Removes a
 * stored file whose content does not match its hash, and writes it again where the content is
 * known; where it is not, linking fails and the site is built again.
 *
 * @param files the site's
 * @param name of the file that was found changed
 * @throws {InputError} when another build is needed to make it anew
 */
const repairStored = (files: SiteFiles, name: string): void => {
  const file = files.get(name);
  if (!file || !existsSync(file.stored)) return;
  if (sha256(readFileSync(file.stored)) === file.sha256) return;
  const compile = compileOf(file.stored);
  if (compile !== undefined) {
    throw new InputError(
      `someone wrote into ${file.stored}. Remove ${compile}, which can be made again, and build ` +
        'once more.',
    );
  }
  rmSync(file.stored);
  if (!file.stored.startsWith(path.join(storeDir(), 'blobs'))) {
    // Pictures are kept by the folder: without its index all of it is drawn again.
    rmSync(path.join(path.dirname(file.stored), 'index.json'), { force: true });
    throw new InputError(`someone wrote into ${file.stored}; it is removed. Build once more.`);
  }
  if (file.content) storeBlob(file.content);
  const packing = /\.(?:br|gz)$/.exec(name)?.[0] as '.br' | '.gz' | undefined;
  const plain = packing && files.get(name.slice(0, -packing.length));
  if (packing && plain?.content) packOnce(plain.content, plain.sha256, packing);
};

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
  const expected = Object.fromEntries([...files].map(([name, file]) => [name, file.sha256]));
  return inspectFolder(folder, expected, ['build.json']);
};

/** The name of a brand's next release. */
const nextRelease = (outDir: string, code: string, record: string): string =>
  `${(listReleases(outDir, code)[0]?.number ?? 0) + 1}-${shortHash(record)}`;

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
 * @throws {InputError} when a folder that no build made stands at the brand's place, or the store is damaged
 */
export const stageRelease = (
  outDir: string,
  code: string,
  files: SiteFiles,
  record: string,
): Staged => {
  requireOwnPlace(outDir, code);
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
    const release = nextRelease(outDir, code, record);
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

/**
 * Writes a whole site as a release that is not served: it waits for its trial or for
 * `switchTo`. Killed at any moment, what is served is untouched. Only for who holds the folder's
 * lock.
 *
 * @returns the release's name
 */
export const stageAside = (
  outDir: string,
  code: string,
  files: SiteFiles,
  record: string,
): string => {
  const draft = draftFolder(outDir, code);
  try {
    writeDraft(draft, files, record);
    const release = nextRelease(outDir, code, record);
    renameSync(draft, releaseFolder(outDir, code, release));
    return release;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
};
