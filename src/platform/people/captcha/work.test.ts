import { expect, test } from 'vitest';
import { solveWork } from '#site/captcha/solve-work.ts';
import { createWork, leastKeys, PICTURE_FAILURES } from './work.ts';

test('a browser finds the answer of a proof of work', async () => {
  const { work, answer } = await createWork(0);

  expect(await solveWork(work, new AbortController().signal)).toBe(answer);
  expect(answer).toMatch(/^[0-9a-f]{5}$/);
});

test('nothing that is sent out holds the answer', async () => {
  const { work, answer } = await createWork(0);

  expect(JSON.stringify({ ...work, salt: '', nonce: '' })).not.toContain(answer);
  expect(work.keyPrefix.length).toBeLessThanOrEqual(work.keyLength);
});

test('a work that is given up has no answer', async () => {
  const { work } = await createWork(0);

  expect(await solveWork(work, AbortSignal.abort())).toBeNull();
});

test('each ten failures of a network double the work, up to thirty-two times', () => {
  const first = leastKeys(0);
  const times = [PICTURE_FAILURES, PICTURE_FAILURES + 9, PICTURE_FAILURES + 10].map(
    (failures) => leastKeys(failures) / first,
  );

  expect(times).toEqual([1, 1, 2]);
  expect(leastKeys(PICTURE_FAILURES + 50) / first).toBe(32);
  expect(leastKeys(2 ** 31) / first).toBe(32);
});
