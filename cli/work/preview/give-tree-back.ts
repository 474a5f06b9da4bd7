import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { git } from './git.ts';
import { hasChanges } from './prepare-tree.ts';
import { type PreviewRecord, treeOf, wholeMark } from './preview-folder.ts';

const LOOK_MS = 100;
/** A git that was told to end may still write. */
const TRIES = 50;

/**
 * Gives the work tree of a preview back to git. One in which somebody has worked stays.
 *
 * @returns whether it is gone
 */
export const giveTreeBack = async ({
  repository,
  slug,
}: Pick<PreviewRecord, 'repository' | 'slug'>): Promise<boolean> => {
  const [tree, mark] = [treeOf(slug), wholeMark(slug)];
  if (existsSync(mark) && existsSync(tree) && (await hasChanges(tree))) return false;
  rmSync(mark, { force: true });
  for (let left = TRIES; left > 0; left -= 1) {
    rmSync(path.join(tree, 'node_modules'), { force: true, recursive: true });
    rmSync(tree, { recursive: true, force: true, maxRetries: 5 });
    // Twice: one that git has locked, because it was still being made, goes too.
    await git(repository, ['worktree', 'remove', '--force', '--force', tree]);
    await git(repository, ['worktree', 'prune']);
    const { stdout } = await git(repository, ['worktree', 'list', '--porcelain']);
    if (!existsSync(tree) && !stdout.split('\n').includes(`worktree ${tree}`)) return true;
    await wait(LOOK_MS);
  }
  return false;
};
