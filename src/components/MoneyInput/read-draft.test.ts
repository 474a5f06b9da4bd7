import { expect, test } from 'vitest';
import { draftMinor, draftOfMinor } from './read-draft.ts';

test('a draft becomes whole minor units and back', () => {
  expect(draftMinor('1234.5', 2)).toBe(123450);
  expect(draftMinor('0.', 2)).toBe(0);
  expect(draftMinor('', 2)).toBeNull();
  expect(draftMinor('7', 0)).toBe(7);
  expect(draftOfMinor(123450, 2)).toBe('1234.50');
  expect(draftOfMinor(123400, 2)).toBe('1234');
  expect(draftOfMinor(5, 3)).toBe('0.005');
  expect(draftOfMinor(7, 0)).toBe('7');
  expect(draftOfMinor(null, 2)).toBe('');
});
