import { expect, test } from 'vitest';

import type { CourseCode } from '#domain/lottery/course.ts';
import { betTypeOf } from '#domain/lottery/courses.ts';

import { ballHits } from './ball-hits.ts';

const hitsOf = (course: CourseCode, key: string, picks: string[][], drawn: string[][]) =>
  ballHits(
    betTypeOf(course, key)!,
    picks,
    drawn.map((numbers, tier) => ({ tier: tier === 0 ? 'numbers' : 'special', numbers })),
  ).map(({ hit }) => hit);

test('a number counts at its own place only', () => {
  const picks = [['3'], [], ['3'], [], []];

  expect(hitsOf('SSC', 'position', picks, [['3', '3', '1', '0', '3']])).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('groups look at the last three', () => {
  expect(hitsOf('SSC', 'group6', [['1', '2', '3']], [['1', '2', '2', '9', '3']])).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});

test('the special number of LHC is none of the six', () => {
  const drawn = [['07', '15', '22', '30', '41', '44'], ['46']];

  expect(hitsOf('LHC', 'normal', [['07', '46']], drawn).filter(Boolean)).toHaveLength(1);
  expect(hitsOf('LHC', 'special', [['07', '46']], drawn).at(-1)).toBe(true);
  expect(hitsOf('LHC', 'special', [['07', '46']], drawn)[0]).toBe(false);
});

test('words mark no ball', () => {
  const picks = [['big'], [], [], [], [], []];

  expect(hitsOf('SSC', 'sides', picks, [['9', '9', '9', '9', '9']])).not.toContain(true);
});
