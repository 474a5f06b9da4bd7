import { expect, test } from 'vitest';
import { depositBar } from './deposit-bar.ts';

const open = {
  selfExclusion: null,
  coolOffUntil: null,
  age: { state: 'verified', minimum: 18, playOpen: true },
} as const;
const unproved = { ...open, age: { state: 'declared', minimum: 18, playOpen: false } } as const;
const selfExclusion = {
  startedAt: '2026-01-01T00:00:00.000Z',
  until: null,
  ownAccount: true,
  canReturn: false,
  returnsAt: null,
};

test('who may play may pay in', () => {
  expect(depositBar(open, 'verified')).toBeNull();
});

test('a self-exclusion comes before a pause, a pause before an age', () => {
  const pause = '2026-12-01T00:00:00.000Z';
  expect(depositBar({ ...unproved, selfExclusion, coolOffUntil: pause }, 'verified')).toEqual({
    reason: 'excluded',
    until: null,
  });
  expect(depositBar({ ...unproved, coolOffUntil: pause }, 'verified')).toEqual({
    reason: 'pause',
    until: pause,
  });
});

test('an age that does not suffice leads to what is asked for', () => {
  expect(depositBar(unproved, 'verified')?.reason).toBe('identity');
  expect(depositBar(unproved, 'declared')?.reason).toBe('birthday');
  const young = { ...open, age: { state: 'underage', minimum: 18, playOpen: false } } as const;
  expect(depositBar(young, 'verified')?.reason).toBe('underage');
});
