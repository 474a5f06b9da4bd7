import { expect, test } from 'vitest';

import { hashPart } from './hash-part.ts';

test('what an address names behind # is decoded', () => {
  expect(hashPart('')).toBe('');
  expect(hashPart('#rules')).toBe('rules');
  expect(hashPart('#%C3%A9t%C3%A9')).toBe('été');
});

test('what cannot be decoded stands as it was written', () => {
  expect(hashPart('#50%')).toBe('50%');
  expect(hashPart('#%E0%A4')).toBe('%E0%A4');
});
