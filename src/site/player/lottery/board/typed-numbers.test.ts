import { expect, test } from 'vitest';

import { readNumbers } from './typed-numbers.ts';

test('numbers are read whatever parts them, each once', () => {
  expect(readNumbers('0123, 4567  0123\n8888', 4)).toEqual({
    numbers: ['0123', '4567', '8888'],
    wrong: [],
  });
});

test('what is no number of the width is told as it was typed', () => {
  expect(readNumbers('12 3 45x 99', 2)).toEqual({ numbers: ['12', '99'], wrong: ['3', '45x'] });
});

test('figures of other scripts are figures', () => {
  expect(readNumbers('၀၇ ๙๘ ٤٥', 2).numbers).toEqual(['07', '98', '45']);
});
