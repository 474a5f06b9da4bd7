import type { ThemeMode } from '#generated/merchant-config.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { entriesOf } from './from-plain.ts';
import { areModes, MODES, modesOfName, nameOfMode } from './mode-names.ts';
import {
  isObject,
  type Entries,
  type FilePointer,
  type TokenChoice,
  type TokenDocument,
  type Values,
} from './token-file.ts';
import { emptyTree, layOver, treeOf, type TokenTree } from './token-tree.ts';

/** A set of tokens by its name, with the place where it stands. */
interface TokenSet {
  name: string;
  at: FilePointer;
  value: unknown;
}

/** A theme: which sets are taken, within a group of themes of which one holds at a time. */
interface StudioTheme {
  name: string;
  group: string;
  sets: string[];
}

const baseName = ({ name }: TokenDocument): string => name.split('/').at(-1) ?? '';

/** What is said about the sets, and the sets themselves; in one file or in many. */
const parts = (documents: readonly TokenDocument[]) => {
  const sets: TokenSet[] = [];
  let themes: unknown;
  let order: unknown;
  const meta = (value: unknown): void => {
    if (isObject(value)) order = value['tokenSetOrder'];
  };
  for (const document of documents) {
    const { file, name, value } = document;
    if (baseName(document) === '$themes') themes = value;
    else if (baseName(document) === '$metadata') meta(value);
    else if (isObject(value) && ('$themes' in value || '$metadata' in value)) {
      themes = value['$themes'];
      meta(value['$metadata']);
      for (const [key, set] of Object.entries(value)) {
        if (key.startsWith('$')) continue;
        sets.push({ name: key, at: { file, pointer: pointerTo('', key) }, value: set });
      }
    } else sets.push({ name, at: { file, pointer: '' }, value });
  }
  return { sets, themes, order };
};

const ordered = (sets: readonly TokenSet[], order: unknown): TokenSet[] => {
  const names: unknown[] = Array.isArray(order) ? order : [];
  const rank = ({ name }: TokenSet): number => {
    const at = names.indexOf(name);
    return at < 0 ? names.length : at;
  };
  return sets.toSorted((one, other) => rank(one) - rank(other));
};

const isTaken = (status: unknown): boolean => status === 'enabled' || status === 'source';

const themesIn = (value: unknown): StudioTheme[] => {
  const listed: unknown[] = Array.isArray(value) ? value : [];
  return listed.filter(isObject).map((theme: Values) => {
    const selected = theme['selectedTokenSets'];
    const pairs = isObject(selected) ? Object.entries(selected) : [];
    return {
      name: String(theme['name']),
      group: typeof theme['group'] === 'string' ? theme['group'] : '',
      sets: pairs.filter(([, status]) => isTaken(status)).map(([name]) => name),
    };
  });
};

/** The theme of each group that holds in a mode. */
const holding = (
  themes: readonly StudioTheme[],
  mode: ThemeMode,
  choice: TokenChoice,
): StudioTheme[] =>
  [...Map.groupBy(themes, ({ group }) => group)].flatMap(([group, members]) => {
    const names = members.map(({ name }) => name);
    const wanted = areModes(names, choice)
      ? nameOfMode(names, mode, choice)
      : choice.contexts?.[group];
    return members.find(({ name }) => name === wanted) ?? members[0] ?? [];
  });

/** Tokens of Tokens Studio: sets that themes choose from, in one file or one for each set. */
export const fromTokensStudio = (
  documents: readonly TokenDocument[],
  choice: TokenChoice,
): Entries => {
  const issues: UnplacedIssue[] = [];
  const { sets, themes, order } = parts(documents);
  const known = themesIn(themes);
  const treeIn = (mode: ThemeMode): TokenTree => {
    const taken = new Set(holding(known, mode, choice).flatMap((theme) => theme.sets));
    const isFor = ({ name }: TokenSet): boolean =>
      known.length > 0 ? taken.has(name) : modesOfName(name, choice).includes(mode);
    return ordered(sets, order)
      .filter(isFor)
      .map(({ at, value }) => treeOf(at, value))
      .reduce(layOver, emptyTree(documents[0]?.file ?? ''));
  };
  const [light, dark] = MODES.map(treeIn);
  const root = emptyTree('');
  return entriesOf({ light: light ?? root, dark: dark ?? root }, choice, issues);
};
