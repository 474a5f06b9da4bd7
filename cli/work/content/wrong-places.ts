import { statSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { Issue } from '#config/issues/issue.ts';
import { placeIssues } from '#config/places/place-issues.ts';

/** What stands at a place in the end; `undefined` where nothing does, or a link leads in a circle. */
const whatIsAt = (place: string): Stats | undefined => {
  try {
    return statSync(place, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

type Fault = [words: string, suggestion: string];

const NO_FOLDER: Fault = ['is no folder.', 'Move it away: a folder of files belongs there.'];
const NO_FILE: Fault = ['is no plain file.', 'Move it away: a file of the content belongs there.'];

/** The first place on the way to a file at which something else stands than has to. */
const findWrong = (folder: string, name: string): [place: string, fault: Fault] | undefined => {
  const parts = path.normalize(name).split(path.sep).filter(Boolean);
  for (const [at] of parts.entries()) {
    const place = path.join(...parts.slice(0, at + 1));
    const stats = whatIsAt(path.join(folder, place));
    if (!stats) return undefined;
    const isFolder = at < parts.length - 1 || name.endsWith('/');
    if (isFolder && !stats.isDirectory()) return [place, NO_FOLDER];
    if (!isFolder && !stats.isFile()) return [place, NO_FILE];
  }
  return undefined;
};

/**
 * Whether files that a pull reads, writes or takes away can be such: no folder stands where a file belongs, and no file where
 * a folder does.
 *
 * @param folder the merchant's, absolute
 * @param names from the merchant's folder; those of folders end in `/`
 * @returns an error for each place at which something else stands
 */
export const findWrongPlaces = (folder: string, names: Iterable<string>): Issue[] => {
  const found = new Map<string, Fault>();
  for (const name of names) {
    const [place, fault] = findWrong(folder, name) ?? [];
    if (place !== undefined && fault) found.set(place, fault);
  }
  return placeIssues(
    [...found].map(([place, [words, suggestion]]) => ({
      code: 'file/not-a-file',
      merchant: path.basename(folder),
      file: path.join(folder, place),
      pointer: '',
      message: `“${place}” ${words}`,
      suggestion,
    })),
  );
};
