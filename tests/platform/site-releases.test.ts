import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

/** Sites as a build leaves them: a link per brand that leads to one of its releases. */
let distDir: string;
let platform: TestPlatform;
const alpha = { host: 'alpha.localhost', headers: { 'accept-encoding': 'br' } };

const ONE = '1-0123456789';
const TWO = '2-abcdef0123';

const entryOf = (id: string): string => `/entry.${id.slice(2)}.js`;

const page = (id: string): string =>
  `<!doctype html><script src="${entryOf(id)}"></script>${'x'.repeat(id === ONE ? 2000 : 3000)}`;

const writeRelease = async (id: string) => {
  const folder = path.join(distDir, '.releases/alpha', id);
  await mkdir(folder, { recursive: true });
  for (const name of ['index.html', 'shell.html']) {
    await writeFile(path.join(folder, name), page(id));
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(page(id)));
  }
  await writeFile(path.join(folder, entryOf(id).slice(1)), `export const id = '${id}';`);
  await writeFile(path.join(folder, 'robots.txt'), `${id}\n`.repeat(id === ONE ? 500 : 900));
};

/** As a build and a rollback do it: one rename. */
const serveRelease = async (id: string) => {
  const next = path.join(distDir, '.releases/alpha/.next');
  await symlink(`.releases/alpha/${id}`, next);
  await rename(next, path.join(distDir, 'alpha'));
};

beforeAll(async () => {
  distDir = await mkdtemp(path.join(os.tmpdir(), 'livery releases '));
  await writeRelease(ONE);
  await writeRelease(TWO);
  await serveRelease(TWO);
  platform = await startTestPlatform([buildMerchant('alpha')], { distDir });
});

afterAll(async () => {
  await platform.close();
  await rm(distDir, { recursive: true, force: true });
});

const get = (target: string) => platform.send(alpha, { path: target });

test('a rollback is seen by the running platform, and a page of before still finds its files', async () => {
  expect(await get('/robots.txt')).toMatchObject({ text: `${TWO}\n`.repeat(900) });
  const before = await get('/');
  expect(before.headers['content-encoding']).toBe('br');

  await serveRelease(ONE);

  expect(await get('/robots.txt')).toMatchObject({ text: `${ONE}\n`.repeat(500) });
  for (const id of [ONE, TWO]) {
    expect(await get(entryOf(id))).toMatchObject({
      status: 200,
      text: `export const id = '${id}';`,
      headers: { 'cache-control': expect.stringContaining('immutable') },
    });
  }
  await expect.poll(async () => (await get('/')).headers.etag).not.toBe(before.headers.etag);
  expect(await get('/entry.ffffffffff.js')).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'no-store' },
  });
  expect((await get('/assets/..%2f..%2falpha%2f2-abcdef0123%2frobots.txt')).status).not.toBe(200);
});

test('while releases change all the time, every answer is one release’s, whole', async () => {
  const over = new AbortController();
  const switching = (async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      await serveRelease(turn % 2 === 0 ? ONE : TWO);
    }
  })();
  const whole = new Set([`${ONE}\n`.repeat(500), `${TWO}\n`.repeat(900)]);

  for (let turn = 0; turn < 300; turn += 1) {
    const { status, text } = await get('/robots.txt');
    expect(status).toBe(200);
    expect(whole.has(text)).toBe(true);
  }
  over.abort();
  await switching;
});
