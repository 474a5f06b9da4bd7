import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { limitState, usedShare } from './limit-state.ts';
import { LimitMeter } from './LimitMeter.tsx';

test('a limit is near from four fifths on and reached at its end', () => {
  expect(limitState(79, 100)).toBe('far');
  expect(limitState(80, 100)).toBe('near');
  expect(limitState(100, 100)).toBe('reached');
  expect(limitState(140, 100)).toBe('reached');
  expect(limitState(1_000_000, null)).toBe('far');
  expect(limitState(0, 0)).toBe('reached');
});

test('the bar never runs over its end', () => {
  expect(usedShare(140, 100)).toBe(1);
  expect(usedShare(25, 100)).toBe(0.25);
  expect(usedShare(0, 0)).toBe(1);
});

const draw = (limit: number | null): string =>
  renderToString(
    <LimitMeter
      label="Deposits in 24 hours"
      unit="money"
      used={18_000}
      limit={limit}
      currency="USD"
      language="en"
      labels={{
        of: 'of',
        none: 'No limit set',
        states: { far: 'Far', near: 'Near', reached: 'Reached' },
      }}
    />,
  );

test('without a limit there is no bar that could be mistaken for one', () => {
  expect(draw(null)).not.toContain('role="meter"');
  expect(draw(null)).toContain('No limit set');
});

test('the meter says both figures', () => {
  expect(draw(20_000)).toContain('aria-valuetext="$180.00 of $200.00"');
  expect(draw(20_000)).toContain('Near');
});
