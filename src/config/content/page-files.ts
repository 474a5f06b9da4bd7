import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

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

/** The files of a brand's pages by their names; nothing is read. */
export const listPageFiles = (folder: string): PageFile[] => {
  const pages = path.join(folder, PAGES);
  if (!existsSync(pages)) return [];
  return readdirSync(pages)
    .toSorted()
    .map((name) => {
      const [, slug, language] = NAME.exec(name) ?? [];
      const file = path.join(pages, name);
      return slug === undefined || language === undefined ? { file } : { file, slug, language };
    });
};

/** The addresses of a brand's pages. */
export const customPaths = (folder: string): string[] => [
  ...new Set(listPageFiles(folder).flatMap(({ slug }) => (slug === undefined ? [] : [`/${slug}`]))),
];
