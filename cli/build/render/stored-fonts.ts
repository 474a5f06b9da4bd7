import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../base/files/fingerprint.ts';
import { storeDir } from '../../base/paths.ts';
import { isKeeping, isStored, keepStored } from '../store/local/stored-file.ts';
import { fontFile, type NamedFace } from './font-faces.ts';
import type { SiteFiles } from '../settings/site-files.ts';

interface StoredFont {
  stored: string;
  /** Its path on a site. */
  name: string;
  sha256: string;
}

/** Font files are read once per process; there are few, and every brand shares them. */
const known = new Map<string, StoredFont>();

/** Puts a package's font file into the store, so that sites link to it and not to a package. */
const storeFont = (file: string): StoredFont => {
  const content = readFileSync(fontFile(file));
  const digest = sha256(content);
  const { name, ext } = path.parse(file);
  const stored = path.join(storeDir(), 'fonts', `${digest}${ext}`);
  if (!isStored(stored)) keepStored(stored, content);
  return { stored, name: `fonts/${name}.${digest.slice(0, 10)}${ext}`, sha256: digest };
};

/**
 * Adds font files to a site.
 *
 * @returns a face's file → its address on the site
 */
export const addFonts = (
  files: SiteFiles,
  faces: readonly NamedFace[],
): ((file: string) => string) => {
  const fontOf = (file: string): StoredFont => {
    const font = known.get(file) ?? storeFont(file);
    if (isKeeping()) known.set(file, font);
    return font;
  };
  for (const { file } of faces) {
    const { stored, name, sha256: digest } = fontOf(file);
    files.set(name, { stored, sha256: digest });
  }
  return (file) => `/${fontOf(file).name}`;
};
