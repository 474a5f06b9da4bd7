import { expect, test } from 'vitest';

import { placeOfAddress } from './list-place.ts';

const categories = [
  { type: 'RNG', vendors: ['EMBERWICK', 'TAMARIND'] },
  { type: 'INHOUSE', vendors: ['COACHHOUSE'] },
  { type: 'PVP', vendors: [] },
] as const;

const placeOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://brand.example');
  return placeOfAddress(pathname, searchParams, structuredClone(categories) as never);
};

test('each category has its page, whatever the capitals', () => {
  expect(placeOf('/rng')).toEqual({ type: 'RNG', vendor: null });
  expect(placeOf('/inhouse')).toEqual({ type: 'INHOUSE', vendor: null });
  expect(placeOf('/hot')).toEqual({ type: null, vendor: null });
});

test('a vendor of a category is named by two parameters', () => {
  const tamarind = { type: 'RNG', vendor: 'TAMARIND' };

  expect(placeOf('/gameListCenter?vassalage=tamarind&gameType=rng')).toEqual(tamarind);
  expect(placeOf('/gamelistcenter?vassalage=TAMARIND&gameType=RNG')).toEqual(tamarind);
  expect(placeOf('/rng?vassalage=tamarind')).toEqual(tamarind);
});

test('what the brand does not have is nowhere', () => {
  expect(placeOf('/pvp')).toBeNull();
  expect(placeOf('/live')).toBeNull();
  expect(placeOf('/gameListCenter')).toBeNull();
  expect(placeOf('/gameListCenter?vassalage=tamarind&gameType=live')).toBeNull();
  expect(placeOf('/gameListCenter?vassalage=nobody&gameType=rng')).toBeNull();
});
