import { expect, test } from 'vitest';
import { digitsOf } from './digits-of.ts';

test('what people put between digits goes', () => {
  expect(digitsOf('(09) 123-45 67')).toBe('091234567');
  expect(digitsOf('abc')).toBe('');
});

test('digits of other scripts become 0 to 9', () => {
  expect(digitsOf('၀၉၁၂၃၄၅၆၇၈')).toBe('0912345678');
  expect(digitsOf('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(digitsOf('۰۹')).toBe('09');
  expect(digitsOf('๐๙')).toBe('09');
});

test('tens of digits that stand side by side are told apart', () => {
  // Unicode has five such tens for formulas: bold, double-struck, sans-serif, its bold, monospace.
  expect(digitsOf('𝟎𝟗𝟘𝟙𝟡𝟢𝟬𝟶𝟿')).toBe('090190009');
  expect(digitsOf('１２０')).toBe('120');
});
