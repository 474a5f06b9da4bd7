import { expect, test } from 'vitest';

import { spanOfHours, spanOfMonths } from './use-span-text.ts';

test('a break is told in the largest unit that it fills', () => {
  expect(spanOfHours(24)).toEqual({ unit: 'hours', count: 24 });
  expect(spanOfHours(36)).toEqual({ unit: 'hours', count: 36 });
  expect(spanOfHours(72)).toEqual({ unit: 'days', count: 3 });
  expect(spanOfHours(168)).toEqual({ unit: 'weeks', count: 1 });
  expect(spanOfHours(1008)).toEqual({ unit: 'weeks', count: 6 });
});

test('a self-exclusion is told in years where it fills them', () => {
  expect(spanOfMonths(6)).toEqual({ unit: 'months', count: 6 });
  expect(spanOfMonths(18)).toEqual({ unit: 'months', count: 18 });
  expect(spanOfMonths(60)).toEqual({ unit: 'years', count: 5 });
});
