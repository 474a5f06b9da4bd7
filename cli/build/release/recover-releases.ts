import {
  type Dirent,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { naming } from '../../base/files/disk-error.ts';
import { shortHash } from '../../base/files/fingerprint.ts';
import { type FailedBrand, failureOf } from '../../base/files/brand-failure.ts';
import { isForeign } from './own-place.ts';
import { pinnedHash, removePin } from './pin.ts';
import { listReleases, readRecord, readRecordText } from './list-releases.ts';
import { pruneReleases } from './prune-releases.ts';
import {
  nextLink,
  parseReleaseId,
  RELEASES,
  releaseFolder,
  releasesOf,
  sitesLock,
} from './release-paths.ts';
import { dropIfOld, isRetired } from './retire-site.ts';
import { prepareNext, serveNext, switchTo } from './switch-release.ts';

/** There while someone writes releases; what is left of it tells of a kill. */
const markFile = (outDir: string): string => path.join(outDir, RELEASES, '.writing');

/** Whether somebody was killed while writing releases, and nobody has cleared up since. */
export const wasKilled = (outDir: string): boolean => existsSync(markFile(outDir));

/** Says that releases are about to be written; `endWriting` follows unless the process is killed. */
export const beginWriting = (outDir: string): void => {
  mkdirSync(path.join(outDir, RELEASES), { recursive: true });
  naming(markFile(outDir), () => writeFileSync(markFile(outDir), ''));
};

/** Says that all releases are whole. */
export const endWriting = (outDir: string): void => rmSync(markFile(outDir), { force: true });

/** Takes a site over that stands there as a plain folder, as older builds made it. */
const adopt = (outDir: string, code: string): void => {
  const site = path.join(outDir, code);
  const text = readRecordText(site);
  if (text === undefined || readRecord(site)?.code !== code) return;
  mkdirSync(releasesOf(outDir, code), { recursive: true });
  const id = `${(listReleases(outDir, code)[0]?.number ?? 0) + 1}-${shortHash(text)}`;
  prepareNext(outDir, code, id);
  // No file system of ours puts a link in a folder's place in one step.
  renameSync(site, releaseFolder(outDir, code, id));
  serveNext(outDir, code);
};

/**
 * What is served when a brand's link is gone or leads nowhere: the newest release. What no build made keeps
 * its place: the build of that brand says so, and the others go on.
 */
const serveNewest = (outDir: string, code: string): void => {
  if (isForeign(outDir, code)) return;
  const newest = listReleases(outDir, code).find(
    ({ id }) => readRecordText(releaseFolder(outDir, code, id)) !== undefined,
  );
  if (newest) switchTo(outDir, code, newest.id);
  else {
    rmSync(path.join(outDir, code), { force: true });
    if (readdirSync(releasesOf(outDir, code)).length === 0) rmdirSync(releasesOf(outDir, code));
  }
};

/** A switch that was prepared is done when its release is there. */
const finishSwitch = (outDir: string, code: string): void => {
  const next = nextLink(outDir, code);
  if (!lstatSync(next, { throwIfNoEntry: false })) return;
  const id = parseReleaseId(path.basename(readlinkSync(next)))?.id ?? '';
  const isWhole = id !== '' && readRecordText(releaseFolder(outDir, code, id)) !== undefined;
  if (isWhole && !isForeign(outDir, code)) serveNext(outDir, code);
  else rmSync(next, { force: true });
};

const recoverBrand = (outDir: string, code: string): void => {
  const folder = releasesOf(outDir, code);
  finishSwitch(outDir, code);
  for (const name of readdirSync(folder)) {
    const isDraft = name.startsWith('.') || name.startsWith('held.');
    if (isDraft) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const isServed = readRecordText(path.join(outDir, code)) !== undefined;
  if (!isServed) serveNewest(outDir, code);
  pruneReleases(outDir, code);
  if (pinnedHash(outDir, code) === undefined) removePin(outDir, code);
};

/**
 * What killed processes left in the folder of the sites: drafts of the lock; of builds before there
 * were releases half-written sites, which go, and moved ones, which come back.
 *
 * @returns whether it was such a thing
 */
const recoverAside = (outDir: string, name: string): boolean => {
  // Of those who wait for the lock, which we hold: whoever is alive writes it anew.
  if (name.startsWith(`${path.basename(sitesLock(outDir))}.`)) {
    rmSync(path.join(outDir, name), { force: true });
    return true;
  }
  const [, code = '', kind] = /^\.([a-z][a-z0-9-]*)\.(next|last)$/.exec(name) ?? [];
  if (kind === undefined) return false;
  const site = path.join(outDir, code);
  if (kind === 'last' && !existsSync(site)) renameSync(path.join(outDir, name), site);
  else rmSync(path.join(outDir, name), { recursive: true, force: true });
  return true;
};

/** What stands in the folder of the sites, once what killed processes left there is gone. */
const listCleared = (outDir: string): Dirent[] => {
  const entries = readdirSync(outDir, { withFileTypes: true });
  const left = entries.filter(({ name }) => name.startsWith('.') && recoverAside(outDir, name));
  return left.length === 0 ? entries : readdirSync(outDir, { withFileTypes: true });
};

/** Does a work on one brand; what it throws is that brand's alone. */
const tryBrand = (code: string, work: () => void): FailedBrand[] => {
  try {
    work();
    return [];
  } catch (error) {
    return [{ code, ...failureOf(error) }];
  }
};

/**
 * Clears up after a killed build, rollback or removal, and takes over sites that older builds made
 * as plain folders. Afterwards every brand that has a release is served one that is whole. Looks
 * at each brand only after a kill. Only for who holds the folder's lock.
 *
 * @returns the brands that could not be cleared up, each with why: the next call tries again
 */
export const recoverReleases = (outDir: string): FailedBrand[] => {
  if (!existsSync(outDir)) return [];
  const present = listCleared(outDir);
  const failed = present
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => tryBrand(name, () => adopt(outDir, name)));
  const releases = path.join(outDir, RELEASES);
  if (!existsSync(releases)) return failed;
  const names = new Set(present.map(({ name }) => name));
  const isKilled = wasKilled(outDir);
  const recover = (name: string): void => {
    if (!names.has(name) && isRetired(outDir, name)) dropIfOld(outDir, name);
    else if (isKilled || !names.has(name)) recoverBrand(outDir, name);
  };
  for (const name of readdirSync(releases)) {
    if (name.startsWith('.gone-')) {
      rmSync(path.join(releases, name), { recursive: true, force: true });
    } else if (!name.startsWith('.')) failed.push(...tryBrand(name, () => recover(name)));
  }
  if (failed.length === 0) endWriting(outDir);
  return failed;
};
