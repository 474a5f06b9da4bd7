import { expect, test } from 'vitest';
import { relativeText } from './relative-text.ts';

const now = Date.UTC(2026, 0, 15, 12);
const hour = 3_600_000;

test('the greatest unit that fits tells the distance', () => {
  expect(relativeText(now - 3 * hour, now, 'en')).toBe('3 hours ago');
  expect(relativeText(now + 25 * hour, now, 'en')).toBe('tomorrow');
  expect(relativeText(now - 15 * 24 * hour, now, 'en')).toBe('2 weeks ago');
  expect(relativeText(now - 20_000, now, 'en')).toBe('now');
});

test('the language has the words', () => {
  expect(relativeText(now - 3 * hour, now, 'de')).toBe('vor 3 Stunden');
});

test('languages that browsers do not know have their own words', () => {
  expect(relativeText(now - 3 * hour, now, 'my')).toBe('ပြီးခဲ့သည့် 3 နာရီ');
  expect(relativeText(now - 25 * hour, now, 'km')).toBe('ម្សិលមិញ');
  expect(relativeText(now, now, 'uz')).toBe('hozir');
});
