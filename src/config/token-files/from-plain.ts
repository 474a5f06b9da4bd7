import type { ThemeMode } from '#generated/merchant-config.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { pointerTo } from '../issues/issue.ts';
import { MODE_EXTENSION, OWN_EXTENSION } from '../dtcg/dtcg-values.ts';
import { MODES, modesOfName, nameOfMode } from './mode-names.ts';
import { readGroups } from './read-groups.ts';
import { referencesIn } from './resolve-references.ts';
import {
  isObject,
  type Entries,
  type Entry,
  type TokenChoice,
  type TokenDocument,
} from './token-file.ts';
import { emptyTree, layOver, treeOf, type TokenTree } from './token-tree.ts';

/** A token as it is in a mode that it names itself. */
const inMode = (entry: Entry, mode: ThemeMode, choice: TokenChoice): Entry => {
  const modes = entry.extensions[MODE_EXTENSION];
  if (!isObject(modes)) return entry;
  const name = nameOfMode(Object.keys(modes), mode, choice);
  if (name === undefined) return entry;
  const { file, pointer } = entry.at;
  const valueAt = { file, pointer: pointerTo(pointer, '$extensions', MODE_EXTENSION, name) };
  return { ...entry, value: modes[name], valueAt };
};

/** The tokens of trees that are laid over each other. */
export const entriesOf = (
  trees: Record<ThemeMode, TokenTree>,
  choice: TokenChoice,
  issues: UnplacedIssue[],
): Entries => {
  const [light, dark] = MODES.map((mode) => {
    const read = readGroups(trees[mode]);
    issues.push(...read.issues);
    return read.entries.map((entry) => inMode(entry, mode, choice));
  });
  return { modes: { light: light ?? [], dark: dark ?? [] }, issues };
};

/** A brand may be called Night: in a file alone, the mode stands behind something else. */
const ENDING = /.[-._ ]\(?(light|dark|day|night)\)?(\.tokens)?$/i;

/** The modes that a file is for: as was chosen, as it says itself, or as its name says. */
const modesOf = (
  { name, value }: TokenDocument,
  isAlone: boolean,
  choice: TokenChoice,
): readonly ThemeMode[] => {
  if (choice.only !== undefined) return [choice.only];
  const extensions = isObject(value) ? value['$extensions'] : undefined;
  const own = isObject(extensions) ? extensions[OWN_EXTENSION] : undefined;
  const said = isObject(own) ? own['mode'] : undefined;
  const found = MODES.filter((mode) => mode === said);
  if (found.length > 0) return found;
  return isAlone && !ENDING.test(name) ? MODES : modesOfName(name, choice);
};

/**
 * Tokens in groups: the form of DTCG and of Style Dictionary. Of several files the later lie over
 * the earlier; one whose name says a mode is for that mode alone.
 */
export const fromPlain = (documents: readonly TokenDocument[], choice: TokenChoice): Entries => {
  const issues: UnplacedIssue[] = [];
  const { resolve } = referencesIn(documents, issues);
  const root = emptyTree(documents[0]?.file ?? '');
  const trees = { light: root, dark: root };
  for (const document of documents) {
    const tree = treeOf({ file: document.file, pointer: '' }, resolve(document, ''));
    for (const mode of modesOf(document, documents.length === 1, choice))
      trees[mode] = layOver(trees[mode], tree);
  }
  return entriesOf(trees, choice, issues);
};
