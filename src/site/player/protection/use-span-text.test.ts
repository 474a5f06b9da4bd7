import { expect, test } from 'vitest';

import { wholeUnit } from './use-span-text.ts';

test('a break is told in the largest unit that it fills', () => {
  expect(wholeUnit(24)).toEqual({ unit: 'hour', value: 24 });
  expect(wholeUnit(36)).toEqual({ unit: 'hour', value: 36 });
  expect(wholeUnit(72)).toEqual({ unit: 'day', value: 3 });
  expect(wholeUnit(168)).toEqual({ unit: 'week', value: 1 });
  expect(wholeUnit(1008)).toEqual({ unit: 'week', value: 6 });
});
