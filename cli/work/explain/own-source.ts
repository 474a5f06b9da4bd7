import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pointerTo } from '#config/issues/issue.ts';
import { placeOfOffset } from '#config/places/locate.ts';
import { shownPath } from '#config/places/shown-path.ts';
import type { makePlacer } from '#config/theme/place-in-file.ts';
import { listOverrides, type OwnFile } from '../../build/overrides/override-files.ts';
import { readWords } from '../../build/overrides/own-words.ts';
import { readOwnFile, readOwnRecord } from '../../build/overrides/read-own.ts';
import { argumentOf } from '../../build/overrides/read-syntax.ts';
import type { ValueSource } from './explained.ts';
import type { ResolvedDocument } from './resolved-document.ts';

/** What own code says, as part of a merchant's values: under `overrides`, if it has any. */
export const ownDocument = (merchant: string): ResolvedDocument => {
  const files = listOverrides(merchant);
  if (!files) return {};
  const named = (list: readonly OwnFile[], of: (each: OwnFile) => unknown): ResolvedDocument =>
    Object.fromEntries(list.map((each) => [each.name, of(each)]));
  const { pages, sections } = readOwnRecord(files);
  const page = (name: string) => pages.find((each) => each.name === name);
  const parts = {
    components: named(files.components, ({ file }) => `overrides/${file}`),
    pages: named(files.pages, ({ name }) => {
      const { path: address, title, description } = page(name) ?? {};
      return { path: address, title, description };
    }),
    sections: named(
      files.sections,
      ({ name }) => sections.find((each) => each.name === name)?.place,
    ),
    words: named(files.words, ({ name }) => readWords(files, name)),
  };
  return { overrides: parts };
};

type Place = ReturnType<typeof makePlacer>;

/** Where a value of own code stands: the line of its file. */
export const ownSource = (
  { code, folder }: { code: string; folder: string },
  keys: readonly string[],
  place: Place,
): ValueSource => {
  const [, part, name, ...rest] = keys;
  const files = listOverrides(folder);
  const kind = part === 'components' || part === 'pages' || part === 'sections' ? part : 'words';
  const file = files?.[kind].find((each) => each.name === name)?.file;
  if (!files || file === undefined) return { kind: 'given', rule: 'own code' };
  const source = path.join(files.folder, file);
  if (kind === 'words')
    return { kind: 'merchant', name: code, ...place(source, pointerTo('', ...rest)) };
  const syntax = readOwnFile(files.folder, file);
  const call = kind === 'pages' ? 'ownPage' : 'ownSection';
  const at = 'program' in syntax ? (argumentOf(syntax, call)?.at ?? 0) : 0;
  const { line, column } = placeOfOffset(readFileSync(source, 'utf8'), at);
  return { kind: 'merchant', name: code, file: shownPath(source), line, column };
};
