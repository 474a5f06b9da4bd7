import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../base/files/fingerprint.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import { writeWhole } from '../../base/files/write-whole.ts';
import { InputError } from '../../base/terminal/errors.ts';
import type { SiteFiles } from '../../build/settings/site-files.ts';
import type { Order, Source, Traffic } from './publishing.ts';

/** In the target's folder: every file of every release once, named by its content. */
export const BLOBS = '.blobs';

/** Where a content is kept in a target's folder. */
export const targetBlob = (dir: string, digest: string): string =>
  path.join(dir, BLOBS, digest.slice(0, 2), digest.slice(2));

/**
 * The bytes of a file, compared with what the manifest says of them.
 *
 * @throws {InputError} when they are others
 */
export const provenBytes = async (
  source: Source,
  code: string,
  name: string,
  digest: string,
): Promise<Buffer> => {
  const found = await source.file(code, name, digest);
  const bytes = typeof found === 'string' ? readFileSync(found) : found;
  if (sha256(bytes) === digest) return bytes;
  throw new InputError(
    `${name} is not what the signed manifest says. It was changed or cut on its way; gather it again.`,
  );
};

/** Whether a content is there at the length that it must have: a loss of power can cut it. */
const isThere = (file: string, bytes: number): boolean =>
  statSync(file, { throwIfNoEntry: false })?.size === bytes;

/**
 * Brings the files of a site into a target's folder, those that are not there yet.
 *
 * @param mends whether what is there is read and compared, not only its length
 * @returns the site's files as a release is made of them
 * @throws {InputError} when one is missing or is not what the manifest says
 */
export const bringFiles = async (
  dir: string,
  { code, manifest }: Order,
  source: Source,
  traffic: Traffic,
  mends: boolean,
): Promise<SiteFiles> => {
  const files: SiteFiles = new Map();
  for (const [name, { sha256: digest, bytes }] of Object.entries(manifest.files)) {
    const stored = targetBlob(dir, digest);
    const isWhole = isThere(stored, bytes) && (!mends || sha256(readFileSync(stored)) === digest);
    if (isWhole) traffic.known += 1;
    else {
      writeWhole(stored, await provenBytes(source, code, name, digest));
      traffic.files += 1;
      traffic.bytes += bytes;
    }
    if (name !== 'build.json') files.set(name, { stored, sha256: digest });
  }
  return files;
};

/** Takes away what no release is made of any more. */
export const dropUnused = (dir: string, digests: Iterable<string>): void => {
  for (const digest of digests) {
    const file = targetBlob(dir, digest);
    if (statSync(file, { throwIfNoEntry: false })?.nlink === 1) rmSync(file);
  }
};

/** Takes away what a killed publisher brought and no release is made of. */
export const sweepBlobs = (dir: string): void => {
  const folder = path.join(dir, BLOBS);
  for (const name of walkFiles(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).nlink === 1) rmSync(file);
  }
};
