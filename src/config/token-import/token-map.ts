import { readJson } from '../read/read-json.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { didYouMean } from '../schema/nearest.ts';
import { isObject, type TokenChoice } from '../token-files/token-file.ts';
import { keyOfName, knownKeys } from '../dtcg/token-names.ts';

/** What stands in a file of a map: the name of a design token elsewhere, and ours; null leaves it out. */
export interface TokenMap {
  names: ReadonlyMap<string, string | null>;
  choice: TokenChoice;
}

/** The file in a merchant's folder that remembers a map. */
export const MAP_FILE = 'tokens.map.json';

/** A map that knows nothing. */
export const emptyMap: TokenMap = { names: new Map(), choice: {} };

const MODES_KEY = '$modes';
const CONTEXTS_KEY = '$contexts';

const textsOf = (value: unknown): Record<string, string> | undefined =>
  isObject(value) && Object.values(value).every((each) => typeof each === 'string')
    ? (value as Record<string, string>)
    : undefined;

/** What is wrong with an entry of a map. */
const faultOf = (
  name: string,
  target: unknown,
): { message: string; suggestion?: string } | undefined => {
  if (target === null) return undefined;
  if (typeof target !== 'string') {
    return { message: `“${name}” leads to a token of ours, or to null: it is left out then.` };
  }
  const isGroup = name.endsWith('*') && target.endsWith('*');
  if (isGroup || (!name.endsWith('*') && keyOfName(target) !== undefined)) return undefined;
  return {
    message: `“${target}” is no token of a theme.`,
    suggestion: didYouMean(target, knownKeys),
  };
};

/**
 * Reads a map: an object whose keys are names of design tokens elsewhere and whose values are ours.
 * `palette.*` with null leaves a group out, `theme.*` with `*` or `color.*` renames one; `$modes`
 * says how their modes are called, `$contexts` which context of each modifier holds.
 *
 * @param file absolute; one that is not there maps nothing if it need not be
 */
export const readTokenMap = (file: string): { map: TokenMap; issues: UnplacedIssue[] } => {
  const { value, issues } = readJson(file);
  if (issues.length > 0) return { map: emptyMap, issues };
  if (!isObject(value)) {
    const message = 'A map of design tokens is an object.';
    return { map: emptyMap, issues: [{ code: 'tokens/map', file, pointer: '', message }] };
  }
  const names = new Map<string, string | null>();
  const found: UnplacedIssue[] = [];
  for (const [name, target] of Object.entries(value)) {
    const pointer = pointerTo('', name);
    const isSpecial = name === MODES_KEY || name === CONTEXTS_KEY;
    if (isSpecial && textsOf(target) === undefined) {
      const message = `“${name}” is an object of texts.`;
      found.push({ code: 'tokens/map', file, pointer, message });
    }
    if (name.startsWith('$')) continue;
    const fault = faultOf(name, target);
    if (fault) found.push({ code: 'tokens/map', file, pointer, ...fault });
    else names.set(name, target as string | null);
  }
  const choice = { modes: textsOf(value[MODES_KEY]), contexts: textsOf(value[CONTEXTS_KEY]) };
  return { map: { names, choice }, issues: found };
};

/** The longest group of a map that a name belongs to. */
const groupOf = (
  { names }: TokenMap,
  id: string,
): [group: string, target: string | null] | undefined => {
  const groups = [...names].filter(
    ([name]) => name.endsWith('*') && id.startsWith(name.slice(0, -1)),
  );
  return groups.toSorted(([one], [other]) => other.length - one.length)[0];
};

/**
 * The token of ours that a design token's name means: as the map says, else by its own name.
 *
 * @returns null when the map leaves it out, undefined when nobody knows
 */
export const keyInMap = (map: TokenMap, id: string): string | null | undefined => {
  const own = map.names.get(id);
  if (own !== undefined) return own === null ? null : keyOfName(own);
  const group = groupOf(map, id);
  if (group === undefined) return keyOfName(id.replace(/\.\$root$/, ''));
  const [name, target] = group;
  return target === null ? null : keyOfName(target.slice(0, -1) + id.slice(name.length - 1));
};

/** A map as its file holds it, names in order. */
export const writtenMap = ({ names, choice }: TokenMap): string => {
  const { modes, contexts } = choice;
  const content = {
    ...(modes && Object.keys(modes).length > 0 && { [MODES_KEY]: modes }),
    ...(contexts && Object.keys(contexts).length > 0 && { [CONTEXTS_KEY]: contexts }),
    ...Object.fromEntries([...names].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
};
