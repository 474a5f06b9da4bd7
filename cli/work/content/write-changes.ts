import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { naming } from '../../base/files/disk-error.ts';
import { writeWhole } from '../../base/files/write-whole.ts';
import type { FileChanges } from './check-laid-out.ts';

/** What a file holds; `undefined` where there is none. */
export const bytesOf = (file: string): Buffer | undefined =>
  existsSync(file) ? readFileSync(file) : undefined;

/** The changes that change something: what is written already stays untouched. */
export const realChanges = (folder: string, wanted: FileChanges): FileChanges =>
  new Map(
    [...wanted].filter(([file, bytes]) => {
      const now = bytesOf(path.join(folder, file));
      return bytes === undefined ? now !== undefined : now === undefined || !now.equals(bytes);
    }),
  );

/**
 * Writes all files or none: drafts of all of them first, where a full disk shows, then one rename each. If one cannot
 * be renamed, those before it get their old bytes back.
 */
export const writeChanges = (folder: string, changes: FileChanges): void => {
  const drafts: [file: string, draft: string][] = [];
  const before = new Map<string, Buffer | undefined>();
  try {
    for (const [name, bytes] of changes) {
      const file = path.join(folder, name);
      before.set(file, bytesOf(file));
      if (bytes === undefined) continue;
      mkdirSync(path.dirname(file), { recursive: true });
      const draft = `${file}.pulling-${process.pid}`;
      drafts.push([file, draft]);
      naming(draft, () => writeFileSync(draft, bytes));
    }
    for (const [file, draft] of drafts) renameSync(draft, file);
    for (const [name, bytes] of changes)
      if (bytes === undefined) rmSync(path.join(folder, name), { force: true });
  } catch (error) {
    for (const [, draft] of drafts) rmSync(draft, { force: true });
    for (const [file, bytes] of before) restore(file, bytes);
    throw error;
  }
};

const restore = (file: string, bytes: Buffer | undefined): void => {
  const now = bytesOf(file);
  if (bytes === undefined) rmSync(file, { force: true });
  else if (!now?.equals(bytes)) writeWhole(file, bytes);
};
