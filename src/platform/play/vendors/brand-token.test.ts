import { expect, test } from 'vitest';
import { makeToken } from '../../people/access/opaque-token.ts';
import { brandCodeOf, makeBrandToken } from './brand-token.ts';

test('a token says its brand, also one whose secret has the sign between them', () => {
  const secret = `${'_'.repeat(20)}${'x'.repeat(23)}`;

  expect(brandCodeOf(makeBrandToken('shwe-gold-2'))).toBe('shwe-gold-2');
  expect(brandCodeOf(makeBrandToken('a', secret))).toBe('a');
});

test('a token of the former form says none', () => {
  expect(brandCodeOf(makeToken())).toBeNull();
  expect(brandCodeOf('_'.repeat(43))).toBeNull();
  expect(brandCodeOf('a short one, as only somebody else makes')).toBeNull();
});
