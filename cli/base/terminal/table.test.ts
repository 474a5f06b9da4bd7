import { styleText } from 'node:util';
import { expect, test } from 'vitest';
import { renderTable } from './table.ts';

test('a name that a member chose cannot write over the row of another', () => {
  const table = renderTable([
    ['holder', 'state'],
    ['Ana\u001B[1A\u001B[2K\rBo\nGold', 'WAITING'],
    ['\u202Edlog', '\u001B[8mhidden'],
  ]);

  expect(table.split('\n')).toEqual([
    'holder               state',
    'Ana [1A [2K Bo Gold  WAITING',
    'dlog                  [8mhidden',
  ]);
});

test('our own colors stay, and take no room', () => {
  const dim = styleText('dim', 'name', { validateStream: false });

  expect(
    renderTable([
      [dim, 'x'],
      ['Anastasia', 'y'],
    ]),
  ).toBe(`${dim}       x\nAnastasia  y`);
});
