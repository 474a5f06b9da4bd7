import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { isSameStamp, stampFiles } from './fingerprint.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-stamp-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'a.json');
const stamp = (): string => stampFiles(folder, ['a.json', 'gone.json']);

test('a file that stays as it is keeps its stamp, one just written has none yet', async () => {
  writeFileSync(file, 'one');
  expect(isSameStamp(stamp(), stamp())).toBe(false);

  await sleep(30);

  expect(isSameStamp(stamp(), stamp())).toBe(true);
});

test('an edit of the same size under the old time is seen', async () => {
  const before = stamp();
  const { atime, mtime } = statSync(file);
  writeFileSync(file, 'two');
  utimesSync(file, atime, mtime);
  await sleep(30);

  expect(isSameStamp(before, stamp())).toBe(false);
});

test('another file in its place is seen', async () => {
  const before = stamp();
  const { atime, mtime } = statSync(file);
  writeFileSync(`${file}.new`, 'two');
  utimesSync(`${file}.new`, atime, mtime);
  renameSync(`${file}.new`, file);
  await sleep(30);

  expect(isSameStamp(before, stamp())).toBe(false);
});

test('with the clock set back no stamp counts until it has caught up', () => {
  const before = stamp();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);

  expect(isSameStamp(before, stamp())).toBe(false);

  vi.restoreAllMocks();
  expect(isSameStamp(before, stamp())).toBe(true);
});
