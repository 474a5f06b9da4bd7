import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRefusedWrite } from './disk-error.ts';
import { describeHolder, isAbandoned } from './lock-holder.ts';

/** Between the words of a name. */
const JOINT = '_';

/** Before the process's start was part of the name, it followed a hyphen. */
const BEFORE = /^(\d+)-[0-9a-z]+$/;

/**
 * Makes a folder whose name says which process works in it, from its first moment on.
 *
 * @param parent made where there is none
 * @returns its path
 */
export const makeHeldFolder = (parent: string): string => {
  const words = [...describeHolder().split(' '), Math.random().toString(36).slice(2)];
  const dir = path.join(parent, words.join(JOINT));
  mkdirSync(dir, { recursive: true });
  return dir;
};

/** The holder that a name tells, as `describeHolder` writes it; `undefined` when it tells none. */
const holderOf = (name: string): string | undefined => {
  const [, pid] = BEFORE.exec(name) ?? [];
  if (pid !== undefined) return pid;
  const words = name.split(JOINT);
  return words.length > 1 && /^\d+$/.test(words[0] ?? '')
    ? words.slice(0, -1).join(' ')
    : undefined;
};

/** Removes a folder, unless it is of another user who let nobody else in. */
const removeIfMay = (dir: string): void => {
  try {
    rmSync(dir, { recursive: true, force: true });
  } catch (error) {
    if (!isRefusedWrite(error)) throw error;
  }
};

/**
 * Removes the folders of processes that are gone, such as of one that was killed. What anybody else put
 * there stays.
 */
export const sweepHeldFolders = (parent: string): void => {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const holder = holderOf(name);
    if (holder === undefined || !isAbandoned(holder)) continue;
    removeIfMay(path.join(parent, name));
  }
};
