import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Words } from '#domain/merge-words.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import { ROOT } from '../../base/paths.ts';
import type { OverrideFiles } from './override-files.ts';
import { readWords } from './own-words.ts';

const IMPORTED = /(?:from|import\()\s*'(#components\/[\w/.-]+|\.{1,2}\/[\w/.-]+)'/g;

const readGamesWords = (root: string): Words =>
  JSON.parse(readFileSync(path.join(root, 'src', 'locales', 'en', 'games.json'), 'utf8')) as Words;

/** The modules of the library that a file imports. */
const importsOf = (root: string, file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, name = '']) =>
    name.startsWith('#')
      ? path.join(root, 'src', name.slice(1))
      : path.resolve(path.dirname(file), name),
  );

let reached: ReadonlySet<string> | undefined;

/** The components that the games' pages show, by their names; the library's sources are read once. */
const gamesComponents = (root: string): ReadonlySet<string> => {
  if (reached) return reached;
  const components = path.join(root, 'src', 'components');
  const games = path.join(root, 'src', 'games');
  const open = walkFiles(games)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
    .flatMap((file) => importsOf(root, path.join(games, file)));
  const seen = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !file.startsWith(components + path.sep) || !existsSync(file)) continue;
    seen.add(file);
    if (/\.tsx?$/.test(file)) open.push(...importsOf(root, file));
  }
  reached = new Set(
    [...seen].map((file) => path.relative(components, file).split(path.sep)[0] ?? ''),
  );
  return reached;
};

/**
 * Whether a brand's own code changes the pages of the games, so that it needs a compile of them: it
 * replaces a component that they show, or says one of their words. Own css and fonts come with the theme.
 */
export const isForGames = (files: OverrideFiles, root = ROOT): boolean => {
  const { components, words } = files;
  if (components.some(({ name }) => gamesComponents(root).has(name))) return true;
  if (words.length === 0) return false;
  const groups = readGamesWords(root);
  return words.some(({ name }) => groupsOf(files, name).some((group) => group in groups));
};

/** The groups of own words in a language; none of a file that cannot be read, which is for the check to name. */
const groupsOf = (files: OverrideFiles, language: string): string[] => {
  try {
    return Object.keys(readWords(files, language) ?? {});
  } catch {
    return [];
  }
};
