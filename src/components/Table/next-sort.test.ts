import { expect, test } from 'vitest';
import { nextSort } from './next-sort.ts';

test('a column ascends first and turns round when it is pressed again', () => {
  const first = nextSort(undefined, 'amount');
  const second = nextSort(first, 'amount');

  expect(first).toEqual({ columnId: 'amount', direction: 'ascending' });
  expect(second.direction).toBe('descending');
  expect(nextSort(second, 'amount').direction).toBe('ascending');
});

test('another column begins anew', () => {
  const sort = { columnId: 'amount', direction: 'ascending' } as const;

  expect(nextSort(sort, 'date')).toEqual({ columnId: 'date', direction: 'ascending' });
});
