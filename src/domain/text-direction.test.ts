import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test('four of our languages run from right to left, in any region', () => {
  expect(['ar', 'fa', 'he', 'ur', 'ar-EG'].map(textDirection)).toEqual(Array(5).fill('rtl'));
  expect(['en', 'my', 'zh-Hans', 'arn'].map(textDirection)).toEqual(Array(4).fill('ltr'));
});
