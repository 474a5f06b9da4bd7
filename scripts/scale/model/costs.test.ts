import { expect, test } from 'vitest';
import { assumptions, costs, tables } from './costs.ts';

test('every figure says what it is, and a measured one by which command, when and where', () => {
  for (const { value, unit, what, command, on, machine } of Object.values(costs)) {
    expect(value).toBeGreaterThan(0);
    for (const text of [unit, what, command, machine]) expect(text).toMatch(/\S/);
    expect(on).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  const options = Object.values(assumptions).map(({ option }) => option);
  expect(new Set(options).size).toBe(options.length);
});

test('the tables hold what a bet writes, each once', () => {
  const names = tables.map(({ table }) => table);

  expect(names).toEqual(expect.arrayContaining(['bet', 'transfer', 'entry']));
  expect(new Set(names).size).toBe(names.length);
  for (const { bytesPerBet, keptDays } of tables) {
    expect(bytesPerBet).toBeGreaterThan(0);
    expect(keptDays === null || keptDays > 0).toBe(true);
  }
});
