import { expect, test } from 'vitest';
import { ageState, isOldEnough } from './age-state.ts';

const today = new Date('2026-11-21T12:00:00Z');
const state = (birthday: string | null, verified = false) =>
  ageState({ birthday, verified }, 21, today);

test('a birthday decides, and a proof never makes a minor older', () => {
  expect([state(null), state('2005-11-21'), state('2005-11-22')]).toEqual([
    'agreed',
    'declared',
    'underage',
  ]);
  expect([state(null, true), state('2005-11-21', true), state('2005-11-22', true)]).toEqual([
    'verified',
    'verified',
    'underage',
  ]);
});

test('each brand says how much proof opens play', () => {
  expect(isOldEnough('agreed', 'agreed')).toBe(true);
  expect(isOldEnough('agreed', 'declared')).toBe(false);
  expect(isOldEnough('declared', 'verified')).toBe(false);
  expect(isOldEnough('verified', 'declared')).toBe(true);
  expect(isOldEnough('underage', 'agreed')).toBe(false);
});
