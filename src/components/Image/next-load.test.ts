import { expect, test } from 'vitest';
import { nextLoad, type Load } from './next-load.ts';

const waiting: Load = { phase: 'waiting', attempt: 0 };

test('an image is fetched once it is seen, and only then', () => {
  expect(nextLoad(waiting, 'seen', true)).toEqual({ phase: 'loading', attempt: 0 });
  const shown: Load = { phase: 'shown', attempt: 0 };
  expect(nextLoad(shown, 'seen', true)).toBe(shown);
});

test('a broken image is tried once more, then its fallback once, then given up', () => {
  const retry = nextLoad({ phase: 'loading', attempt: 0 }, 'broken', true);
  const fallback = nextLoad(retry, 'broken', true);
  const over = nextLoad(fallback, 'broken', true);

  expect(retry).toEqual({ phase: 'loading', attempt: 1 });
  expect(fallback).toEqual({ phase: 'loading', attempt: 2 });
  expect(over).toEqual({ phase: 'failed', attempt: 2 });
});

test('without a fallback the retry is the last try', () => {
  expect(nextLoad({ phase: 'loading', attempt: 1 }, 'broken', false).phase).toBe('failed');
});
