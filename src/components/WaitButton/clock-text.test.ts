import { expect, test } from 'vitest';
import { clockText, minutesText } from './clock-text.ts';

test('seconds become minutes and seconds, in the language’s own figures', () => {
  expect(clockText(300, 'en')).toBe('5:00');
  expect(clockText(65, 'en')).toBe('1:05');
  expect(clockText(9, 'en')).toBe('0:09');
  expect(clockText(65, 'fa')).toBe('۱:۰۵');
});

test('for the ear the time is rounded up to minutes', () => {
  expect(minutesText(241, 'en')).toBe('5 minutes');
  expect(minutesText(1, 'en')).toBe('1 minute');
});
