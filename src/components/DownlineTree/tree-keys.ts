import type { TreeRow } from './tree-rows.ts';

/** What a key does in a tree. */
export type TreeMove = { focus: string } | { open: string } | { close: string };

const folded = (text: string): string => text.toLocaleLowerCase();

/** The next row whose name begins with a letter, around the end. */
const typedTo = (rows: readonly TreeRow[], at: number, letter: string): TreeMove | null => {
  const after = [...rows.slice(at + 1), ...rows.slice(0, at)];
  const found = after.find(({ node }) => folded(node.name).startsWith(folded(letter)));
  return found ? { focus: found.node.id } : null;
};

const inward = (rows: readonly TreeRow[], at: number, row: TreeRow): TreeMove | null => {
  if (row.node.childCount === 0) return null;
  if (!row.isOpen) return { open: row.node.id };
  const child = rows[at + 1];
  return child?.parentId === row.node.id ? { focus: child.node.id } : null;
};

const outward = (row: TreeRow): TreeMove | null => {
  if (row.isOpen) return { close: row.node.id };
  return row.parentId === null ? null : { focus: row.parentId };
};

/**
 * What a key means on a row, by the tree pattern of the WAI-ARIA guide. Inwards is the arrow
 * along the line of reading.
 *
 * @returns null when the key is not the tree's, or leads nowhere
 */
export const treeMove = (
  rows: readonly TreeRow[],
  currentId: string,
  key: string,
  direction: 'ltr' | 'rtl',
): TreeMove | null => {
  const at = rows.findIndex(({ node }) => node.id === currentId);
  const row = rows[at];
  if (!row) return null;
  const focus = (target: TreeRow | undefined) => (target ? { focus: target.node.id } : null);
  if (key === 'ArrowDown') return focus(rows[at + 1]);
  if (key === 'ArrowUp') return focus(rows[at - 1]);
  if (key === 'Home') return focus(rows[0]);
  if (key === 'End') return focus(rows.at(-1));
  const isInward = key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  if (isInward) return inward(rows, at, row);
  if (key === 'ArrowLeft' || key === 'ArrowRight') return outward(row);
  return key.length === 1 && key !== ' ' ? typedTo(rows, at, key) : null;
};
