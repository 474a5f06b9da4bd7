import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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

/** Files of a merchant's folder as they will be; `undefined` takes one away. */
export type FileChanges = ReadonlyMap<string, Buffer | undefined>;

/** A merchant's folder beside its neighbors, from whom its look may come, in a place of its own. */
const stage = (folder: string, changes: FileChanges): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'livery-content-'));
  const code = path.basename(folder);
  const around = path.dirname(folder);
  for (const name of readdirSync(around))
    if (name !== code) symlinkSync(path.join(around, name), path.join(root, name));
  const target = path.join(root, code);
  cpSync(folder, target, { recursive: true, verbatimSymlinks: true });
  for (const [file, bytes] of changes) {
    const place = path.join(target, file);
    if (bytes === undefined) rmSync(place, { force: true });
    else {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, bytes);
    }
  }
  return root;
};

/**
 * Checks a merchant as it will be, without touching its folder.
 *
 * @param folder absolute
 * @returns errors of the whole merchant, and warnings of the files that change; each named by the file that it will be
 */
export const checkLaidOut = (folder: string, changes: FileChanges): Issue[] => {
  const root = stage(folder, changes);
  try {
    const staged = path.join(root, path.basename(folder));
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
