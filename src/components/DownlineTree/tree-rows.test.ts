import { expect, test } from 'vitest';
import { matchParts } from './match-parts.ts';
import { treeMove } from './tree-keys.ts';
import { type DownlineNode, treeRows } from './tree-rows.ts';

const node = (id: string, children?: DownlineNode[], childCount = children?.length ?? 0) => ({
  id,
  name: id,
  role: 'Agent',
  isAgent: true,
  childCount,
  children,
});

const team = [node('ana', [node('bea', [node('cid')]), node('dan')]), node('eve', undefined, 3)];
const open = new Set(['ana', 'bea', 'eve']);
const rows = treeRows(team, open);

test('rows in sight come from top to bottom with their level and place', () => {
  expect(rows.map((row) => `${row.level}${row.node.id}`)).toEqual([
    '1ana',
    '2bea',
    '3cid',
    '2dan',
    '1eve',
  ]);
  expect(rows[3]).toMatchObject({ position: 2, setSize: 2, parentId: 'ana' });
  expect(treeRows(team, new Set())).toHaveLength(2);
});

test('arrows walk, open, close and climb', () => {
  const move = (id: string, key: string) => treeMove(rows, id, key, 'ltr');

  expect(move('bea', 'ArrowDown')).toEqual({ focus: 'cid' });
  expect(move('bea', 'ArrowRight')).toEqual({ focus: 'cid' });
  expect(move('bea', 'ArrowLeft')).toEqual({ close: 'bea' });
  expect(move('cid', 'ArrowLeft')).toEqual({ focus: 'bea' });
  expect(move('cid', 'ArrowRight')).toBeNull();
  expect(move('ana', 'End')).toEqual({ focus: 'eve' });
  expect(treeMove(treeRows(team, new Set()), 'ana', 'ArrowRight', 'ltr')).toEqual({ open: 'ana' });
});

test('an open node whose children are still to come keeps the focus', () => {
  expect(treeMove(rows, 'eve', 'ArrowRight', 'ltr')).toBeNull();
});

test('right to left the arrows change their sense', () => {
  expect(treeMove(rows, 'bea', 'ArrowLeft', 'rtl')).toEqual({ focus: 'cid' });
  expect(treeMove(rows, 'bea', 'ArrowRight', 'rtl')).toEqual({ close: 'bea' });
});

test('a letter leads to the next name that begins with it, around the end', () => {
  expect(treeMove(rows, 'dan', 'B', 'ltr')).toEqual({ focus: 'bea' });
  expect(treeMove(rows, 'dan', 'z', 'ltr')).toBeNull();
  expect(treeMove(rows, 'dan', ' ', 'ltr')).toBeNull();
});

test('a search is found whatever the case, and the name stays whole', () => {
  expect(matchParts('RiverHouse', 'house')).toEqual([
    { text: 'River', found: false },
    { text: 'House', found: true },
  ]);
  expect(matchParts('ana', '')).toEqual([{ text: 'ana', found: false }]);
  expect(matchParts('ana', 'x')).toEqual([{ text: 'ana', found: false }]);
});
