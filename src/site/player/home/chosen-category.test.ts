import { expect, test } from 'vitest';

import { chosenCategory } from './chosen-category.ts';

const categories = [
  { type: 'LIVE', vendors: ['AUR', 'BEL'] },
  { type: 'PVP', vendors: [] },
] as const;
const chosen = (query: string) =>
  chosenCategory(new URLSearchParams(query), structuredClone(categories) as never);

test('the address names a category and perhaps one of its vendors', () => {
  expect(chosen('category=LIVE')).toEqual({ type: 'LIVE', vendor: null });
  expect(chosen('category=live&vendor=BEL')).toEqual({ type: 'LIVE', vendor: 'BEL' });
});

test('what this brand does not have is none', () => {
  expect(chosen('')).toBeNull();
  expect(chosen('category=PVP')).toBeNull();
  expect(chosen('category=NOPE')).toBeNull();
  expect(chosen('category=LIVE&vendor=X')).toEqual({ type: 'LIVE', vendor: null });
});
