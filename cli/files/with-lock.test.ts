import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { withLock, withLockIfFree } from './with-lock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('two works under one lock take turns', async () => {
  const file = path.join(folder, 'turns.lock');
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await sleep(80);
    events.push(`${name} ends`);
  };

  await Promise.all([withLock(file, work('one')), withLock(file, work('two'))]);

  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(file)).toBe(false);
});

test('a lock left by a killed process is taken over', async () => {
  const file = path.join(folder, 'left.lock');
  writeFileSync(file, '2147483646');

  expect(await withLock(file, async () => 'done')).toBe('done');
});

test('a work that throws frees its lock', async () => {
  const file = path.join(folder, 'thrown.lock');
  const fails = withLock(file, () => Promise.reject(new Error('no')));

  await expect(fails).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test('a work that can wait for another time is left undone while the lock is held', async () => {
  const file = path.join(folder, 'held.lock');
  let done = 0;
  const count = (): void => void (done += 1);

  await withLock(file, async () => withLockIfFree(file, count));
  expect(done).toBe(0);
  withLockIfFree(file, count);
  expect(done).toBe(1);
});
