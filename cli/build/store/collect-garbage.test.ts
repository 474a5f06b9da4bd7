import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sha256 } from '../../base/files/fingerprint.ts';
import { UsageError } from '../../base/terminal/errors.ts';
import { checkStore } from './check-store.ts';
import { collectGarbage } from './collect-garbage.ts';
import { parseSize, showSize, storeLimit } from './store-size.ts';
import { keepServed } from './local/served-compiles.ts';
import { readStored } from './local/stored-file.ts';
import { whileStoreIsIdle, whileUsingStore } from './local/using-store.ts';

const KEY = 'c0ffee0123456789';
const DAY_MS = 86_400_000;
let home = '';

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'livery-gc-'));
  vi.stubEnv('LIVERY_HOME', home);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

const inStore = (name: string): string => path.join(home, 'store', name);
const has = (name: string): boolean => existsSync(inStore(name));

/** Writes a file of the store as if it had been used last so many days ago. */
const write = (name: string, content: string | Buffer, daysAgo = 0): string => {
  mkdirSync(path.dirname(inStore(name)), { recursive: true });
  writeFileSync(inStore(name), content);
  const at = Date.now() / 1000 - daysAgo * 86_400;
  utimesSync(inStore(name), at, at);
  return name;
};

const template = (prefix: string, daysAgo: number): string =>
  write(
    `${KEY}/shapes/${prefix}/${prefix.repeat(32)}.json`,
    JSON.stringify('x'.repeat(5000)),
    daysAgo,
  );

const compile = (daysAgo = 0): void => {
  const content = 'client '.repeat(900);
  const files = { 'assets/a.js': { sha256: sha256(content), bytes: content.length } };
  write(`${KEY}/client/assets/a.js`, content, daysAgo);
  write(`${KEY}/ssr/prerender.js`, 'ssr', daysAgo);
  write(`${KEY}/compile.json`, JSON.stringify({ key: KEY, files }), daysAgo);
};

/** A compile that a site links to: what was made of it is looked at by itself. */
const served = (): void => {
  compile();
  link(`${KEY}/client/assets/a.js`);
};

const blobName = (content: string, packing = ''): string => {
  const digest = sha256(content);
  return `blobs/${digest.slice(0, 2)}/${digest.slice(2)}${packing}`;
};

const icons = (key: string, daysAgo: number): string => {
  const folder = `icons/${key.repeat(32)}`;
  write(`${folder}/icon.png`, key.repeat(5000), daysAgo);
  write(`${folder}/index.json`, JSON.stringify({ 'icon.png': sha256(key.repeat(5000)) }), daysAgo);
  return folder;
};

/** A site somewhere that links to a file of the store. */
const link = (name: string): void => linkSync(inStore(name), path.join(home, sha256(name)));

const namesOf = ({ removed }: { removed: { name: string }[] }) => removed.map(({ name }) => name);

test('what was used least lately goes first, and no more than must', () => {
  served();
  const [oldest, older, newer] = [template('aa', 9), icons('b', 5), template('cc', 1)];
  const { before } = collectGarbage({ max: Infinity, dryRun: true });

  const result = collectGarbage({ max: before - 9000, dryRun: false });

  expect(namesOf(result)).toEqual([oldest, older]);
  expect([oldest, older, newer].map(has)).toEqual([false, false, true]);
  expect(result.after).toBe(collectGarbage({ max: Infinity, dryRun: true }).before);
});

test('a store that is small enough loses nothing, however old', () => {
  served();
  template('aa', 4000);

  expect(collectGarbage({ max: 1e6, dryRun: false }).removed).toEqual([]);
});

test('a look beforehand names what would go and leaves it', () => {
  served();
  const old = template('aa', 9);

  expect(namesOf(collectGarbage({ max: 0, dryRun: true }))).toEqual([old]);
  expect(has(old)).toBe(true);
});

test('the pages of games that a process serves stay, however old; others go', async () => {
  const [inUse, idle] = ['games-c0ffee0123456789', 'games-c0ffee0123456780'];
  for (const name of [inUse, idle])
    for (const file of ['client/a.js', 'compile.json']) write(`${name}/${file}`, '{}', 300);
  await keepServed(inUse);

  expect(namesOf(collectGarbage({ max: 0, dryRun: false }))).toEqual([idle]);
  expect([inUse, idle].map(has)).toEqual([true, false]);
});

test('what a site links to stays, however old, and the answer says by how much that is too much', () => {
  compile(300);
  link(`${KEY}/client/assets/a.js`);
  const drawn = icons('a', 300);
  link(`${drawn}/icon.png`);
  const blob = write(blobName('text'), 'text', 300);
  link(blob);
  const made = template('aa', 0);

  const result = collectGarbage({ max: 0, dryRun: false });

  expect(namesOf(result)).toEqual([made]);
  expect([`${KEY}/compile.json`, `${drawn}/icon.png`, blob].map(has)).toEqual([true, true, true]);
  expect(result.over).toBe(result.after);
});

test('a compile that nobody needs goes with all that was made of it', () => {
  compile(9);
  template('aa', 1);
  const blob = write(blobName('text'), 'text', 0);

  collectGarbage({ max: 5000, dryRun: false });

  expect(has(KEY)).toBe(false);
  expect(has(blob)).toBe(true);
});

test('times of a clock that ran ahead count as now, and grow old from then on', () => {
  served();
  const ahead = template('aa', -20_000);
  const old = template('bb', 3);
  const { before } = collectGarbage({ max: Infinity, dryRun: true });

  expect(namesOf(collectGarbage({ max: before - 1, dryRun: false }))).toEqual([old]);
  expect(Math.abs(statSync(inStore(ahead)).mtimeMs - Date.now())).toBeLessThan(DAY_MS);
  template('cc', -0.5);
  const later = { max: before - 1, dryRun: false };
  expect(namesOf(collectGarbage(later, Date.now() + DAY_MS))).toEqual([ahead]);
});

test('a clock that was set back empties no store', () => {
  served();
  const names = ['aa', 'bb', 'cc', 'dd'].map((prefix) => template(prefix, 2));
  const { before } = collectGarbage({ max: Infinity, dryRun: true });

  const result = collectGarbage({ max: before - 1, dryRun: false }, Date.UTC(1999, 1));

  expect(result.removed).toHaveLength(1);
  expect(names.filter(has)).toHaveLength(3);
});

test('what is read is kept before what is not', () => {
  served();
  const [read, unread] = [template('aa', 9), template('bb', 5)];
  const { before } = collectGarbage({ max: Infinity, dryRun: true });
  readStored(inStore(read));

  expect(namesOf(collectGarbage({ max: before - 1, dryRun: false }))).toEqual([unread]);
});

test('reading moves no time of a file that sites serve', () => {
  const blob = write(blobName('text'), 'text', 9);
  link(blob);
  const before = statSync(inStore(blob)).mtimeMs;

  readStored(inStore(blob));

  expect(statSync(inStore(blob)).mtimeMs).toBe(before);
});

test('what killed processes left goes, what living ones write stays', () => {
  write('.draft-0123456789abcdef/client/a.js', 'half');
  write('fedcba9876543210/client/a.js', 'half');
  write(`icons/${'a'.repeat(32)}/icon.png`, 'half');
  write(`blobs/aa/${'a'.repeat(62)}.2147483646.k3j`, 'half');
  const living = write(`blobs/aa/${'b'.repeat(62)}.${process.pid}.k3j`, 'half');
  const kept = icons('c', 2);

  const { leftovers } = collectGarbage({ max: 1e9, dryRun: false });

  expect(leftovers).toHaveLength(4);
  expect(leftovers.some(({ name }) => has(name))).toBe(false);
  expect(has(living) && has(kept)).toBe(true);
});

test('a check finds every kind of broken file, removes it, and leaves the whole ones', () => {
  compile();
  const whole = [
    write(blobName('a'), 'a'),
    write(blobName('a', '.br'), brotliCompressSync('a')),
    write(blobName('a', '.gz'), gzipSync('a')),
    write(`fonts/${sha256('f')}.woff2`, 'f'),
    icons('a', 0),
    template('aa', 0),
  ];
  const broken = [
    write(blobName('b'), 'B'),
    write(blobName('b', '.br'), brotliCompressSync('B')),
    write(blobName('b', '.gz'), gzipSync('b').subarray(0, 9)),
    write(`fonts/${sha256('g')}.woff2`, 'G'),
    icons('b', 0),
    write(`${KEY}/shapes/bb/${'b'.repeat(64)}.json`, '{"pieces":['),
    write(`${KEY}/sites/bb/${'b'.repeat(64)}.json`, '{"own":[]}\n{"half'),
  ];
  writeFileSync(path.join(inStore(broken[4] ?? ''), 'icon.png'), 'another picture');
  link(broken[0] ?? '');

  const result = checkStore();

  expect(result.broken.map(({ name }) => name).toSorted()).toEqual(broken.toSorted());
  expect(result.broken.filter(({ isLinked }) => isLinked).map(({ name }) => name)).toEqual([
    broken[0],
  ]);
  expect(broken.filter(has)).toEqual([]);
  expect([...whole, `${KEY}/compile.json`].every(has)).toBe(true);
  expect(checkStore().broken).toEqual([]);
});

test('a compile with a changed file is no compile', () => {
  compile();
  writeFileSync(inStore(`${KEY}/client/assets/a.js`), 'changed');

  expect(checkStore().broken).toMatchObject([{ kind: 'compile', name: KEY }]);
  expect(has(KEY)).toBe(false);
});

test('nothing is removed while a build is running, and none begins while something is', async () => {
  const events: string[] = [];
  const sweep = () =>
    whileStoreIsIdle(
      () => events.push('swept'),
      () => events.push('busy'),
    );

  await whileUsingStore(async () => {
    await whileUsingStore(sweep);
  });
  mkdirSync(inStore('users'), { recursive: true });
  writeFileSync(inStore('users/killed'), '2147483646');
  await sweep();

  expect(events).toEqual(['busy', 'swept']);
  expect(has('sweep.lock')).toBe(false);
});

test.each([
  ['5GB', 5e9],
  ['500 mb', 5e8],
  ['1.5GiB', 1.5 * 2 ** 30],
  ['0', 0],
  ['123', 123],
])('%s is a size', (text, bytes) => {
  expect(parseSize(text, '--max-size')).toBe(bytes);
});

test.each(['', 'much', '-1GB', '5 GB GB', '1e9', '5XB'])('"%s" is no size', (text) => {
  expect(() => parseSize(text, '--max-size')).toThrow(UsageError);
});

test('the limit comes from the environment, and sizes are shown with three digits', () => {
  expect(storeLimit({ LIVERY_STORE_MAX: '2GB' })).toBe(2e9);
  expect(storeLimit({})).toBe(10e9);
  expect([0, 999, 1500, 10e9].map(showSize)).toEqual(['0 B', '999 B', '1.5 kB', '10.0 GB']);
});
