import { expect, test } from 'vitest';
import { betState } from './bet-state.ts';

test('what paid back less than its stake is lost, whatever its game calls it', () => {
  expect(betState('settled', 100, 99)).toBe('lost');
  expect(betState('settled', 100, 100)).toBe('push');
  expect(betState('settled', 100, 101)).toBe('won');
});

test('a bet without an end is open, and one that was taken back is void', () => {
  expect(betState('open', 100, null)).toBe('open');
  expect(betState('void', 100, 500)).toBe('void');
});
