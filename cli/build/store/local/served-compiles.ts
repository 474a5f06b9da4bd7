import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { storeDir } from '../../../base/paths.ts';
import { readNote, untilNothingGoes, writeNote } from './using-store.ts';

/** One file for each process that serves from a compile, with its name: unlike a build it may run for months, and the rest of the store is swept meanwhile. */
const serversDir = (): string => path.join(storeDir(), 'servers');

/** What this process serves from: store and compile → its note. */
const notes = new Map<string, string>();

const removeNotes = (): void => {
  for (const note of notes.values()) rmSync(note, { force: true });
};

/**
 * Says of a compile, whether the store holds it yet or not, that this process serves from it: it is not removed until the process
 * ends. A removal that has begun is waited for. Where nothing can be written nothing is said.
 *
 * @param name of its folder in the store
 */
export const keepServed = async (name: string): Promise<void> => {
  const key = path.join(storeDir(), name);
  if (existsSync(notes.get(key) ?? '')) return;
  try {
    const note = writeNote(serversDir(), name);
    if (notes.size === 0) process.once('exit', removeNotes);
    notes.set(key, note);
  } catch {
    // A full disk, or one that may not be written: it serves all the same.
    return;
  }
  await untilNothingGoes();
};

/** The names of the compiles that processes serve from; forgets those that were killed. */
export const servedCompiles = (): ReadonlySet<string> => {
  const served = new Set<string>();
  if (!existsSync(serversDir())) return served;
  for (const note of readdirSync(serversDir()).map((name) => path.join(serversDir(), name))) {
    const name = readNote(note);
    if (name === undefined) rmSync(note, { force: true });
    else served.add(name);
  }
  return served;
};
