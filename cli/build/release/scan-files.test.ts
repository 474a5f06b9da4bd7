import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { isSameStamp } from '../../base/files/fingerprint.ts';
import type { SeenTree } from '../state/state.ts';
import { scanMerchant } from './scan-files.ts';

const merchants = mkdtempSync(path.join(tmpdir(), 'livery-scan-'));
afterAll(() => rmSync(merchants, { recursive: true }));

const place = (code: string, name: string): string => path.join(merchants, code, name);

const write = (code: string, name: string, text: string): void => {
  mkdirSync(path.dirname(place(code, name)), { recursive: true });
  writeFileSync(place(code, name), text);
};

/** Waits until what was seen of a merchant can be trusted. */
const settled = async (code: string): Promise<SeenTree> => {
  let seen = scanMerchant(merchants, code, undefined);
  const look = (): boolean => {
    seen = scanMerchant(merchants, code, undefined);
    return isSameStamp(seen.stamp, seen.stamp);
  };
  await expect.poll(look, { interval: 5 }).toBe(true);
  return seen;
};

beforeEach(() => {
  rmSync(merchants, { recursive: true });
  for (const code of ['one', 'two']) {
    write(code, 'merchant.json', `{"code":"${code}"}`);
    write(code, 'assets/mark.svg', '<svg/>');
  }
});

test('a merchant that stays as it is is not read again, also between others of the same names', async () => {
  const [one, two] = [await settled('one'), await settled('two')];

  expect(scanMerchant(merchants, 'one', one)).toBe(one);
  expect(scanMerchant(merchants, 'two', two)).toBe(two);
  expect(scanMerchant(merchants, 'one', one)).toBe(one);
  expect(one.hash).not.toBe(two.hash);
});

test('edits of the same length follow each other within one tick of the clock, and each is seen', () => {
  let last: SeenTree | undefined;

  for (let round = 100; round < 200; round += 1) {
    write('one', 'merchant.json', `{"edit":${round}}`);
    const before = last;
    last = scanMerchant(merchants, 'one', before);
    expect(last.hash).not.toBe(before?.hash);
  }
});

test('an edit of the same length under the old time is seen', async () => {
  const before = await settled('one');
  const { atime, mtime } = statSync(place('one', 'assets/mark.svg'));

  write('one', 'assets/mark.svg', '<gvs/>');
  utimesSync(place('one', 'assets/mark.svg'), atime, mtime);

  expect(scanMerchant(merchants, 'one', before).hash).not.toBe(before.hash);
});

test('a file that came, went or moved is seen', async () => {
  const before = await settled('one');

  write('one', 'content/help.json', '{}');
  const more = scanMerchant(merchants, 'one', before);
  rmSync(place('one', 'content/help.json'));
  const less = scanMerchant(merchants, 'one', more);

  expect(more.tree.split('\n')).toContain('content/help.json');
  expect(less.hash).toBe(before.hash);
  expect(less.tree.split('\n')).toContain('content/');
});

test('a folder that may not be read stops nobody, and nothing that was known of it is taken for its state', () => {
  chmodSync(place('one', ''), 0o000);
  onTestFinished(() => chmodSync(place('one', ''), 0o755));
  // Whoever tests as root may read everything: as somebody else.
  if (process.getuid?.() === 0) {
    process.seteuid?.(65_534);
    onTestFinished(() => process.seteuid?.(0));
  }

  const [first, again] = [0, 1].map(() => scanMerchant(merchants, 'one', undefined));

  expect(first?.hash).toMatch(/^unreadable /);
  expect(again?.hash).not.toBe(first?.hash);
});
