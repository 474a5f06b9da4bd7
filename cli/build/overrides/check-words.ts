import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pointerTo } from '#config/issues/issue.ts';
import { readJson } from '#config/read/read-json.ts';
import { didYouMean } from '#config/schema/nearest.ts';
import type { UnplacedIssue } from '#config/issues/issue.ts';
import { needOfSite } from '../../../src/locales/areas.ts';
import { ROOT } from '../../base/paths.ts';
import type { OverrideFiles } from './override-files.ts';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `games_one` and `games_other` are forms of the same text. */
const baseOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** Every text of a tree by its key: `footer.label`. */
const flatten = (tree: Tree, above: readonly string[] = []): [string[], unknown][] =>
  Object.entries(tree).flatMap(([key, value]): [string[], unknown][] =>
    isTree(value) ? flatten(value, [...above, key]) : [[[...above, key], value]],
  );

/** Whether a brand may say an area's words its own way: those of its site, and of the pages of its games. */
const isOfBrand = (area: string): boolean => area === 'games' || needOfSite(area) !== 'never';

let library: Map<string, string> | undefined;

/** The words of the site and of the games in English, by their keys without the endings of plurals. */
const libraryWords = (): Map<string, string> => {
  if (library) return library;
  const folder = path.join(ROOT, 'src', 'locales', 'en');
  const areas = readdirSync(folder).filter(
    (file) => file.endsWith('.json') && isOfBrand(path.basename(file, '.json')),
  );
  library = new Map(
    areas
      .flatMap((file) => flatten(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Tree))
      .map(([keys, text]) => [baseOf(keys.join('.')), String(text)]),
  );
  return library;
};

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name);

/** What is wrong with one word, in two sentences. */
const wordFault = (key: string, text: unknown): [string, string] | undefined => {
  if (typeof text !== 'string') return [`“${key}” is no text.`, 'A word is a text in quotes.'];
  if (key.startsWith('own.')) return undefined;
  const theirs = libraryWords().get(baseOf(key));
  if (theirs === undefined) {
    const hint = didYouMean(baseOf(key), [...libraryWords().keys()]);
    return [
      `The site has no word “${key}”.`,
      hint || 'Words of own pages and sections stand in the group “own”.',
    ];
  }
  const known = placeholders(theirs);
  const unknown = placeholders(text).find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  const hint =
    known.length > 0
      ? `It is given ${known.map((name) => `{{${name}}}`).join(', ')}.`
      : 'It is given nothing.';
  return [`“${key}” is not given {{${unknown}}}.`, hint];
};

/** Own keys that one language has and this one lacks. */
const missingKeys = (own: readonly string[], all: ReadonlySet<string>): string[] =>
  [...all].filter((key) => !own.includes(key));

/** The words of one file, or why it cannot be read. */
const readFile = (folder: string, file: string) => {
  const { value, issues } = readJson(path.join(folder, file));
  return { tree: isTree(value) ? value : {}, issues };
};

/** The keys of own words in all languages, without `own.` and the endings of plurals. */
export const ownKeys = ({ folder, words }: OverrideFiles): Set<string> =>
  new Set(
    words
      .flatMap(({ file }) => flatten(readFile(folder, file).tree))
      .map(([keys]) => keys)
      .filter(([group]) => group === 'own')
      .map((keys) => baseOf(keys.slice(1).join('.'))),
  );

/**
 * Checks a brand's own words: each stands in for a word of the site, with no placeholder that the
 * site does not fill, or is one of its own parts, and then every language has it.
 *
 * @param languages of the brand; undefined where its file is at fault
 */
export const checkWords = (
  files: OverrideFiles,
  languages: readonly string[] | undefined,
): UnplacedIssue[] => {
  const all = ownKeys(files);
  return files.words.flatMap(({ name, file }): UnplacedIssue[] => {
    const { tree, issues } = readFile(files.folder, file);
    const fault = (pointer: string, [message, suggestion]: [string, string]): UnplacedIssue => ({
      code: 'overrides/word',
      file: path.join(files.folder, file),
      pointer,
      message,
      suggestion,
    });
    if (languages && !languages.includes(name))
      return [
        fault('', [
          `The brand does not speak “${name}”.`,
          didYouMean(name, languages) || `It speaks ${languages.join(', ')}.`,
        ]),
      ];
    const texts = flatten(tree);
    const wrong = texts.flatMap(([keys, text]) => {
      const found = wordFault(keys.join('.'), text);
      return found ? [{ ...fault(pointerTo('', ...keys), found), atKey: true }] : [];
    });
    const own = texts
      .filter(([[group]]) => group === 'own')
      .map(([keys]) => baseOf(keys.slice(1).join('.')));
    const missing = missingKeys(own, all).map((key) =>
      fault(isTree(tree['own']) ? '/own' : '', [
        `“own.${key}” is missing in ${name}.`,
        'Each language says all own words.',
      ]),
    );
    return [...issues, ...wrong, ...missing];
  });
};
