import type { UnplacedIssue } from '../issues/issue.ts';
import { isObject, type Entry } from './token-file.ts';
import { layOver, treeAt, type TokenTree } from './token-tree.ts';
import { standardType } from './type-names.ts';

/** More than any design system has; groups that extend or refer to each other may multiply without end. */
const MAX_TOKENS = 50_000;

/** What is read of a tree, and what is wrong with it. */
interface Reading {
  root: TokenTree;
  entries: Entry[];
  issues: UnplacedIssue[];
}

const fault = (reading: Reading, at: Entry['at'], message: string): void => {
  reading.issues.push({ code: 'tokens/parse', ...at, message });
};

/** The way to a group in a reference: `{a.b}`, or `#/a/b`. */
const wayIn = (reference: unknown): string[] | undefined => {
  const text = isObject(reference) ? reference['$ref'] : reference;
  if (typeof text !== 'string') return undefined;
  const [, curly] = /^\{([^{}]+)\}$/.exec(text) ?? [];
  if (curly !== undefined) return curly.split('.');
  if (!text.startsWith('#/')) return undefined;
  const keys = text.slice(2).split('/');
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
};

/** A group together with what it extends. */
const extended = (
  reading: Reading,
  tree: TokenTree,
  trail: readonly TokenTree[] = [],
): TokenTree => {
  const extending = tree.own.get('extends');
  if (extending === undefined) return tree;
  const way = wayIn(extending.value);
  const base = way && treeAt(reading.root, way);
  if (base === undefined || base.own.has('value')) {
    fault(reading, extending.at, `$extends leads to no group: ${JSON.stringify(extending.value)}.`);
    return tree;
  }
  if (trail.includes(base) || base === tree) {
    fault(reading, extending.at, '$extends leads back to this group.');
    return tree;
  }
  return layOver(extended(reading, base, [...trail, tree]), tree);
};

const entryOf = (tree: TokenTree, names: readonly string[], inherited: unknown): Entry => {
  const value = tree.own.get('value');
  const extensions = tree.own.get('extensions')?.value;
  return {
    id: names.join('.'),
    at: tree.at,
    valueAt: value?.at ?? tree.at,
    $type: standardType(tree.own.get('type')?.value ?? inherited),
    value: value?.value,
    extensions: isObject(extensions) ? extensions : {},
  };
};

const walk = (
  reading: Reading,
  given: TokenTree,
  names: readonly string[],
  inherited: unknown,
  open: readonly TokenTree[],
): void => {
  if (reading.entries.length > MAX_TOKENS) return;
  if (given.broken !== undefined) {
    fault(reading, given.at, `“${names.join('.')}”: ${given.broken}`);
    return;
  }
  if (given.own.has('value')) {
    reading.entries.push(entryOf(given, names, inherited));
    return;
  }
  if (open.includes(given) || open.length > 60) {
    fault(reading, given.at, '$extends leads into a group that contains it.');
    return;
  }
  const tree = extended(reading, given);
  const type = tree.own.get('type')?.value ?? inherited;
  for (const [name, child] of tree.children) {
    walk(reading, child, [...names, name], type, [...open, given]);
  }
};

/** The tokens of a tree in their order: types of groups handed down, groups extended. */
export const readGroups = (root: TokenTree): { entries: Entry[]; issues: UnplacedIssue[] } => {
  const reading: Reading = { root, entries: [], issues: [] };
  walk(reading, root, [], undefined, []);
  if (reading.entries.length <= MAX_TOKENS)
    return { entries: reading.entries, issues: reading.issues };
  fault(reading, root.at, `More than ${MAX_TOKENS} tokens: groups refer to each other too often.`);
  // A part of what has no end is nobody's wish.
  return { entries: [], issues: reading.issues };
};
