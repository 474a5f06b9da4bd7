import { expect, test } from 'vitest';
import { widthInFigures } from './width-in-figures.ts';

test('the longest piece with a figure counts, with the currency that no line parts from it', () => {
  expect(widthInFigures('$24.00')).toBe(6);
  expect(widthInFigures('12.345\u00a0₫')).toBe(8);
  expect(widthInFigures('1,234 points of your brand')).toBe(5);
});

test('letters that are wider than figures count twice', () => {
  expect(widthInFigures('120积分')).toBe(7);
});

test('a text without a figure may be broken anywhere', () => {
  expect(widthInFigures('Wochenendgewinnbeteiligung')).toBe(1);
  expect(widthInFigures('')).toBe(1);
});
