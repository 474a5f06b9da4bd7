import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { merchantWallet } from '#api/wallet.ts';
import { artUrl } from '#art/art-url.ts';
import { handlers } from '#platform/app/handlers.ts';
import { buildMerchant } from '../support/merchant.ts';
import {
  type Answer,
  type Caller,
  type Request,
  startTestPlatform,
  type TestPlatform,
} from '../support/platform.ts';

const BRANDS = ['alpha', 'beta'] as const;

const FILES = {
  'index.html': '<!doctype html><title>home</title>',
  'shell.html': '<!doctype html><title>shell</title>',
  'offline.html': '<!doctype html><title>offline</title>',
  'assets/main-AbCd1234.js': 'export {}',
  'assets/latin-AbCd1234.woff2': 'a font',
  'theme.0a1b2c3d.css': ':root{}',
  'theme.css': ':root{}',
  'brand/logo.svg': '<svg/>',
  'worker.js': 'self',
  'site.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'app.mobileconfig': '<plist/>',
};

let distDir: string;
let platform: TestPlatform;

beforeAll(async () => {
  distDir = await mkdtemp(path.join(os.tmpdir(), 'livery-caches-'));
  for (const code of BRANDS)
    for (const [name, text] of Object.entries(FILES)) {
      const file = path.join(distDir, code, name);
      await mkdir(path.dirname(file), { recursive: true });
      // Of each brand its own: the same address is not the same file.
      await writeFile(file, `${text} ${code}`);
      await writeFile(`${file}.br`, brotliCompressSync(`${text} ${code}`));
    }
  platform = await startTestPlatform(
    BRANDS.map((code) => buildMerchant(code)),
    { distDir, demo: true },
  );
});

afterAll(async () => {
  await platform.close();
  await rm(distDir, { recursive: true, force: true });
});

/** Addresses of each kind beside the calls. */
const PATHS = [
  ...Object.keys(FILES).map((name) => `/${name}`),
  '/',
  '/?lang=my',
  '/login',
  '/game/1',
  '/android.html',
  '/no/such/page',
  '/%',
  '/%c0%ae',
  '/assets/gone-12345678.js',
  '/build.json',
  '/../index.html',
  artUrl('default'),
  '/game-art/default.svg',
  '/game-art/none.svg',
  '/healthz',
  '/readyz',
  '/uploads/1',
  '/wps/no-such-call',
  '/wps/session/provider/none',
  '/wps/docs',
  '/wps/docs/',
  '/wps/docs/json',
  '/wps/docs/static/swagger-ui.css',
  '/wps/docs/static/none.js',
  '/vendor/docs',
  '/vendor/docs/json',
  '/vendor/docs/start.js',
  '/pay/sandbox/1',
  '/dev/outbox',
];

const hosts: Caller[] = [
  ...BRANDS.map((code) => ({ host: `${code}.localhost` })),
  { host: 'nobody.example' },
];

/** What stands in a header, item by item. */
const listOf = (value: string | undefined): string[] =>
  (value ?? '').split(',').map((each) => each.trim().toLowerCase());

/** Whether a cache between may keep an answer, and whether it keeps it for this host alone. */
const ruleOf = ({ headers }: Answer) => {
  const { 'cache-control': kept, vary } = headers;
  const isOwn = listOf(kept).some((each) => each === 'private' || each === 'no-store');
  return isOwn || listOf(vary).includes('host');
};

/** Asks for everything on every host; answers what may be mixed up. */
const breaches = async (requests: readonly Request[]): Promise<unknown[]> => {
  const found: unknown[] = [];
  for (const { host } of hosts)
    for (const request of requests) {
      const headers = { 'accept-encoding': 'br' };
      const answer = await platform.send({ host, headers }, request);
      const { 'cache-control': kept, vary } = answer.headers;
      if (!ruleOf(answer)) found.push([host, request.method, request.path, kept, vary]);
    }
  return found;
};

test('no page, file or picture of one host may be kept for another', async () => {
  const requests = PATHS.flatMap((each) =>
    ['GET', 'HEAD', 'OPTIONS', 'POST'].map((method) => ({ method, path: each })),
  );

  expect(await breaches(requests)).toEqual([]);
});

test('no answer of a call may be kept for another host', async () => {
  const requests = handlers.map(({ endpoint: { method, path: to } }) => ({
    method,
    path: to,
    ...(method !== 'GET' && { body: {} }),
  }));

  expect(requests.length).toBeGreaterThan(100);
  expect(await breaches(requests)).toEqual([]);
});

test('what may be kept by all says that it hangs on the host, and on what it did before', async () => {
  const varyOf = async (target: string, headers: Record<string, string> = {}) => {
    const answer = await platform.send({ host: 'alpha.localhost', headers }, { path: target });
    return [answer.status, answer.headers['cache-control'], listOf(answer.headers.vary).toSorted()];
  };
  const year = 'public, max-age=31536000, immutable';

  const both = ['accept-encoding', 'host'];
  expect(await varyOf('/assets/main-AbCd1234.js')).toEqual([200, year, both]);
  expect(await varyOf('/robots.txt')).toEqual([200, 'public, max-age=300', both]);
  expect(await varyOf(artUrl('default'))).toEqual([200, year, both]);
  const { path: wallets } = merchantWallet;
  expect(await varyOf(`${wallets}?merchantCode=alpha`)).toEqual([
    200,
    'public, max-age=300',
    ['host'],
  ]);
  // A cache that asks again is told the same.
  const { headers } = await platform.send({ host: 'alpha.localhost' }, { path: '/brand/logo.svg' });
  expect(await varyOf('/brand/logo.svg', { 'if-none-match': headers.etag ?? '' })).toEqual([
    304,
    'public, max-age=300',
    both,
  ]);
  expect(await varyOf('/')).toEqual([200, 'private, no-cache', ['accept-encoding']]);
});
