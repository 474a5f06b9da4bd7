import { expect, test } from 'vitest';
import { placeAt, placeScale, placeTicks, valueScale } from './chart-scales.ts';

const series = (...values: (number | null)[]) => [{ id: 'a', name: 'A', values }];

test('the upright axis has round ends around all values', () => {
  const scale = valueScale(series(13, null, 87), 200, false);

  expect(scale.ticks.at(0)?.value).toBeLessThanOrEqual(13);
  expect(scale.ticks.at(-1)?.value).toBeGreaterThanOrEqual(87);
  expect(scale(87)).toBeGreaterThanOrEqual(0);
  expect(scale(13)).toBeLessThanOrEqual(200);
  expect(scale(13)).toBeGreaterThan(scale(87));
});

test('bars stand on zero, also those that hang from it', () => {
  expect(valueScale(series(40, 50), 100, true)(0)).toBe(100);
  const both = valueScale(series(-40, 50), 100, true);
  expect(both(0)).toBeGreaterThan(both(50));
  expect(both(0)).toBeLessThan(both(-40));
});

test('values that do not differ still have a scale', () => {
  expect(Number.isFinite(valueScale(series(5, 5), 100, false)(5))).toBe(true);
  expect(valueScale(series(0, 0), 100, true)(0)).toBe(100);
});

test('the middle of each band is where its place is written', () => {
  const scale = placeScale(4, 400);

  expect(scale.middle(0)).toBeCloseTo(50);
  expect(scale.middle(3)).toBeCloseTo(350);
});

test('a narrow axis leaves places out, never the first', () => {
  const days = Array.from({ length: 30 }, (_day, index) => String(index + 1));

  expect(placeTicks(days, 3000)).toHaveLength(30);
  const few = placeTicks(days, 300);
  expect(few.length).toBeLessThanOrEqual(4);
  expect(few[0]?.value).toBe('1');
});

test('a pointer finds the place that it is over', () => {
  expect(placeAt(0, 7)).toBe(0);
  expect(placeAt(0.5, 7)).toBe(3);
  expect(placeAt(1, 7)).toBe(6);
  expect(placeAt(-0.2, 7)).toBe(0);
});
