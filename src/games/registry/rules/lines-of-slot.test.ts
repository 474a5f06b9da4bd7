import { expect, test } from 'vitest';

import { linesOfSlot, linesOfTable } from './lines-of-slot.ts';
import { slotTables } from '../../slot/rules/tables/slot-tables.ts';

test('lines are counted, ways follow from rows and reels', () => {
  for (const table of slotTables) {
    const expected = {
      lines: table.pays.by === 'lines' ? table.pays.lines.length : 0,
      ways: table.rows ** table.reels.strips.length,
      anywhere: null,
    }[table.pays.by];
    expect([table.variant, linesOfTable(table)]).toEqual([table.variant, expected]);
  }
  // The issue asks for slots with 25 lines and more.
  expect(slotTables.filter((table) => (linesOfTable(table) ?? 0) >= 25).length).toBeGreaterThan(2);
});

test('what is no slot has no lines', () => {
  expect(
    linesOfSlot({ gameCode: 'coachhouse-dice', gameType: 'INHOUSE', gameClassify: 'DI' }),
  ).toBeNull();
  expect(
    linesOfSlot({ gameCode: 'drawhouse-ssc', gameType: 'LOTT', gameClassify: 'SSC' }),
  ).toBeNull();
});
