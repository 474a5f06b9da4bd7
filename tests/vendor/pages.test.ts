import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';
import { launchTicket } from '../support/vendor-messages.ts';

const dice = gameOfKind('dice');

let platform: TestPlatform;
let vendor: TestVendor;
let pagesDir: string;
let launched: URL;

beforeAll(async () => {
  platform = await startGamesFixture(['dice']);
  pagesDir = await mkdtemp(path.join(os.tmpdir(), 'livery-pages-'));
  await mkdir(path.join(pagesDir, 'client', 'assets'), { recursive: true });
  await writeFile(path.join(pagesDir, 'client', 'assets', 'main.js'), 'export {};');
  const record = { entry: 'assets/main.js', css: ['assets/main.css'], theme: 'assets/theme.css' };
  await writeFile(path.join(pagesDir, 'compile.json'), JSON.stringify(record));
  vendor = await startTestVendor(platform, { pagesDir });
  const member = await openGambler(platform);
  launched = (await launchTicket(platform, member, { nodeId: dice.nodeId })).url;
});

afterAll(async () => {
  await vendor.close();
  await platform.close();
  await rm(pagesDir, { recursive: true, force: true });
});

const fetchPage = (search: URLSearchParams | string, at = '/play') =>
  fetch(`http://127.0.0.1:${vendor.port}${at}?${search}`);

test('a launch shows its page inside of the site that launched it, and of no other', async () => {
  const page = await fetchPage(launched.searchParams);
  const policy = page.headers.get('content-security-policy') ?? '';

  expect(page.status).toBe(200);
  expect(await page.text()).toContain('src="/assets/main.js"');
  const origin = launched.searchParams.get('origin') ?? '';
  expect(policy).toContain(`frame-ancestors ${origin};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  // Neither would let it stand in a frame, or talk to the site whose window opened it.
  expect(page.headers.get('x-frame-options')).toBeNull();
  expect(page.headers.get('cross-origin-opener-policy')).toBeNull();
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['origin', 'ticket', 'sig', 'vendor'])(
  'a launch with another %s is refused',
  async (name) => {
    const forged = new URLSearchParams(launched.searchParams);
    forged.set(name, name === 'origin' ? 'http://evil.example' : `${forged.get(name)}x`);

    const refused = await fetchPage(forged);
    expect(refused.status).toBe(403);
    // It is read in the frame where the game would be.
    expect(refused.headers.get('x-frame-options')).toBeNull();
    expect(refused.headers.get('content-security-policy')).toBe("default-src 'none'");
  },
);

test('a launch of a brand with own code begins with the files of its site, and allows scripts of that folder alone', async () => {
  const site = path.join(platform.distDir, 'alpha');
  await mkdir(site, { recursive: true });
  await writeFile(
    path.join(site, 'build.json'),
    JSON.stringify({ games: { entry: 'main-1a.js', css: ['look-2b.css'] } }),
  );
  const { url } = await launchTicket(platform, await openGambler(platform), {
    nodeId: dice.nodeId,
  });
  const origin = url.searchParams.get('origin') ?? '';

  const page = await fetchPage(url.searchParams);
  const text = await page.text();

  expect(url.searchParams.get('pages')).toBe('main-1a.js,look-2b.css');
  expect(text).toContain(`<script type="module" src="${origin}/assets/games/main-1a.js">`);
  expect(text).toContain(`<link rel="stylesheet" href="${origin}/assets/games/look-2b.css">`);
  expect(text).not.toContain('/assets/main.');
  expect(page.headers.get('content-security-policy')).toContain(
    `script-src 'self' ${origin}/assets/games/;`,
  );
  for (const pages of ['', 'main-9z.js', '../main.js']) {
    const forged = new URLSearchParams(url.searchParams);
    forged.set('pages', pages);
    expect((await fetchPage(forged)).status).toBe(403);
  }
});

test('the verify page stands in no frame, and files are kept for good', async () => {
  const verify = await fetchPage('', '/verify');
  const file = await fetchPage('', '/assets/main.js');

  expect(verify.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(verify.headers.get('x-frame-options')).toBe('DENY');
  expect(await verify.text()).toContain('href="/assets/theme.css"');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('vary')).toBe('accept-encoding, host');
  expect((await fetchPage('', '/assets/../compile.json')).status).toBe(404);
});
