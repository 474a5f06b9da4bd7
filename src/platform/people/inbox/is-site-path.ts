import { gamePaths, memberPaths, sitePaths } from '#generated/page-paths.ts';

const PAGES: ReadonlySet<string> = new Set([...sitePaths, ...gamePaths, ...memberPaths]);

/** What the database takes. */
const MAX_LENGTH = 200;

/** Whether a link of a message leads to a page of the site; nothing else may stand in one. */
export const isSitePath = (path: string): boolean => {
  if (path.length > MAX_LENGTH || !/^\/(?:[\w-]+)?(?:[?#][\w\-.~%=&#/]*)?$/.test(path))
    return false;
  return PAGES.has(new URL(path, 'https://site.invalid').pathname);
};
