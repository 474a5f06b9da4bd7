import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importedFile, importsOf } from './module-imports.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Reads a source file by its path from the repository's folder; a test plants a change by it. */
export type ReadSource = (file: string) => string;

const readFromDisk: ReadSource = (file) => readFileSync(path.join(root, file), 'utf8');

/** The files that a rule imports, types included. */
const importedBy = (file: string, text: string): string[] => {
  const { loaded, loadedLater } = importsOf(file, text);
  // Nobody knows what such an import loads.
  if (loadedLater.length > 0) throw new Error(`${file}: a rule imports at run time`);
  return loaded.map((name) => {
    const imported = importedFile(file, name);
    if (imported) return imported;
    throw new Error(`${file}: a rule imports ${name}, which is none of our sources`);
  });
};

/**
 * The files that rules stand in: these sources and all that they import, and so on.
 *
 * @param sources paths from the repository's folder
 * @returns each file's text by its path, in the order of the paths
 * @throws {Error} when one imports what cannot be followed
 */
export const ruleFiles = (
  sources: readonly string[],
  read: ReadSource = readFromDisk,
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const waiting = [...sources];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    const text = read(file);
    found.set(file, text);
    waiting.push(...importedBy(file, text));
  }
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** Says which rules something was counted by: another hash for any change of any of their files. */
export const rulesHash = (sources: readonly string[], read?: ReadSource): string =>
  hash('sha256', JSON.stringify([...ruleFiles(sources, read)]), 'hex').slice(0, 32);
