import type { ThemeMode } from '#generated/merchant-config.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { figmaId, figmaValue, modeOfCollection } from './from-figma.ts';
import { MODES } from './mode-names.ts';
import {
  isObject,
  type Entries,
  type Entry,
  type FilePointer,
  type TokenChoice,
  type TokenDocument,
  type Values,
} from './token-file.ts';
import { standardType } from './type-names.ts';

/** The collections of an export by a plugin: each has modes, each mode its variables. */
export const collectionsIn = ({ value }: TokenDocument): Values[] | undefined => {
  const collections = isObject(value) ? value['collections'] : undefined;
  if (!Array.isArray(collections)) return undefined;
  const all: unknown[] = collections;
  const isCollection = (each: unknown): each is Values =>
    isObject(each) && Array.isArray(each['modes']);
  return all.every(isCollection) ? all : undefined;
};

const aliasOf = (value: unknown): string | undefined => {
  if (!isObject(value)) return undefined;
  const name = value['name'] ?? value['alias'];
  return typeof name === 'string' ? `{${figmaId(name)}}` : undefined;
};

const entryOf = (variable: unknown, at: FilePointer, issues: UnplacedIssue[]): Entry[] => {
  if (!isObject(variable) || typeof variable['name'] !== 'string') {
    issues.push({ code: 'tokens/parse', ...at, message: 'A variable has a name and a value.' });
    return [];
  }
  const { name, type, value, isAlias } = variable;
  const alias = isAlias === true ? aliasOf(value) : undefined;
  return [
    {
      id: figmaId(name),
      at,
      valueAt: { ...at, pointer: pointerTo(at.pointer, 'value') },
      // Texts and numbers may be anything that is measured.
      $type: type === 'number' || type === 'string' ? '' : standardType(type),
      value: alias ?? figmaValue(value),
      extensions: {},
    },
  ];
};

const entriesOfCollection = (
  collection: Values,
  at: FilePointer,
  mode: ThemeMode,
  choice: TokenChoice,
  issues: UnplacedIssue[],
): Entry[] => {
  const modes = (collection['modes'] as unknown[]).map((each) => (isObject(each) ? each : {}));
  const names = modes.map(({ name }) => String(name));
  const name = modeOfCollection(String(collection['name']), names, mode, choice);
  const index = Math.max(0, names.indexOf(name ?? ''));
  const variables: unknown = modes[index]?.['variables'];
  const inMode = pointerTo(at.pointer, 'modes', index, 'variables');
  if (!Array.isArray(variables)) {
    issues.push({ code: 'tokens/parse', ...at, message: 'Each mode has a list of variables.' });
    return [];
  }
  return variables.flatMap((variable, place) =>
    entryOf(variable, { file: at.file, pointer: pointerTo(inMode, place) }, issues),
  );
};

/** Variables as plugins write them: collections with modes, each with the variables' values in it. */
export const fromFigmaPlugin = (
  documents: readonly TokenDocument[],
  choice: TokenChoice,
): Entries => {
  const issues: UnplacedIssue[] = [];
  const [light = [], dark = []] = MODES.map((mode) =>
    documents.flatMap((document) =>
      (collectionsIn(document) ?? []).flatMap((collection, index) => {
        const at = { file: document.file, pointer: pointerTo('/collections', index) };
        return entriesOfCollection(collection, at, mode, choice, issues);
      }),
    ),
  );
  return { modes: { light, dark }, issues };
};
