import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Issue } from '#config/issues/issue.ts';
import type { IssueCode } from '#config/issues/issue-rules.ts';
import { placeIssues } from '#config/places/place-issues.ts';

/** Where a link leads to in the end; `undefined` when it leads nowhere, or in a circle. */
export const endOf = (link: string): string | undefined => {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
};

/** What cannot be looked at is named by who reads it. */
const isLink = (place: string): boolean => {
  try {
    return lstatSync(place).isSymbolicLink();
  } catch {
    return false;
  }
};

/** Whether a place is a folder or below it; both without links on their way. */
export const isBelow = (place: string, folder: string): boolean =>
  place === folder || place.startsWith(folder + path.sep);

type Fault = [code: IssueCode, words: string];

const OUT: Fault = ['file/outside-folder', 'leads out of the merchant’s folder.'];
const NOWHERE: Fault = ['file/missing', 'is a link that leads nowhere.'];

/** The first link on the way to a file that a pull must not follow, from the merchant's folder. */
const findLink = (folder: string, file: string): [link: string, fault: Fault] | undefined => {
  const real = realpathSync(folder);
  const parts = path.relative(folder, path.resolve(folder, file)).split(path.sep);
  for (const [at] of parts.entries()) {
    const link = path.join(...parts.slice(0, at + 1));
    const place = path.join(folder, link);
    if (!isLink(place)) continue;
    const end = endOf(place);
    if (end !== undefined && !isBelow(end, real)) return [link, OUT];
    // The file itself is replaced, whatever stood there; what leads to it is not.
    if (end === undefined && at < parts.length - 1) return [link, NOWHERE];
  }
  return undefined;
};

/**
 * Whether files that a pull reads, writes or takes away lie in the merchant's folder also when links are followed:
 * another brand's pictures may stand behind one.
 *
 * @param folder the merchant's, absolute; it may be a link itself
 * @param files from the merchant's folder; also folders
 * @returns an error for each link that leads out of it, or on the way to a file nowhere
 */
export const findLinksOut = (folder: string, files: Iterable<string>): Issue[] => {
  const found = new Map<string, Fault>();
  for (const file of files) {
    const [link, fault] = findLink(folder, file) ?? [];
    if (link !== undefined && fault) found.set(link, fault);
  }
  return placeIssues(
    [...found].map(([link, [code, words]]) => ({
      code,
      merchant: path.basename(folder),
      file: path.join(folder, link),
      pointer: '',
      message: `“${link}” ${words}`,
      suggestion: 'Put the file or the folder itself in the place of the link.',
    })),
  );
};
