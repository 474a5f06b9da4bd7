import { renameSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** A file and what it should hold; `before` is what it held when that was decided. */
export interface Rewrite {
  file: string;
  before: string;
  after: string;
}

interface Draft extends Rewrite {
  /** What the file's name leads to: a link stays a link. */
  target: string;
  draft: string;
}

const dropDrafts = (drafts: readonly Draft[]): void => {
  for (const { draft } of drafts) rmSync(draft, { force: true });
};

/** Writes drafts of all files; a full disk or a read-only folder shows here, before any change. */
const writeDrafts = (rewrites: readonly Rewrite[]): Draft[] => {
  const drafts: Draft[] = [];
  try {
    for (const rewrite of rewrites) {
      const target = realpathSync(rewrite.file);
      const draft = `${target}.migrating-${process.pid}`;
      drafts.push({ ...rewrite, target, draft });
      writeFileSync(draft, rewrite.after, { mode: statSync(target).mode });
    }
    return drafts;
  } catch (error) {
    dropDrafts(drafts);
    throw error;
  }
};

/**
 * Writes all files or none: drafts first, then one rename each. When a rename fails, the files that
 * were renamed already get their old text back.
 *
 * @throws when a file cannot be written; then every file is as it was
 */
export const writeAll = (rewrites: readonly Rewrite[]): void => {
  const drafts = writeDrafts(rewrites);
  const done: Draft[] = [];
  try {
    for (const each of drafts) {
      renameSync(each.draft, each.target);
      done.push(each);
    }
  } catch (error) {
    dropDrafts(drafts);
    for (const { target, before } of done) writeFileSync(target, before);
    throw error;
  }
};
