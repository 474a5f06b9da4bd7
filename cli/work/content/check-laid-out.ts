import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkMerchant } from '#config/check-merchant.ts';
import type { Issue } from '#config/issues/issue.ts';
import { placeIssues } from '#config/places/place-issues.ts';
import { shownPath } from '#config/places/shown-path.ts';
import { readMerchantJson } from '#config/read/read-merchant-json.ts';
import { endOf, isBelow } from './links-out.ts';

/** Files of a merchant's folder as they will be; `undefined` takes one away. */
export type FileChanges = ReadonlyMap<string, Buffer | undefined>;

/**
 * Copies a merchant's folder so that no link in the copy leads to anything real: one within the folder leads to the
 * same place of the copy, all others to a stand-in, outside of the copy as they were outside of the folder.
 *
 * @param folder absolute, without links on its way
 */
const copyApart = (folder: string, target: string, standIn: string): void => {
  const links: [from: string, to: string][] = [];
  const filter = (from: string, to: string): boolean => {
    const stats = lstatSync(from);
    if (stats.isSymbolicLink()) links.push([from, to]);
    // A pipe or a device is nothing of a merchant's, and cannot be copied.
    return stats.isFile() || stats.isDirectory();
  };
  cpSync(folder, target, { recursive: true, filter });
  mkdirSync(standIn);
  for (const [from, to] of links) {
    const end = endOf(from);
    if (end === undefined) symlinkSync(path.join(standIn, 'nowhere'), to);
    else if (!isBelow(end, folder)) symlinkSync(standIn, to);
    else symlinkSync(path.join(target, path.relative(folder, end)), to);
  }
};

/**
 * A merchant's folder as it will be, in a place of its own. Its neighbors, from whom its look may come, are links beside
 * it: nothing in the copy leads to them.
 *
 * @param root an empty folder
 * @returns the copy
 */
const stage = (root: string, folder: string, changes: FileChanges): string => {
  const code = path.basename(folder);
  const around = path.dirname(folder);
  const merchants = path.join(root, 'merchants');
  mkdirSync(merchants);
  for (const name of readdirSync(around))
    if (name !== code) symlinkSync(path.join(around, name), path.join(merchants, name));
  const target = path.join(merchants, code);
  copyApart(realpathSync(folder), target, path.join(root, 'outside'));
  for (const [file, bytes] of changes) {
    const place = path.join(target, file);
    // A link makes way, as it does for a rename: it is not written through.
    rmSync(place, { force: true });
    if (bytes === undefined) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, bytes);
  }
  return target;
};

/**
 * Checks a merchant as it will be, without touching its folder.
 *
 * @param folder absolute
 * @returns errors of the whole merchant, and warnings of the files that change; each named by the file that it will be
 */
export const checkLaidOut = (folder: string, changes: FileChanges): Issue[] => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'livery-content-')));
  try {
    const staged = stage(root, folder, changes);
    const { issues } = checkMerchant(staged, readMerchantJson(staged));
    const merchant = path.basename(folder);
    const changed = new Set([...changes.keys()].map((file) => path.join(staged, file)));
    const placed = placeIssues(issues.map((issue) => ({ ...issue, merchant })));
    return placed
      .filter(({ severity, file }) => severity === 'error' || changed.has(path.resolve(file)))
      .map((issue) => ({
        ...issue,
        file: shownPath(path.join(folder, path.relative(staged, path.resolve(issue.file)))),
      }));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
