import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAbandoned } from '../../base/files/lock-holder.ts';
import { writeWhole } from '../../base/files/write-whole.ts';
import { liveryHome } from '../../base/paths.ts';

/** What is known of a preview: `preview.json` in its folder. */
export interface PreviewRecord {
  ref: string;
  /** Its part of host names. */
  slug: string;
  commit: string;
  /** The repository whose work tree it is. */
  repository: string;
  /** Who serves it, as `describeHolder` writes it; empty when nobody does. */
  holder: string;
  /** The process of the ref's own code, in the same way. */
  child: string;
  /** Who ends that process and gives the work tree back, after Ctrl-C. */
  leaver: string;
  /** The port at which browsers find it; 0 until it is served. */
  port: number;
  /** The port of the ref's own platform; 0 until it answers. */
  platform: number;
}

/** What stands in the record of a preview that nobody serves. */
export const nobody = { holder: '', child: '', leaver: '', port: 0, platform: 0 };

/** Where previews are kept. */
export const previewsDir = (): string => path.join(liveryHome(), 'previews');

/** The folder of one preview: its work tree, sites, database and log. */
export const previewFolder = (slug: string): string => path.join(previewsDir(), slug);

/** The work tree of one preview. */
export const treeOf = (slug: string): string => path.join(previewFolder(slug), 'tree');

/** Says that the work tree is whole: it is not there while git writes it. */
export const wholeMark = (slug: string): string => path.join(previewFolder(slug), 'tree-is-whole');

const recordFile = (slug: string): string => path.join(previewFolder(slug), 'preview.json');

/** The longest part of a host name (RFC 1035, 2.3.4). */
const MAX_LABEL = 63;

/**
 * A ref as a part of a host name: small letters, digits and single dashes, at most 63.
 *
 * @returns empty when nothing of the ref can stand there
 */
export const slugOf = (ref: string): string =>
  ref
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LABEL)
    .replaceAll(/^-+|-+$/g, '');

/** The record of a preview; undefined when there is none, or half of one. */
export const readPreview = (slug: string): PreviewRecord | undefined => {
  try {
    return JSON.parse(readFileSync(recordFile(slug), 'utf8')) as PreviewRecord;
  } catch {
    return undefined;
  }
};

/** Writes what is known of a preview, whole. */
export const writePreview = (record: PreviewRecord): void =>
  writeWhole(recordFile(record.slug), JSON.stringify(record, null, 2));

/** Every preview that is kept, sorted by slug. */
export const readPreviews = (): PreviewRecord[] => {
  if (!existsSync(previewsDir())) return [];
  return readdirSync(previewsDir())
    .toSorted()
    .flatMap((slug) => readPreview(slug) ?? []);
};

/** Whether a preview is served, by a process that lives. */
export const isServed = ({ holder }: PreviewRecord): boolean => !isAbandoned(holder);

/** Takes a preview's folder away; its work tree has to be given up before. */
export const removeFolder = (slug: string): void =>
  rmSync(previewFolder(slug), { recursive: true, force: true, maxRetries: 5 });
