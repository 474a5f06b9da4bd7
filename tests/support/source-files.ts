import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '..', '..');

const isProduct = (file: string): boolean =>
  !/\.(test|stories)\.tsx?$/.test(file) && !file.startsWith(path.join('src', 'generated'));

/**
 * The source files under these folders, without tests and generated files.
 *
 * @param folders relative to the root
 * @returns paths relative to the root, sorted
 */
export const sourceFiles = (...folders: string[]): string[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter(isProduct)
    .toSorted();

/** A file's text and its ESTree program, as the bundler's own parser sees it. */
export const parseSource = (file: string) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return { text, result: parseSync(file, text) };
};

/** The line of an offset, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;
