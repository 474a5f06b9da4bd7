import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { SiteFile, SiteFiles } from './site-files.ts';
import { storeBlob } from '../store/stored-blob.ts';

/** Links a stored file; copies it when the store lies elsewhere or has no names left. */
const linkOrCopy = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // ext4 gives one file at most 65,000 names; some file systems give it only one.
    if (code !== 'EMLINK' && code !== 'EXDEV' && code !== 'EPERM' && code !== 'ENOTSUP')
      throw error;
    copyFileSync(from, to);
  }
};

/** Puts a file into a site; into the store first when it is not there yet. */
const place = ({ stored, content }: SiteFile, to: string): void => {
  try {
    linkOrCopy(stored, to);
  } catch (error) {
    if (!content || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    storeBlob(content);
    linkOrCopy(stored, to);
  }
};

const nextFolder = (outDir: string, code: string): string => path.join(outDir, `.${code}.next`);
const lastFolder = (outDir: string, code: string): string => path.join(outDir, `.${code}.last`);

/**
 * Writes a whole site beside the one being served, then puts it in its place by rename. Killed at
 * any moment, the last good site is still there or comes back with `recoverSites`.
 *
 * @param outDir holds one folder per merchant
 * @param record `build.json`, written last
 */
export const stageSite = (outDir: string, code: string, files: SiteFiles, record: string): void => {
  const next = nextFolder(outDir, code);
  const last = lastFolder(outDir, code);
  const site = path.join(outDir, code);
  rmSync(next, { recursive: true, force: true });
  const folders = new Set([...files.keys()].map((name) => path.dirname(name)));
  for (const folder of folders) mkdirSync(path.join(next, folder), { recursive: true });
  for (const [name, file] of files) place(file, path.join(next, name));
  writeFileSync(path.join(next, 'build.json'), record);
  rmSync(last, { recursive: true, force: true });
  if (existsSync(site)) renameSync(site, last);
  renameSync(next, site);
  rmSync(last, { recursive: true, force: true });
};

/** Only who holds this lock may write into a folder of sites. */
export const sitesLock = (outDir: string): string => path.join(outDir, '.build.lock');

/**
 * Cleans up after a killed build: a half-written site goes, a site that was moved aside and never
 * replaced comes back. Only for who holds the folder's lock.
 */
export const recoverSites = (outDir: string): void => {
  if (!existsSync(outDir)) return;
  for (const name of readdirSync(outDir)) {
    const match = /^\.([a-z][a-z0-9-]*)\.(next|last)$/.exec(name);
    if (!match) continue;
    const site = path.join(outDir, match[1] ?? '');
    if (match[2] === 'last' && !existsSync(site)) renameSync(path.join(outDir, name), site);
    else rmSync(path.join(outDir, name), { recursive: true, force: true });
  }
};
