import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { isSameStamp, stampFiles } from './fingerprint.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-stamp-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const file = path.join(folder, 'a.json');
const stamp = (): string => stampFiles(folder, 'a.json\ngone.json');

/** Waits until another write would bear another time. */
const settle = (): Promise<void> =>
  expect.poll(() => isSameStamp(stamp(), stamp()), { interval: 5 }).toBe(true);

test('a file that stays as it is keeps its stamp, one just written has none yet', async () => {
  writeFileSync(file, 'one');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(statSync(file).ctimeMs);
  expect(isSameStamp(stamp(), stamp())).toBe(false);

  clock.mockRestore();

  await settle();
});

test('an edit of the same size under the old time is seen', async () => {
  const before = stamp();
  const { atime, mtime } = statSync(file);
  writeFileSync(file, 'two');
  utimesSync(file, atime, mtime);
  await settle();

  expect(isSameStamp(before, stamp())).toBe(false);
});

test('another file in its place is seen', async () => {
  const before = stamp();
  const { atime, mtime } = statSync(file);
  writeFileSync(`${file}.new`, 'two');
  utimesSync(`${file}.new`, atime, mtime);
  renameSync(`${file}.new`, file);
  await settle();

  expect(isSameStamp(before, stamp())).toBe(false);
});

test('with the clock set back no stamp counts until it has caught up', () => {
  const before = stamp();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);

  expect(isSameStamp(before, stamp())).toBe(false);

  vi.restoreAllMocks();
  expect(isSameStamp(before, stamp())).toBe(true);
});
