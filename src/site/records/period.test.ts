import { expect, test } from 'vitest';

import { dayBounds, FIRST_PERIOD, periodInput } from './period.ts';

test('a preset is sent by its name, days of one’s own with both days', () => {
  const days = { from: '2026-01-02', to: '2026-02-03' };

  expect(periodInput(FIRST_PERIOD)).toEqual({ preset: 'last7' });
  expect(periodInput({ preset: 'custom', days })).toEqual({ preset: 'custom', ...days });
  expect(periodInput({ preset: 'custom', days: null })).toBeNull();
});

test('records go back twelve months from the day at the brand’s own place', () => {
  const now = new Date('2026-11-20T18:00:00Z');

  expect(dayBounds('Asia/Yangon', now)).toEqual({ min: '2025-11-21', max: '2026-11-21' });
  expect(dayBounds('Europe/Oslo', now)).toEqual({ min: '2025-11-20', max: '2026-11-20' });
});
