import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const STYLE = 'body{color:#123}';
const home = (brand: string) =>
  `<!doctype html><html><head><style>${STYLE}</style></head>` +
  `<body style="--a: &quot;b&quot;"><h1>${brand} home</h1></body></html>`;
const shell = (brand: string) => `<!doctype html><title>${brand} shell</title>`;
const alpha = { host: 'alpha.localhost' };

let distDir: string;
let platform: TestPlatform;

const writeSite = async (code: string, brand = code) => {
  const folder = path.join(distDir, code);
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await mkdir(path.join(folder, 'brand'), { recursive: true });
  for (const [name, text] of [
    ['index.html', home(brand)],
    ['shell.html', shell(brand)],
  ] as const) {
    await writeFile(path.join(folder, name), text);
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(text));
    await writeFile(path.join(folder, `${name}.gz`), gzipSync(text));
  }
  await writeFile(path.join(folder, 'assets', 'main-AbCd1234.js'), 'export {}');
  await writeFile(
    path.join(folder, 'assets', 'main-AbCd1234.js.br'),
    brotliCompressSync('export {}'),
  );
  await writeFile(path.join(folder, 'theme.0a1b2c3d.css'), ':root{}');
  await writeFile(path.join(folder, 'assets', 'latin-AbCd1234.woff2'), 'a font');
  await writeFile(path.join(folder, 'brand', 'logo.svg'), '<svg/>');
  await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(path.join(folder, 'build.json'), '{}');
};

beforeAll(async () => {
  distDir = await mkdtemp(path.join(os.tmpdir(), 'livery sites '));
  await writeSite('alpha');
  await writeSite('resting');
  for (const code of ['alpha', 'resting']) {
    await mkdir(path.join(distDir, code, 'pages'));
    const file = path.join(distDir, code, 'pages', 'description.html');
    await writeFile(file, `${code} in its own words`);
  }
  await writeSite('walled');
  platform = await startTestPlatform(
    [
      buildMerchant('alpha', {
        site: { imageCdns: ['https://img.example'], launchCdns: ['https://play.example'] },
        analytics: { googleTagId: 'G-ABCDEF1234' },
      }),
      buildMerchant('resting', { maintenance: { active: true, message: { en: 'Soon' } } }),
      buildMerchant('walled', { regionRestriction: { blockedIps: ['203.0.113.0/24'] } }),
      buildMerchant('unbuilt'),
    ],
    { distDir },
  );
});

afterAll(async () => {
  await platform.close();
  await rm(distDir, { recursive: true, force: true });
});

const sourcesOf = (policy: unknown, directive: string): string =>
  String(policy)
    .split('; ')
    .find((part) => part.startsWith(`${directive} `)) ?? '';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

test.each(['/%', '/%zz', '/%c0%ae', '/a/%ff?b=%'])(
  'the address %s, which nobody can decode, is a page that is not there',
  async (target) => {
    const { status, headers, text } = await platform.send(alpha, { path: target });

    expect([status, text]).toEqual([404, shell('alpha')]);
    expect(sourcesOf(headers['content-security-policy'], 'script-src')).toContain("'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test('a call that nobody can decode is refused like any that is not there', async () => {
  const { status, text } = await platform.send(alpha, { path: '/wps/%' });

  expect([status, JSON.parse(text)]).toMatchObject([404, { success: false, code: 'not_found' }]);
});

test('the home page is the prerendered one, every other page the shell', async () => {
  expect(await platform.send(alpha, { path: '/?lang=my' })).toMatchObject({
    status: 200,
    text: home('alpha'),
  });
  for (const page of ['/home', '/login', '/promotions', '/down', '/help', '/register/'])
    expect(await platform.send(alpha, { path: page })).toMatchObject({
      status: 200,
      text: shell('alpha'),
    });
  expect(await platform.send(alpha, { path: '/no/such/page' })).toMatchObject({
    status: 404,
    text: shell('alpha'),
  });
});

test('the policy allows this page’s own styles by hash, and no inline script', async () => {
  const { headers } = await platform.send(alpha, { path: '/' });
  const policy = headers['content-security-policy'];

  expect(sourcesOf(policy, 'script-src')).toBe(
    "script-src 'self' https://www.googletagmanager.com",
  );
  expect(sourcesOf(policy, 'style-src')).toMatch(`style-src 'self' 'sha256-${hashOf(STYLE)}'`);
  expect(sourcesOf(policy, 'style-src-attr')).toBe(
    `style-src-attr 'unsafe-hashes' 'sha256-${hashOf('--a: "b"')}'`,
  );
  expect(sourcesOf(policy, 'img-src')).toContain('https://img.example');
  expect(sourcesOf(policy, 'frame-src')).toBe("frame-src 'self' https://play.example");
  expect(sourcesOf(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  const plain = await platform.send({ host: 'walled.localhost' }, { path: '/' });
  expect(sourcesOf(plain.headers['content-security-policy'], 'script-src')).toBe(
    "script-src 'self'",
  );
});

test('a browser that has the page is told so, and a replaced page is noticed', async () => {
  const first = await platform.send(alpha, { path: '/' });
  const etag = String(first.headers.etag);
  const sendRequest = () =>
    platform.send({ ...alpha, headers: { 'if-none-match': etag } }, { path: '/' });

  expect(await sendRequest()).toMatchObject({ status: 304, text: '' });
  await writeSite('alpha', 'alpha again');
  await expect.poll(sendRequest).toMatchObject({ status: 200, text: home('alpha again') });
  await writeSite('alpha');
  await expect.poll(sendRequest).toMatchObject({ status: 304, text: '' });
});

test('what is precompressed is sent as it is', async () => {
  const get = (accept: string, target: string) =>
    platform.send({ ...alpha, headers: { 'accept-encoding': accept } }, { path: target });

  expect((await get('gzip, br', '/')).headers['content-encoding']).toBe('br');
  expect((await get('gzip', '/down')).headers['content-encoding']).toBe('gzip');
  expect((await get('identity', '/')).headers['content-encoding']).toBeUndefined();
  expect((await get('br', '/assets/main-AbCd1234.js')).headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
});

test('hashed files stay for good, others are asked for again', async () => {
  const cachingOf = async (target: string) =>
    (await platform.send(alpha, { path: target })).headers['cache-control'];

  expect(await cachingOf('/assets/main-AbCd1234.js')).toContain('immutable');
  expect(await cachingOf('/theme.0a1b2c3d.css')).toContain('immutable');
  expect(await cachingOf('/brand/logo.svg')).toBe('public, max-age=300');
  expect(await cachingOf('/')).toBe('private, no-cache');
});

test.each([
  '/build.json',
  '/shell.html',
  '/assets/main-AbCd1234.js.br',
  '/.livery/state.json',
  '/../alpha/index.html',
  '/%2e%2e/%2e%2e/etc/passwd.txt',
  '/assets/..%2f..%2f..%2fetc/hosts.txt',
  '/assets/missing.js',
  '/%00.js',
])('%s is not to be had', async (target) => {
  const { status, text } = await platform.send(alpha, { path: target });

  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).not.toContain('home');
});

test('a missing file is no page', async () => {
  expect(await platform.send(alpha, { path: '/assets/gone-12345678.js' })).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  });
});

test('maintenance and a blocked region get the shell, with a status that says so', async () => {
  expect(await platform.send({ host: 'resting.localhost' }, { path: '/' })).toMatchObject({
    status: 503,
    text: shell('resting'),
  });
  const walled = { host: 'walled.localhost' };
  expect(await platform.send({ ...walled, ip: '203.0.113.5' }, { path: '/' })).toMatchObject({
    status: 451,
    text: shell('walled'),
  });
  expect(await platform.send(walled, { path: '/' })).toMatchObject({ status: 200 });
});

test('an unknown host gets a plain page that names no brand', async () => {
  const { status, text } = await platform.send({ host: '<i>nobody.example' }, { path: '/' });

  expect([400, 404]).toContain(status);
  expect(text).not.toMatch(/alpha|resting|walled|unbuilt|<i>/);
  const unbuilt = await platform.send({ host: 'unbuilt.localhost' }, { path: '/' });
  expect(unbuilt).toMatchObject({ status: 503, text: 'This site has not been built yet.\n' });
});

test('transport security is demanded only behind TLS', async () => {
  const secure = { ...alpha, headers: { 'x-forwarded-proto': 'https' } };

  expect((await platform.send(secure, { path: '/' })).headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(
    (await platform.send(alpha, { path: '/' })).headers['strict-transport-security'],
  ).toBeUndefined();
});

test('the pages of games may load fonts and theme from their own origin, and nothing else', async () => {
  const headers = {
    origin: 'http://games.localhost:4999',
    'sec-fetch-site': 'cross-site',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'x-any',
  };
  const sendRequest = (method: string, file: string) =>
    platform.send({ ...alpha, headers }, { method, path: file });
  const font = '/assets/latin-AbCd1234.woff2';

  for (const file of [font, '/theme.0a1b2c3d.css']) {
    expect(await sendRequest('OPTIONS', file)).toMatchObject({
      status: 204,
      text: '',
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': '*',
        'access-control-max-age': '86400',
      },
    });
    expect(await sendRequest('GET', file)).toMatchObject({
      status: 200,
      headers: {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  }
  for (const other of ['/', '/brand/logo.svg', '/assets/main-AbCd1234.js', '/../secret.woff2x']) {
    const { status, headers: answered } = await sendRequest('OPTIONS', other);
    expect(status).toBe(404);
    expect(answered['access-control-allow-origin']).toBeUndefined();
  }
  const call = await sendRequest('OPTIONS', '/wps/session/login');
  expect([call.status, call.headers['access-control-allow-origin']]).toEqual([404, undefined]);
  const nobody = await platform.send(
    { host: 'nobody.example', headers },
    { method: 'OPTIONS', path: font },
  );
  expect([nobody.status, nobody.headers['access-control-allow-origin']]).toEqual([404, undefined]);
});

test('a page of the brand’s own words is sent with them, where the brand has one and is open', async () => {
  const read = async (code: string, at: string) => {
    const { text } = await platform.send({ host: `${code}.localhost` }, { path: at });
    return text;
  };

  expect(await read('alpha', '/description')).toBe('alpha in its own words');
  expect(await read('alpha', '/description/')).toBe('alpha in its own words');
  expect(await read('alpha', '/sponsor')).toContain('alpha shell');
  expect(await read('resting', '/description')).toContain('resting shell');
  expect(await read('alpha', '/description.html')).toBe('There is no such file.\n');
});
