import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

/** The pages of a site that opens in another language than Burmese and offers both. */
const PAGES = [
  'pages/description',
  'pages/my',
  'pages/my/description',
  'pages/my/promotions/welcome',
];

let distDir: string;
let platform: TestPlatform;

beforeAll(async () => {
  distDir = await mkdtemp(path.join(os.tmpdir(), 'livery-languages-'));
  for (const code of ['alpha', 'resting']) {
    await mkdir(path.join(distDir, code, 'pages', 'my', 'promotions'), { recursive: true });
    for (const page of ['index', 'shell', ...PAGES])
      await writeFile(path.join(distDir, code, `${page}.html`), page);
  }
  platform = await startTestPlatform(
    [
      buildMerchant('alpha', {}),
      buildMerchant('resting', { maintenance: { active: true, message: { en: 'Soon' } } }),
    ],
    { distDir },
  );
});

afterAll(async () => {
  await platform.close();
  await rm(distDir, { recursive: true, force: true });
});

const read = async (at: string, code = 'alpha') => {
  const { status, text } = await platform.send({ host: `${code}.localhost` }, { path: at });
  return [status, text];
};

test('a page is found under the code of its language', async () => {
  expect(await read('/my/')).toEqual([200, 'pages/my']);
  expect(await read('/my')).toEqual([200, 'pages/my']);
  expect(await read('/my/description')).toEqual([200, 'pages/my/description']);
  expect(await read('/my/promotions/welcome/')).toEqual([200, 'pages/my/promotions/welcome']);
});

test('a page that is behind a session is the same in every language', async () => {
  expect(await read('/my/limits')).toEqual([200, 'shell']);
  expect(await read('/limits')).toEqual([200, 'shell']);
});

test('a site in maintenance says so in every language', async () => {
  expect(await read('/my/description', 'resting')).toEqual([503, 'shell']);
});

test.each([
  '/my/nothing',
  '/my/promotions/over',
  '/promotions/welcome',
  '/zh-Hans/',
  '/zh-Hans/description',
  '/vi/promotions',
  '/my/my/description',
])('%s is no page of the site: 404', async (target) => {
  expect(await read(target)).toEqual([404, 'shell']);
});

test.each(['/pages/description.html', '/pages/my.html', '/my.html'])(
  'the file %s is not to be had under its own name',
  async (target) => {
    const [status, text] = await read(target);

    expect(status).toBe(404);
    expect(text).not.toContain('pages/');
  },
);
