import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { expect as webExpect } from 'playwright/test';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import { startDevServer } from '../../cli/work/develop/start-dev-server.ts';
import type { OverlayMessage } from '../../cli/work/develop/shown-error.ts';
import { chromiumFlags } from '../../scripts/setup/chromium-flags.ts';
import { lookForChromium } from '../../scripts/setup/find-chromium.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { makeFixture } from './build-fixture.ts';
import { PATIENCE } from './until-watched.ts';

const see = webExpect.configure(PATIENCE);
const executablePath = lookForChromium();
if (!executablePath) reportSkipped('no Chromium was found; set LIVERY_CHROMIUM.');

describe.skipIf(!executablePath)('livery dev in a browser', () => {
  const { edit, codes, fileOf, merchants, remove } = makeFixture(3);
  const [first = '', second = '', broken = ''] = codes;
  const good = readFileSync(fileOf(broken), 'utf8');
  const platform: string[][] = [];
  let server: ViteDevServer;
  let browser: Browser;
  let port = 0;

  beforeAll(async () => {
    for (const code of [first, second]) {
      edit(code, (config) => Object.assign(config['brand'] ?? {}, { name: `Brand of ${code}` }));
    }
    // It is at fault before the server starts.
    writeFileSync(fileOf(broken), good.replace(/"code":\s*"[^"]+"/, '"code": "Not A Code"'));
    server = await startDevServer({
      merchantsDir: merchants,
      code: first,
      port: 0,
      platformUrl: 'http://127.0.0.1:9',
      onEdit: async (_edited, all) => void platform.push(all.map(({ code }) => code)),
    });
    const address = server.httpServer?.address() as AddressInfo | null;
    port = address?.port ?? 0;
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
    });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    remove();
  });

  const visit = async (code: string): Promise<Page> => {
    const page = await browser.newPage();
    await page.goto(`http://${code}.localhost:${port}/`, { waitUntil: 'commit' });
    return page;
  };
  /** What the server says that a brand's page shows now. */
  const versionOf = async (code: string): Promise<string> => {
    const answer = await fetch(`http://localhost:${port}/@livery/${code}/faults.json`);
    return ((await answer.json()) as OverlayMessage).version ?? '';
  };
  const overlay = (page: Page) => page.locator('livery-faults').getByRole('alert');

  test('the host name chooses the brand; any other host shows the first', async () => {
    for (const code of [second, first]) {
      const page = await visit(code);
      await see(page).toHaveTitle(`Brand of ${code}`);
      await see(page.locator('html')).toHaveAttribute('data-merchant', code);
      await page.close();
    }
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
    await see(page).toHaveTitle(`Brand of ${first}`);
    await page.close();
  });

  test('a fault shows over the page with file, line and frame, only at its brand, and goes again', async () => {
    const [page, other] = await Promise.all([visit(first), visit(second)]);
    await see(page).toHaveTitle(`Brand of ${first}`);
    await see(other).toHaveTitle(`Brand of ${second}`);
    const text = `${JSON.stringify(JSON.parse(readFileSync(fileOf(first), 'utf8')), null, 2)}\n`;
    const at = text.split('\n').findIndex((line) => line.includes('"currency"'));
    const wrong = text.replace(/"currency": "[^"]*"/, '"currency": "gold"');

    writeFileSync(fileOf(first), wrong);

    const box = overlay(page);
    await see(box).toContainText(`merchant.json:${at + 1}:`);
    await see(box.locator('pre')).toContainText(`> ${at + 1} |`);
    await see(box.locator('pre')).toContainText('"gold"');
    expect(await overlay(other).count()).toBe(0);
    // Whoever comes only now sees it as well, over the last good page.
    await page.reload({ waitUntil: 'commit' });
    await see(overlay(page)).toContainText(`merchant.json:${at + 1}:`);
    await page.keyboard.press('Escape');
    await see(overlay(page)).toHaveCount(0);

    writeFileSync(fileOf(first), wrong.replace('"gold"', '"EUR'));
    await see(overlay(page)).toContainText(`merchant.json:${at + 1}:`);

    writeFileSync(fileOf(first), text.replace(`Brand of ${first}`, 'Right Again'));
    await see(overlay(page)).toHaveCount(0);
    await see(page).toHaveTitle('Right Again');
    await see(other).toHaveTitle(`Brand of ${second}`);
    await Promise.all([page.close(), other.close()]);
  });

  test.each([
    ['a text', 'brand', { slogan: { en: 'Said while nobody listened' } }],
    ['the theme', 'theme', { brand: { primary: '#1d6b3a', accent: '#274a8c' } }],
  ])('an edit of %s reaches a page that is not connected yet', async (_what, part, values) => {
    const page = await browser.newPage();
    const edited = Promise.withResolvers<void>();
    const connecting = Promise.withResolvers<void>();
    await page.routeWebSocket(/./, async (socket) => {
      connecting.resolve();
      await edited.promise;
      socket.connectToServer();
    });
    const before = await versionOf(second);
    await page.goto(`http://${second}.localhost:${port}/`, { waitUntil: 'commit' });
    await connecting.promise;

    edit(second, (config) => Object.assign(config[part] ?? {}, values));
    await vi.waitUntil(async () => (await versionOf(second)) !== before, PATIENCE);
    edited.resolve();

    const now = await versionOf(second);
    await see(page.locator('html')).toHaveAttribute('data-version', now);
    await page.close();
  });

  test('a brand that is at fault from the start shows why, and starts when it is right', async () => {
    const page = await visit(broken);
    await see(overlay(page)).toContainText('merchant.json:');
    await see(overlay(page)).toContainText('Not A Code');

    writeFileSync(fileOf(broken), good);

    await see(page.locator('#app')).toBeAttached();
    await see(overlay(page)).toHaveCount(0);
    expect(platform.at(-1)?.toSorted()).toEqual([broken, first, second].toSorted());
    await page.close();
  });

  test('a merchant that is made meanwhile appears without a restart', async () => {
    const code = 'newcomer';
    const page = await visit(code);
    await see(overlay(page)).toContainText('There is no merchant "newcomer" yet.');
    const folder = path.join(merchants, code);

    cpSync(path.dirname(fileOf(second)), folder, { recursive: true });
    edit(code, (config) => {
      Object.assign(config, { code, site: { domains: ['newcomer.example'] } });
      Object.assign(config['brand'] ?? {}, { name: 'The Newcomer' });
    });

    await see(page).toHaveTitle('The Newcomer');
    await see(overlay(page)).toHaveCount(0);
    expect(platform.at(-1)).toContain(code);
    await page.close();
    rmSync(folder, { recursive: true });
  });
});
