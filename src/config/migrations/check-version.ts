import type { UnplacedIssue } from '../issues/issue.ts';
import type { JsonFile } from '../read/read-json.ts';
import { isValues } from '../schema/settings.ts';
import { CURRENT_VERSION } from './all-migrations.ts';
import { isOfFuture, oldPointer, type Upgraded } from './upgrade.ts';

/** What is said of a file that a later Livery wrote; undefined for any other. */
export const futureIssue = ({ file, value }: JsonFile): UnplacedIssue | undefined =>
  isValues(value) && isOfFuture(value)
    ? {
        code: 'config/future-version',
        file,
        pointer: '/schemaVersion',
        message: `This file is of schema version ${String(value['schemaVersion'])}; this Livery reads versions 1 to ${CURRENT_VERSION}.`,
        suggestion: 'Use the Livery that wrote it, or a later one.',
      }
    : undefined;

/** A issue where it stands in the old file; a remedy for another form is none. */
const inOldFile = (issue: UnplacedIssue, upgraded: Upgraded): UnplacedIssue => {
  const { fix, ...rest } = issue;
  const pointer = oldPointer(upgraded, issue.pointer);
  const fits = fix?.every((edit) => oldPointer(upgraded, edit.pointer) === edit.pointer) === true;
  return { ...rest, pointer, ...(fits && { fix }) };
};

/**
 * What was found of a file of an older version, told in terms of that file: every place is where a
 * person finds it, and a warning says how the file becomes new.
 *
 * @param issues of the file as it was upgraded in memory
 */
export const issuesOfOld = (
  file: string,
  upgraded: Upgraded,
  issues: readonly UnplacedIssue[],
): UnplacedIssue[] => [
  ...issues.map((each) => (each.file === file ? inOldFile(each, upgraded) : each)),
  {
    code: 'config/old-version',
    file,
    pointer: '/schemaVersion',
    message: `This file is of schema version ${upgraded.version}; the current one is ${CURRENT_VERSION}.`,
    suggestion: 'It works as it is. `livery migrate --write` brings all such files up to date.',
  },
];

/** Says once for a whole fleet that files are of an older version, at the first of them. */
export const warnOnce = <Item extends { code: string; message: string }>(
  items: readonly Item[],
): Item[] => {
  const old = items.filter(({ code }) => code === 'config/old-version');
  const [first] = old;
  if (first === undefined || old.length === 1) return [...items];
  const others = old.length - 1;
  const more = others === 1 ? 'So is one other file.' : `So are ${others} other files.`;
  const merged = { ...first, message: `${first.message} ${more}` };
  return items.flatMap((item) => {
    if (item === first) return [merged];
    return item.code === 'config/old-version' ? [] : [item];
  });
};
