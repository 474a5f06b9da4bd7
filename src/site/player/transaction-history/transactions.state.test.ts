import { expect, test } from 'vitest';

import { firstChoice, transactionFilter } from './transactions.state.ts';

test('an address may name a kind, and no other word', () => {
  expect(firstChoice(new URLSearchParams('kind=deposit')).kind).toBe('deposit');
  expect(firstChoice(new URLSearchParams('kind=everything')).kind).toBeNull();
});

test('only what is chosen is asked for', () => {
  const first = firstChoice(new URLSearchParams());

  expect(transactionFilter(first)).toEqual({ preset: 'last7' });
  expect(transactionFilter({ ...first, kind: 'fee', state: 'completed' })).toEqual({
    preset: 'last7',
    kind: 'fee',
    state: 'completed',
  });
});

test('days that are not chosen yet ask for nothing', () => {
  const period = { preset: 'custom' as const, days: null };

  expect(transactionFilter({ ...firstChoice(new URLSearchParams()), period })).toBeNull();
});
