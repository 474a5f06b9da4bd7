import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerDate, serverNowMs, serverOffsetMs } from './server-clock.ts';

const NOW = Date.parse('2030-01-01T12:00:00Z');
const DAY_MS = 86_400_000;

const answer = (atMs: number, cacheControl = 'no-store') =>
  new Headers({ date: new Date(atMs).toUTCString(), 'cache-control': cacheControl });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

afterEach(() => {
  noteServerDate(answer(Date.now()));
  vi.useRealTimers();
});

test('a device whose clock is a day off counts by the server’s', () => {
  noteServerDate(answer(NOW - DAY_MS));

  expect(serverOffsetMs()).toBe(-DAY_MS);
  expect(serverNowMs()).toBe(NOW - DAY_MS);
});

test('a clock that was put right is trusted again', () => {
  noteServerDate(answer(NOW + DAY_MS));
  vi.setSystemTime(NOW + DAY_MS);
  noteServerDate(answer(NOW + DAY_MS + 900));

  expect(serverOffsetMs()).toBe(0);
});

test('a few seconds are what a date and a network take: the device is the finer clock', () => {
  noteServerDate(answer(NOW - 9000));

  expect(serverNowMs()).toBe(NOW);
});

test('an answer out of a cache, or without a date, tells nothing', () => {
  noteServerDate(answer(NOW - DAY_MS, 'public, max-age=300'));
  noteServerDate(new Headers({ 'cache-control': 'no-store' }));
  noteServerDate(new Headers({ date: 'yesterday', 'cache-control': 'no-store' }));

  expect(serverOffsetMs()).toBe(0);
});
