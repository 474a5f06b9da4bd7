import { expect, test } from 'vitest';
import { findBrands, nearBrands } from './find-brands.ts';

const brands = [
  { code: 'lotus', name: 'Sen Ngọc', languages: ['vi', 'th'] },
  { code: 'oasis', name: 'Waha', languages: ['ar'] },
  { code: 'shwe', name: 'Shwe Nya', languages: ['my'] },
  { code: 'shwebo', name: 'Bo', languages: ['my'] },
];

const codes = (found: readonly { code: string }[]): string[] => found.map(({ code }) => code);

test('a brand is found by code, name or language, without marks and case', () => {
  expect(codes(findBrands(brands, ''))).toHaveLength(4);
  expect(codes(findBrands(brands, 'SEN ngoc'))).toEqual(['lotus']);
  expect(codes(findBrands(brands, 'my'))).toEqual(['shwe', 'shwebo']);
  expect(codes(findBrands(brands, 'nobody'))).toEqual([]);
});

test('the brand that is written so stands before those that begin so', () => {
  expect(codes(findBrands(brands.toReversed(), 'shwe'))).toEqual(['shwe', 'shwebo']);
});

test('a code that is not there is answered by those that are near, not by any', () => {
  expect(codes(nearBrands(brands, 'shew'))[0]).toBe('shwe');
  expect(codes(nearBrands(brands, 'oasys'))).toEqual(['oasis']);
  expect(codes(nearBrands(brands, 'completely-else'))).toEqual([]);
});
