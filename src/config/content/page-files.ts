import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { UnplacedIssue } from '../issues/issue.ts';
import { unreadIssue } from '../read/read-bytes.ts';

/** Where a brand's pages stand in its folder. */
export const PAGES = 'pages';

const NAME = /^([a-z0-9][a-z0-9-]{0,60})\.([A-Za-z][A-Za-z0-9-]*)\.md$/;

/** A file of a page: `about.en.md`. */
export interface PageFile {
  /** Absolute. */
  file: string;
  /** Unset when the name is none of a page. */
  slug?: string;
  language?: string;
}

/** The names in the folder of pages; none where there is no such folder, or the fault of one that cannot be read. */
const namesIn = (folder: string): string[] | UnplacedIssue => {
  const pages = path.join(folder, PAGES);
  try {
    return readdirSync(pages);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    const issue = unreadIssue(folder, error);
    if (!issue) throw error;
    return code === 'ENOTDIR'
      ? { ...issue, code: 'file/not-a-file', message: `“${PAGES}” is no folder.`, suggestion: '' }
      : issue;
  }
};

/** Why nobody can say which pages a brand has; undefined where its folder of pages can be read, or is not there. */
export const findPagesFault = (folder: string): UnplacedIssue | undefined => {
  const names = namesIn(folder);
  return Array.isArray(names) ? undefined : names;
};

/** The files of a brand's pages by their names; nothing is read. None where the folder cannot be, see `findPagesFault`. */
export const listPageFiles = (folder: string): PageFile[] => {
  const pages = path.join(folder, PAGES);
  const names = namesIn(folder);
  return (Array.isArray(names) ? names : []).toSorted().map((name) => {
    const [, slug, language] = NAME.exec(name) ?? [];
    const file = path.join(pages, name);
    return slug === undefined || language === undefined ? { file } : { file, slug, language };
  });
};

/** The addresses of a brand's pages. */
export const customPaths = (folder: string): string[] => [
  ...new Set(listPageFiles(folder).flatMap(({ slug }) => (slug === undefined ? [] : [`/${slug}`]))),
];
