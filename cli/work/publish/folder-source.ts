import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '../../base/terminal/errors.ts';
import { parseManifest } from '../../build/release/check-manifest.ts';
import { manifestFile } from '../../build/release/make-manifest.ts';
import type { Source } from './publishing.ts';

/** A code as a brand may have one: no other name is that of a site, or fit to be told. */
const CODE = /^[a-z][a-z0-9-]*$/;

const isSite = (dir: string, name: string): boolean =>
  CODE.test(name) && existsSync(path.join(dir, name, 'build.json'));

const readManifestText = (dir: string, code: string): string => {
  const file = manifestFile(dir, code);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code: reason, message } = error as NodeJS.ErrnoException;
    if (reason !== 'ENOENT') throw new InputError(`${file} cannot be read: ${message}`);
    throw new InputError(
      `it is not signed: ${file} is missing. livery gather writes it where the sites were built; ` +
        `for sites of this machine: livery manifest --write --out ${dir}`,
    );
  }
};

/**
 * The sites that `livery gather` put into a folder, or those that a build on this machine left
 * there.
 *
 * @throws {InputError} when the folder holds no site
 */
export const folderSource = (dir: string): Source => {
  if (!existsSync(dir)) throw new InputError(`${dir} is not there; name the gathered folder.`);
  const codes = readdirSync(dir)
    .filter((name) => isSite(dir, name))
    .toSorted();
  if (codes.length === 0) {
    throw new InputError(`${dir} holds no built site; run livery build or livery gather first.`);
  }
  return {
    shown: dir,
    codes: async () => codes,
    manifest: async (code) => parseManifest(readManifestText(dir, code), manifestFile(dir, code)),
    file: async (code, name) => {
      const file = path.join(dir, code, name);
      if (existsSync(file)) return file;
      throw new InputError(`${file} is missing; build or gather it again.`);
    },
  };
};
