import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';

import { fairDraw } from '#domain/fair/fair-draw.ts';
import { courses } from '#domain/lottery/courses.ts';

import { checkDraw } from './check-draw.ts';

const seeds = { serverSeed: 'a'.repeat(64), clientSeed: `digest-${'7f'.repeat(32)}`, nonce: 0 };
const beacon = { value: '7f'.repeat(32) };
const commit = createHash('sha256').update(seeds.serverSeed).digest('hex');

/** What Node's own HMAC makes of the seeds: the platform's way. */
const drawnBy = (course: 'SSC' | 'VN_NORTH') =>
  courses[course]
    .draw(fairDraw(seeds, (key, message) => createHmac('sha256', key).update(message).digest()))
    .map((numbers, index) => ({
      tier: courses[course].tiers[index]?.key ?? '',
      numbers: [...numbers],
    }));

test('a draw that was made of its seeds is true, in every course', () => {
  expect(checkDraw('SSC', { ...seeds, commit, beacon }, drawnBy('SSC'))).toBe(true);
  expect(checkDraw('VN_NORTH', { ...seeds, commit, beacon }, drawnBy('VN_NORTH'))).toBe(true);
});

test('other numbers, another seed and another seal are all found out', () => {
  const result = drawnBy('SSC');
  const forged = result.map(({ tier, numbers }) => ({ tier, numbers: numbers.toReversed() }));

  expect(checkDraw('SSC', { ...seeds, commit, beacon }, forged)).toBe(false);
  expect(checkDraw('SSC', { ...seeds, commit: '0'.repeat(64), beacon }, result)).toBe(false);
  expect(checkDraw('SSC', { ...seeds, commit, beacon: { value: '70'.repeat(32) } }, result)).toBe(
    false,
  );
  expect(checkDraw('SSC', { ...seeds, clientSeed: 'other', commit, beacon: null }, result)).toBe(
    false,
  );
});
