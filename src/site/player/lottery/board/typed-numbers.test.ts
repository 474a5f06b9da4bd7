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

test('figures in another style of type are the figures that are seen', () => {
  expect(readNumbers('𝟙𝟘𝟘 𝟬𝟳𝟵', 3)).toEqual({ numbers: ['100', '079'], wrong: [] });
});

test('the commas of other scripts part numbers too', () => {
  expect(readNumbers('١٢،٣٤؛٥٦；78', 2)).toEqual({ numbers: ['12', '34', '56', '78'], wrong: [] });
});
