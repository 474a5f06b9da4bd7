import { readFileSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { RenderedSite } from '../../build/render/render-merchant.ts';
import type { SiteFile } from '../../build/settings/site-files.ts';
import { sha256 } from '../../base/files/fingerprint.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import { readStored, storedSize } from '../../build/store/local/stored-file.ts';

/** A file of one side of a comparison: its digest is known, or the file is read for it. */
export interface SideFile {
  bytes: number;
  sha256?: string;
  /** Where it lies on the disk. */
  file?: string;
  /** Device and number on the disk: equal ones are one file. */
  inode?: string;
}

/** A site as one side of a comparison. */
export interface SiteSide {
  files: Map<string, SideFile>;
  /** The theme's css; empty when there is none. */
  css: string;
  /** `build.json`. */
  record: string;
}

const THEME = /^theme\.[0-9a-f]+\.css$/;

const inodeOf = ({ dev, ino }: Stats): string => `${dev}:${ino}`;

/** A name that another process took away meanwhile is simply not there. */
const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/**
 * The site that stands in a folder, as it really is.
 *
 * @returns undefined when there is none
 */
export const readSite = (folder: string): SiteSide | undefined => {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const files: SiteSide['files'] = new Map();
  for (const name of walkFiles(folder)) {
    const file = path.join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats) files.set(name, { bytes: stats.size, file, inode: inodeOf(stats) });
  }
  const theme = [...files.keys()].find((name) => THEME.test(name));
  return {
    files,
    css: theme === undefined ? '' : readIfThere(path.join(folder, theme)),
    record: readIfThere(path.join(folder, 'build.json')),
  };
};

const sideOf = ({ stored, sha256: digest, content }: SiteFile): SideFile => {
  const stats = statSync(stored, { throwIfNoEntry: false });
  if (stats) return { bytes: stats.size, sha256: digest, inode: inodeOf(stats) };
  return { bytes: content?.length ?? storedSize(stored), sha256: digest };
};

/** A site that is rendered and not written. */
export const renderedSide = ({
  files: rendered,
  record,
}: Pick<RenderedSite, 'files' | 'record'>): SiteSide => {
  const files: SiteSide['files'] = new Map();
  let css = '';
  for (const [name, file] of rendered) {
    files.set(name, sideOf(file));
    if (THEME.test(name)) css = String(file.content ?? readStored(file.stored) ?? '');
  }
  files.set('build.json', { bytes: Buffer.byteLength(record), sha256: sha256(record) });
  return { files, css, record };
};

const digestOf = ({ sha256: known, file }: SideFile): string =>
  known ?? (file === undefined ? '' : sha256(readFileSync(file)));

/** Whether two files hold the same bytes; reads them only where the disk does not tell. */
export const isSameFile = (one: SideFile, other: SideFile): boolean =>
  one.bytes === other.bytes &&
  ((one.inode !== undefined && one.inode === other.inode) || digestOf(one) === digestOf(other));

/** The bytes of all files of a site. */
export const bytesOf = (side: SiteSide | undefined): number =>
  side ? [...side.files.values()].reduce((sum, { bytes }) => sum + bytes, 0) : 0;
