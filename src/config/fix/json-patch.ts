import type { AnyNode } from '@humanwhocodes/momoa';
import { pointerTo } from '../issues/issue.ts';
import { inOrder, type Edit, type PatchOperation } from '../issues/edit.ts';
import { reach } from './json-tree.ts';

/**
 * Edits as a JSON patch (RFC 6902) of the text that they are for. `add` does not make parents
 * there, so that each missing one is an operation of its own.
 *
 * @param root the text's syntax tree
 */
export const toPatch = (root: AnyNode, edits: readonly Edit[]): PatchOperation[] => {
  const operations: PatchOperation[] = [];
  const made = new Set<string>();
  for (const edit of inOrder(edits)) {
    if ('remove' in edit) {
      operations.push({ op: 'remove', path: edit.pointer });
      continue;
    }
    const { pointer, value } = edit;
    const { missing } = reach(root, pointer);
    const parents = missing.slice(0, -1);
    let path = pointer
      .split('/')
      .slice(0, -missing.length || undefined)
      .join('/');
    for (const key of parents) {
      path = pointerTo(path, key);
      if (!made.has(path)) operations.push({ op: 'add', path, value: {} });
      made.add(path);
    }
    operations.push({ op: missing.length === 0 ? 'replace' : 'add', path: pointer, value });
  }
  return operations;
};
