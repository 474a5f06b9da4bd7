import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../../base/files/with-lock.ts';
import { storeDir } from '../../base/paths.ts';
import { servedCompiles } from '../store/local/served-compiles.ts';
import { whileStoreIsIdle } from '../store/local/using-store.ts';

/** A compile that the store keeps: one folder, whole once it holds `compile.json`. */
export interface KeptCompile {
  /** The folder's name in the store; ends with the key of the sources. */
  name: string;
  /** The names of all compiles of this kind. */
  pattern: RegExp;
  /** How many of them the store keeps, see `dropOldCompiles`; an older one can be made again. */
  kept: number;
  /** Fills an empty folder; throws when it cannot. */
  fill: (draft: string) => Promise<void>;
}

/** Its last file: what it consists of. */
const RECORD = 'compile.json';

/** What this process has made of kinds of which a few are kept, until `dropOldCompiles`. */
const made: KeptCompile[] = [];

/** Where a compile lies in the store. */
export const compileFolder = (name: string): string => path.join(storeDir(), name);

/** Whether the store holds a compile whole. */
export const hasCompile = (name: string): boolean =>
  existsSync(path.join(compileFolder(name), RECORD));

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
    if (Number.isFinite(compile.kept)) made.push(compile);
    return true;
  });
};

/** When a compile was used last, to the day; undefined where there is none, or none that is whole. */
const usedMs = (name: string): number | undefined =>
  statSync(path.join(compileFolder(name), RECORD), { throwIfNoEntry: false })?.mtimeMs;

/** The file that tells that it is whole goes first: killed in the middle, it is none. */
const removeCompile = (name: string): void => {
  rmSync(path.join(compileFolder(name), RECORD), { force: true });
  rmSync(compileFolder(name), { recursive: true, force: true });
};

/** Keeps those used last, and always the new one: after the clock was set back it would look old. */
const dropOld = ({ name: newest, pattern, kept }: KeptCompile): void => {
  const served = servedCompiles();
  const others = readdirSync(storeDir())
    .filter((name) => pattern.test(name) && name !== newest)
    .flatMap((name) => {
      const at = usedMs(name);
      return at === undefined ? [] : { name, at };
    })
    .toSorted((a, b) => b.at - a.at);
  for (const { name } of others.slice(kept - 1)) if (!served.has(name)) removeCompile(name);
};

/**
 * Removes compiles of a kind beyond those that the store keeps of it, where this process has made one. To be called
 * when it uses the store no more. Nothing is removed while a build is running, here or elsewhere, and no compile that a
 * process serves from: then it is left to who makes the next one.
 */
export const dropOldCompiles = async (): Promise<void> => {
  const all = made.splice(0);
  if (all.length === 0) return;
  await whileStoreIsIdle(
    () => all.forEach(dropOld),
    () => {},
  );
};
