import type { ThemeMode } from '#generated/merchant-config.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { listed } from '../schema/nearest.ts';
import { areModes, MODES, nameOfMode } from './mode-names.ts';
import {
  isObject,
  type Entries,
  type Entry,
  type TokenChoice,
  type TokenDocument,
  type Values,
} from './token-file.ts';
import { standardType } from './type-names.ts';

/** Slashes make groups there. */
export const figmaId = (name: unknown): string =>
  String(name)
    .split('/')
    .map((part) => part.trim())
    .join('.');

const isColor = (value: unknown): value is { r: number; g: number; b: number; a?: number } =>
  isObject(value) && ['r', 'g', 'b'].every((channel) => typeof value[channel] === 'number');

/** A color of Figma's is a share of each channel of sRGB. */
export const figmaValue = (value: unknown): unknown => {
  if (!isColor(value)) return value;
  const { r, g, b, a = 1 } = value;
  return { colorSpace: 'srgb', components: [r, g, b], alpha: a };
};

/**
 * Which mode of a collection holds in one of ours: the one of that name, the chosen one, or its
 * default.
 */
export const modeOfCollection = (
  name: string,
  modes: readonly string[],
  mode: ThemeMode,
  choice: TokenChoice,
): string | undefined => {
  if (areModes(modes, choice)) return nameOfMode(modes, mode, choice);
  const chosen = choice.contexts?.[name];
  return chosen !== undefined && modes.includes(chosen) ? chosen : undefined;
};

/** The two lists of what the REST API answers to `GET /v1/files/:key/variables/local`. */
interface Local {
  file: string;
  pointer: string;
  variables: Values;
  collections: Values;
}

/** Finds the lists of local variables in an answer of the REST API, with or without its envelope. */
export const localVariables = ({ file, value }: TokenDocument): Local | undefined => {
  if (!isObject(value)) return undefined;
  const meta = isObject(value['meta']) ? value['meta'] : value;
  const { variables, variableCollections: collections } = meta;
  if (!isObject(variables) || !isObject(collections)) return undefined;
  return { file, pointer: meta === value ? '' : '/meta', variables, collections };
};

/** The id of the mode in which a variable is read. */
const modeIdOf = (
  { collections, file, pointer }: Local,
  variable: Values,
  mode: ThemeMode,
  choice: TokenChoice,
  issues: UnplacedIssue[],
): string | undefined => {
  const id = String(variable['variableCollectionId']);
  const collection = Object.hasOwn(collections, id) ? collections[id] : undefined;
  if (!isObject(collection) || !Array.isArray(collection['modes'])) return undefined;
  const modes = (collection['modes'] as unknown[]).filter(isObject);
  const names = modes.map(({ name }) => String(name));
  const name = modeOfCollection(String(collection['name']), names, mode, choice);
  const chosen = choice.contexts?.[String(collection['name'])];
  if (name === undefined && chosen !== undefined) {
    const at = { file, pointer: `${pointer}${pointerTo('/variableCollections', id, 'modes')}` };
    const message = `“${String(collection['name'])}” has no mode “${chosen}”; it has ${listed(names)}.`;
    if (!issues.some((each) => each.message === message)) {
      issues.push({ code: 'tokens/parse', ...at, message });
    }
  }
  const found = modes.find((each) => each['name'] === name);
  return String(found?.['modeId'] ?? collection['defaultModeId']);
};

/** Names of variables; those that several collections have carry their collection's name too. */
const namesOf = ({ variables, collections }: Local): Map<string, string> => {
  const entries = Object.entries(variables).flatMap(([id, variable]) =>
    isObject(variable) ? [[id, variable] as const] : [],
  );
  const counts = Map.groupBy(entries, ([, variable]) => figmaId(variable['name']));
  return new Map(
    entries.map(([id, variable]) => {
      const name = figmaId(variable['name']);
      const key = String(variable['variableCollectionId']);
      const collection = Object.hasOwn(collections, key) ? collections[key] : undefined;
      const prefix = isObject(collection) ? figmaId(collection['name']) : '';
      const isShared = (counts.get(name)?.length ?? 0) > 1;
      return [id, isShared ? `${prefix}.${name}` : name];
    }),
  );
};

const entriesIn = (
  local: Local,
  mode: ThemeMode,
  choice: TokenChoice,
  issues: UnplacedIssue[],
): Entry[] => {
  const { file, pointer, variables } = local;
  const names = namesOf(local);
  return Object.entries(variables).flatMap(([id, variable]) => {
    const values = isObject(variable) ? variable['valuesByMode'] : undefined;
    const at = { file, pointer: `${pointer}${pointerTo('/variables', id)}` };
    if (!isObject(variable) || !isObject(values)) {
      const message = 'A variable of Figma’s has valuesByMode.';
      if (mode === 'light') issues.push({ code: 'tokens/parse', ...at, message });
      return [];
    }
    const modeId = modeIdOf(local, variable, mode, choice, issues) ?? Object.keys(values)[0] ?? '';
    const value = Object.hasOwn(values, modeId) ? values[modeId] : undefined;
    const isAlias = isObject(value) && value['type'] === 'VARIABLE_ALIAS';
    const aliased = isAlias ? String(value['id']) : '';
    return {
      id: names.get(id) ?? id,
      at,
      valueAt: { file, pointer: pointerTo(at.pointer, 'valuesByMode', modeId) },
      $type: standardType(variable['resolvedType']),
      // A variable of another library is not in the file: the alias leads to nothing, and that is told.
      value: isAlias ? `{${names.get(aliased) ?? aliased}}` : figmaValue(value),
      extensions: {},
    };
  });
};

/** Variables as Figma's REST API gives them. */
export const fromFigma = (documents: readonly TokenDocument[], choice: TokenChoice): Entries => {
  const issues: UnplacedIssue[] = [];
  const locals = documents.flatMap((document) => localVariables(document) ?? []);
  const [light = [], dark = []] = MODES.map((mode) =>
    locals.flatMap((local) => entriesIn(local, mode, choice, issues)),
  );
  return { modes: { light, dark }, issues };
};
