import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tierOf } from './tier-of.ts';
import { VipBadge } from './VipBadge.tsx';

test('the lowest rank has the first emblem and the highest the last, however many there are', () => {
  expect([1, 2, 3, 4, 5].map((level) => tierOf(level, 5))).toEqual([1, 2, 3, 4, 5]);
  expect([1, 2, 3].map((level) => tierOf(level, 3))).toEqual([1, 3, 5]);
  expect(tierOf(10, 10)).toBe(5);
  expect(tierOf(1, 1)).toBe(5);
  expect(tierOf(99, 5)).toBe(5);
});

test('a rank without its name in sight still has one', () => {
  expect(renderToString(<VipBadge name="Gold" level={3} levels={5} nameHidden />)).toContain(
    'aria-label="Gold"',
  );
  expect(renderToString(<VipBadge name="Gold" level={3} levels={5} />)).not.toContain('aria-label');
});
