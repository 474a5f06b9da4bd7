import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../../base/files/with-lock.ts';
import { storeDir } from '../../base/paths.ts';

/** A compile that the store keeps: one folder, whole once it holds `compile.json`. */
export interface KeptCompile {
  /** The folder's name in the store; ends with the key of the sources. */
  name: string;
  /** The names of all compiles of this kind. */
  pattern: RegExp;
  /** How many of them the store keeps; an older one can be made again. */
  kept: number;
  /** Fills an empty folder; throws when it cannot. */
  fill: (draft: string) => Promise<void>;
}

/** Where a compile lies in the store. */
export const compileFolder = (name: string): string => path.join(storeDir(), name);

/** Whether the store holds a compile whole. */
export const hasCompile = (name: string): boolean =>
  existsSync(path.join(compileFolder(name), 'compile.json'));

/**
 * Sees to it that the store holds a compile. Only one process makes it; others wait for it. An
 * unfinished draft is removed.
 *
 * @returns whether it had to be made
 */
export const keepCompile = async (compile: KeptCompile): Promise<boolean> => {
  const { name, fill } = compile;
  if (hasCompile(name)) return false;
  mkdirSync(storeDir(), { recursive: true });
  return withLock(path.join(storeDir(), `${name}.lock`), async () => {
    if (hasCompile(name)) return false;
    const draft = path.join(storeDir(), `.draft-${name}`);
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    try {
      await fill(draft);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      throw error;
    }
    rmSync(compileFolder(name), { recursive: true, force: true });
    renameSync(draft, compileFolder(name));
    dropOldCompiles(compile);
    return true;
  });
};

/** Keeps the newest, and always the one in use: after the clock was set back it would look old. */
const dropOldCompiles = ({ name: used, pattern, kept }: KeptCompile): void => {
  const folders = readdirSync(storeDir())
    .filter((name) => pattern.test(name) && name !== used)
    .map((name) => ({ name, at: statSync(path.join(storeDir(), name)).mtimeMs }))
    .toSorted((a, b) => b.at - a.at);
  for (const { name } of folders.slice(kept - 1))
    rmSync(path.join(storeDir(), name), { recursive: true, force: true });
};
