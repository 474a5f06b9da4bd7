import type { ThemeMode } from '#generated/merchant-config.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { listed } from '../schema/nearest.ts';
import { entriesOf } from './from-plain.ts';
import { areModes, MODES, nameOfMode } from './mode-names.ts';
import { referencesIn, type References } from './resolve-references.ts';
import {
  isObject,
  type Entries,
  type TokenChoice,
  type TokenDocument,
  type Values,
} from './token-file.ts';
import { emptyTree, layOver, treeOf, type TokenTree } from './token-tree.ts';

/** What a resolver is read with. */
interface Resolving {
  references: References;
  choice: TokenChoice;
  mode: ThemeMode;
  issues: UnplacedIssue[];
}

type At = [document: TokenDocument, pointer: string];

const fault = ({ issues }: Resolving, [{ file }, pointer]: At, message: string): void => {
  issues.push({ code: 'tokens/parse', file, pointer, message });
};

const below = ([document, pointer]: At, ...keys: (string | number)[]): At => [
  document,
  pointerTo(pointer, ...keys),
];

const valueOf = ({ references }: Resolving, at: At): unknown => references.resolve(...at);

const keyOf = ([{ file }, pointer]: At): string => `${file}#${pointer}`;

/**
 * The trees of a list of sources, each inline or a reference.
 *
 * @param open the lists that lead here, each by its place
 */
const treesOf = (
  resolving: Resolving,
  at: At,
  sources: unknown,
  open: readonly string[] = [],
): TokenTree[] => {
  if (!Array.isArray(sources)) {
    fault(resolving, at, 'Sources are a list.');
    return [];
  }
  if (open.includes(keyOf(at))) {
    fault(resolving, at, 'This set is among its own sources.');
    return [];
  }
  return sources.flatMap((_, index) => {
    const source = resolving.references.locate(...below(at, index));
    const value = valueOf(resolving, source);
    const [{ file }, pointer] = source;
    // A reference to a set stands for its sources.
    if (isObject(value) && Array.isArray(value['sources'])) {
      return treesOf(resolving, below(source, 'sources'), value['sources'], [...open, keyOf(at)]);
    }
    if (isObject(value)) return [treeOf({ file, pointer }, value)];
    fault(resolving, source, 'A source of tokens is an object.');
    return [];
  });
};

/** Which context of a modifier holds: that of the mode, the chosen one, or its own default. */
const contextOf = (
  { mode, choice }: Resolving,
  name: string,
  contexts: Values,
  fallback: unknown,
): string | undefined => {
  const names = Object.keys(contexts);
  if (areModes(names, choice)) return nameOfMode(names, mode, choice);
  const chosen = choice.contexts?.[name];
  if (chosen !== undefined) return names.includes(chosen) ? chosen : undefined;
  if (typeof fallback === 'string' && names.includes(fallback)) return fallback;
  return names.length === 1 ? names[0] : undefined;
};

const modifierTrees = (resolving: Resolving, at: At, modifier: Values): TokenTree[] => {
  const contexts = modifier['contexts'];
  const given = modifier['name'];
  const name = typeof given === 'string' ? given : (at[1].split('/').at(-1) ?? '');
  if (!isObject(contexts)) {
    fault(resolving, at, `“${name}” has no contexts.`);
    return [];
  }
  const context = contextOf(resolving, name, contexts, modifier['default']);
  if (context === undefined) {
    const known = listed(Object.keys(contexts));
    fault(
      resolving,
      at,
      `Which context of “${name}” holds is open: ${known}. Say --context ${name}=….`,
    );
    return [];
  }
  return treesOf(resolving, below(at, 'contexts', context), contexts[context]);
};

const itemTrees = (resolving: Resolving, item: At): TokenTree[] => {
  const at = resolving.references.locate(...item);
  const value = valueOf(resolving, at);
  if (!isObject(value)) fault(resolving, at, 'This is neither a set nor a modifier.');
  else if ('sources' in value) return treesOf(resolving, below(at, 'sources'), value['sources']);
  else if ('contexts' in value) return modifierTrees(resolving, at, value);
  else fault(resolving, at, 'This is neither a set nor a modifier.');
  return [];
};

const treeIn = (resolving: Resolving, document: TokenDocument): TokenTree => {
  const order = isObject(document.value) ? document.value['resolutionOrder'] : undefined;
  const root = emptyTree(document.file);
  if (!Array.isArray(order)) {
    fault(resolving, [document, '/resolutionOrder'], 'resolutionOrder is a list.');
    return root;
  }
  const trees = order.flatMap((_, index) =>
    itemTrees(resolving, [document, pointerTo('/resolutionOrder', index)]),
  );
  return trees.reduce(layOver, root);
};

/** Tokens of a resolver document (DTCG 2025.10): sets and modifiers in the order that it says. */
export const fromResolver = (documents: readonly TokenDocument[], choice: TokenChoice): Entries => {
  const issues: UnplacedIssue[] = [];
  const references = referencesIn(documents, issues);
  const [document] = documents;
  if (document === undefined) return { modes: { light: [], dark: [] }, issues };
  const [light, dark] = MODES.map((mode) => treeIn({ references, choice, mode, issues }, document));
  const root = emptyTree(document.file);
  return entriesOf({ light: light ?? root, dark: dark ?? root }, choice, issues);
};
