import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { git, mustGit } from './git.ts';

/**
 * Git makes a folder of records for all work trees and removes it with the last of them: another preview that gives its
 * tree back, or `git gc`, may do that at the moment when a new record is to stand in it.
 */
const LOST_FOLDER = /could not create directory of .*worktrees/;
const TRIES = 20;
const LOOK_MS = 100;

/**
 * Makes a work tree of a commit, in place of what a killed start left.
 *
 * @throws {InputError} when git refuses
 */
export const addTree = async (
  repository: string,
  tree: string,
  commit: string,
  signal: AbortSignal,
): Promise<void> => {
  // What a killed start left has no whole work tree, and git may still count it as one.
  rmSync(tree, { recursive: true, force: true });
  await git(repository, ['worktree', 'prune'], signal);
  mkdirSync(path.dirname(tree), { recursive: true });
  const added = ['worktree', 'add', '--quiet', '--force', '--detach', tree, commit];
  for (let left = TRIES; left > 0; left -= 1) {
    const { ok, reason } = await git(repository, added, signal);
    if (ok) return;
    if (!LOST_FOLDER.test(reason)) break;
    await wait(LOOK_MS, undefined, { signal });
  }
  await mustGit(repository, added, signal);
};
