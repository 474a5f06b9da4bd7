import { expect, test } from 'vitest';
import { fastDraw } from '../fair/fast-draw.ts';
import { courseCodes } from './course.ts';
import { courses } from './courses.ts';
import { countDraws, rowsSeen } from './statistics.ts';

const draws = [
  ['1', '2', '3', '4', '5'],
  ['1', '0', '0', '0', '0'],
  ['9', '2', '0', '0', '0'],
];

test('frequency and omission of each place, the oldest draw first', () => {
  const [first] = countDraws(
    'SSC',
    draws.map((numbers) => [numbers]),
  );

  expect(first?.key).toBe('ball1');
  expect(first?.options[1]).toEqual({ option: '1', count: 2, omission: 1, longestOmission: 1 });
  expect(first?.options[9]).toEqual({ option: '9', count: 1, omission: 0, longestOmission: 2 });
  expect(first?.options[5]).toEqual({ option: '5', count: 0, omission: 3, longestOmission: 3 });
});

test('whatever any course draws is among the options that are counted', () => {
  const draw = fastDraw(11);
  for (const code of courseCodes)
    for (let round = 0; round < 50; round += 1) {
      const result = courses[code].draw(draw);
      const counted = countDraws(code, [result]);
      for (const [at, { key, seen }] of rowsSeen(code, result).entries()) {
        const row = counted[at];
        expect(row?.key).toBe(key);
        expect(seen.length, `${code} ${key}`).toBeGreaterThan(0);
        expect(row?.options.reduce((sum, { count }) => sum + count, 0)).toBe(seen.length);
      }
    }
});
