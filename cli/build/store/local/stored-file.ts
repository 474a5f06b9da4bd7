import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readFileSync, type Stats, statSync, utimesSync } from 'node:fs';
import { writeWhole } from '../../../base/files/write-whole.ts';

/** What would have been kept by a work that may write nothing; file → content. */
const overlay = new AsyncLocalStorage<Map<string, Buffer>>();

/**
 * A file of the store.
 *
 * @param file absolute, under the store's folder
 * @returns its content; `undefined` when the store does not hold it
 */
export const readStored = (file: string): Buffer | undefined => {
  const kept = overlay.getStore()?.get(file);
  if (kept) return kept;
  // Asked first: half of what is looked for is not there, and an error costs more than the question.
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return undefined;
  try {
    const content = readFileSync(file);
    noteUse(file, stats);
    return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * A JSON file of the store.
 *
 * @returns `undefined` also for one that is no JSON: a loss of power can leave half a file, and what
 *   is not there is made again
 */
export const readStoredJson = (file: string): unknown => {
  try {
    return JSON.parse(readStored(file)?.toString('utf8') ?? '');
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** Whether what is kept stays: not while nothing may be written. */
export const isKeeping = (): boolean => overlay.getStore() === undefined;

/** Whether the store holds a file. */
export const isStored = (file: string): boolean =>
  overlay.getStore()?.has(file) === true || existsSync(file);

/** How many bytes a file of the store holds; 0 when the store does not hold it. */
export const storedSize = (file: string): number =>
  overlay.getStore()?.get(file)?.length ?? statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Keeps a file in the store, whole; while nothing may be written it is kept in memory only. */
export const keepStored = (file: string, content: string | Buffer): void => {
  const kept = overlay.getStore();
  if (kept) kept.set(file, Buffer.from(content));
  else writeWhole(file, content);
};

/**
 * Runs a work that may read the store and must not write to it: what it would keep is kept in
 * memory until it ends. Other works in the same process are not touched by it.
 */
export const withoutStoring = <Value>(work: () => Promise<Value>): Promise<Value> =>
  overlay.run(new Map(), work);

const DAY_MS = 86_400_000;

/**
 * Notes that a file that can be made again is in use, for who removes what was used least lately: at most
 * once a day a time is set, and not while nothing may be written. A file that sites link to needs no note, and its time must stay: it is
 * what browsers are told.
 *
 * @param file absolute; nothing happens when it is gone or may not be changed
 * @param stats its entry, as it was just found
 */
export const noteUse = (file: string, stats: Stats, now = Date.now()): void => {
  if (!isKeeping() || stats.nlink > 1 || Math.abs(now - stats.mtimeMs) < DAY_MS) return;
  try {
    utimesSync(file, now / 1000, now / 1000);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EACCES' && code !== 'EROFS') throw error;
  }
};
