import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from '../files/write-whole.ts';

/** What would have been kept while nothing may be written; file → content. */
let overlay: Map<string, Buffer> | undefined;

/**
 * A file of the store.
 *
 * @param file absolute, under the store's folder
 * @returns its content; `undefined` when the store does not hold it
 */
export const readStored = (file: string): Buffer | undefined => {
  const kept = overlay?.get(file);
  if (kept) return kept;
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Whether what is kept stays: not while nothing may be written. */
export const isKeeping = (): boolean => overlay === undefined;

/** Whether the store holds a file. */
export const isStored = (file: string): boolean => overlay?.has(file) === true || existsSync(file);

/** Keeps a file in the store, whole; while nothing may be written it is kept in memory only. */
export const keepStored = (file: string, content: string | Buffer): void => {
  if (overlay) overlay.set(file, Buffer.from(content));
  else writeWhole(file, content);
};

/**
 * Runs a work that may read the store and must not write to it: what it would keep is kept in
 * memory until it ends. One at a time in a process, and only in this thread.
 */
export const withoutStoring = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  if (overlay) throw new Error('A work that must not write to the store is running already.');
  overlay = new Map();
  try {
    return await work();
  } finally {
    overlay = undefined;
  }
};
