import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SiteFiles } from '../settings/site-files.ts';
import { sha256 } from '../../base/files/fingerprint.ts';
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
export const repairStored = (files: SiteFiles, name: string): void => {
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
