import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { shortHash } from './fingerprint.ts';
import { withLock, withLockIfFree } from './with-lock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('two works under one lock take turns', async () => {
  const file = path.join(folder, 'turns.lock');
  const events: string[] = [];
  const other = Promise.withResolvers<string>();
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    // The other waits, or it has not and works beside this one.
    if (name === 'one') await other.promise;
    else other.resolve('');
    events.push(`${name} ends`);
  };

  await Promise.all([withLock(file, work('one')), withLock(file, work('two'), other.resolve)]);

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

test('a lock whose process id another process has got since is taken over', async () => {
  const file = path.join(folder, 'reused.lock');
  writeFileSync(file, `${process.pid} 1 another-boot`);

  expect(await withLock(file, async () => 'done')).toBe('done');
});

test('an empty lock, left by a full disk or a kill, is taken over after a while', async () => {
  const file = path.join(folder, 'empty.lock');
  writeFileSync(file, '');

  expect(await withLock(file, async () => 'done')).toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

test('many who find an abandoned lock at once take turns all the same', async () => {
  const file = path.join(folder, 'many.lock');
  const log = path.join(folder, 'many.log');
  writeFileSync(log, '');
  writeFileSync(file, '2147483646 1 some-boot');
  // One that was killed while it freed the lock.
  writeFileSync(`${file}.${shortHash('2147483646 1 some-boot')}`, '2147483645 1 some-boot');
  const module = JSON.stringify(path.join(import.meta.dirname, 'with-lock.ts'));
  const script = `import { appendFileSync } from 'node:fs';
    import { stat } from 'node:fs/promises';
    const { withLock } = await import(${module});
    for (let turn = 0; turn < 5; turn += 1) {
      await withLock(${JSON.stringify(file)}, async () => {
        appendFileSync(${JSON.stringify(log)}, '<');
        // Long enough for the others to come in between.
        for (let look = 0; look < 40; look += 1) await stat(${JSON.stringify(log)});
        appendFileSync(${JSON.stringify(log)}, '>');
      });
    }`;

  await Promise.all(
    [1, 2, 3, 4].map(() =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]),
    ),
  );

  expect(readFileSync(log, 'utf8')).toBe('<>'.repeat(20));
  rmSync(log);
  expect(readdirSync(folder)).toEqual([]);
});
