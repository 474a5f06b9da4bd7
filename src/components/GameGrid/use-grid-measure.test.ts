import { expect, test } from 'vitest';
import { countColumns } from './use-grid-measure.ts';

test('columns are counted, those without room are not', () => {
  expect(countColumns('176px 176px 176px')).toBe(3);
  expect(countColumns('183.5px 183.5px 0px')).toBe(2);
});

test('a grid that is not laid out has one column', () => {
  expect(countColumns('none')).toBe(1);
});
