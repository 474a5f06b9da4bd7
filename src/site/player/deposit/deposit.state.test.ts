import { expect, test } from 'vitest';

import type { DepositChannel } from '#api/deposits.ts';

import {
  arrivalIn,
  depositErrors,
  depositIdIn,
  depositSteps,
  isUnderWay,
} from './deposit.state.ts';

const channel: DepositChannel = {
  id: 'card',
  provider: 'sandbox',
  kind: 'card',
  name: 'Card',
  minimumMinor: 1000,
  maximumMinor: 50_000,
  feePercent: 0,
  feeMinor: 0,
  quickAmountsMinor: [],
  expiryMinutes: 30,
  arrivalMinutes: 0,
};

test('an address names a deposit by a whole number, and nothing else', () => {
  const named = (query: string) => depositIdIn(new URLSearchParams(query));

  expect(named('deposit=17')).toBe(17);
  expect([named(''), named('deposit='), named('deposit=0'), named('deposit=1e3')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('the amount keeps to the bounds of the chosen channel', () => {
  const errors = (amountMinor: number | null, channelId = 'card') =>
    depositErrors({ channelId, amountMinor }, [channel]);

  expect(errors(1000)).toEqual({});
  expect(errors(999)).toEqual({ amountMinor: 'tooLittle' });
  expect(errors(50_001)).toEqual({ amountMinor: 'tooMuch' });
  expect(errors(null)).toEqual({ amountMinor: 'required' });
  expect(errors(1000, 'gone')).toEqual({ channelId: 'required' });
});

test('a bank transfer has taken its second step when the member says that it was sent', () => {
  expect(depositSteps({ state: 'CREATED', sentAt: null })).toEqual(['done', 'current', 'upcoming']);
  expect(depositSteps({ state: 'PENDING', sentAt: '2026-11-20T10:00:00Z' })).toEqual([
    'done',
    'done',
    'current',
  ]);
  expect(depositSteps({ state: 'SETTLED', sentAt: null })).toEqual(['done', 'done', 'done']);
});

test('what went wrong is told at the step where it did', () => {
  expect(depositSteps({ state: 'EXPIRED', sentAt: null })[1]).toBe('failed');
  expect(depositSteps({ state: 'FAILED', sentAt: '2026-11-20T10:00:00Z' })[2]).toBe('failed');
});

test('only what may still arrive is under way', () => {
  const states = ['CREATED', 'PENDING', 'SETTLED', 'FAILED', 'EXPIRED', 'REFUNDED'] as const;

  expect(states.filter((state) => isUnderWay({ state }))).toEqual(['CREATED', 'PENDING']);
});

test('how long it takes is told in the largest unit that fits, rounded up', () => {
  expect(arrivalIn(0)).toEqual({ unit: null, count: 0 });
  expect(arrivalIn(90)).toEqual({ unit: 'minutes', count: 90 });
  expect(arrivalIn(1440)).toEqual({ unit: 'hours', count: 24 });
  expect(arrivalIn(4321)).toEqual({ unit: 'days', count: 4 });
});
