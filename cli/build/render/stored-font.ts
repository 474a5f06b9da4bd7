import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../base/files/fingerprint.ts';
import { storeDir } from '../../base/paths.ts';
import type { SiteFile } from '../settings/site-files.ts';
import { isStored, keepStored } from '../store/local/stored-file.ts';

/**
 * Puts a font's file into the store as it is, so that sites link to it and not to a package or a
 * brand's folder.
 *
 * @param place on this machine, absolute
 */
export const storeFont = (place: string): SiteFile => {
  const content = readFileSync(place);
  const digest = sha256(content);
  const stored = path.join(storeDir(), 'fonts', `${digest}${path.extname(place)}`);
  if (!isStored(stored)) keepStored(stored, content);
  return { stored, sha256: digest };
};

/** Where a font's file stands on a site. */
export const fontOnSite = (file: string, { sha256: digest }: SiteFile): string => {
  const { name, ext } = path.parse(file);
  return `fonts/${name}.${digest.slice(0, 10)}${ext}`;
};
