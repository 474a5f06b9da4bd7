import { expect, test } from 'vitest';
import { stepOfKey } from './carousel-keys.ts';

test('arrows follow the direction of reading', () => {
  expect(stepOfKey('ArrowRight', 'ltr')).toBe(1);
  expect(stepOfKey('ArrowRight', 'rtl')).toBe(-1);
  expect(stepOfKey('ArrowLeft', 'rtl')).toBe(1);
  expect(stepOfKey('Enter', 'ltr')).toBe(0);
});
