import { expect, test } from 'vitest';
import { nextLoad, type Load } from './next-load.ts';

const waiting: Load = { phase: 'waiting', attempt: 0 };
const loading: Load = { phase: 'loading', attempt: 0 };

/** The image of the try that is on cannot be had. */
const breaks = (load: Load, hasFallback: boolean): Load =>
  nextLoad(load, { name: 'broken', attempt: load.attempt }, hasFallback);

test('an image is fetched once it is seen, and only then', () => {
  const shown: Load = { phase: 'shown', attempt: 0 };

  expect(nextLoad(waiting, { name: 'seen', attempt: 0 }, true)).toEqual(loading);
  expect(nextLoad(shown, { name: 'seen', attempt: 0 }, true)).toBe(shown);
});

test('a broken image is tried once more, then its fallback once, then given up', () => {
  const retry = breaks(loading, true);
  const fallback = breaks(retry, true);
  const over = breaks(fallback, true);

  expect(retry).toEqual({ phase: 'loading', attempt: 1 });
  expect(fallback).toEqual({ phase: 'loading', attempt: 2 });
  expect(over).toEqual({ phase: 'failed', attempt: 2 });
});

test('without a fallback the retry is the last try', () => {
  expect(breaks({ phase: 'loading', attempt: 1 }, false).phase).toBe('failed');
});

test('a try that is told twice to be broken counts once', () => {
  const retry = breaks(loading, false);

  expect(nextLoad(retry, { name: 'broken', attempt: 0 }, false)).toBe(retry);
});
