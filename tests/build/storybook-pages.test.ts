import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright';
import { chromium } from 'playwright';
import { expect as webExpect } from 'playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumFlags } from '../../scripts/setup/chromium-flags.ts';
import { lookForChromium } from '../../scripts/setup/find-chromium.ts';
import { audit } from '../support/browser-audit.ts';
import { inProof, isWholeProof } from '../support/proof.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { buildStorybook, serveFleet, serveStorybook } from './built-storybook.ts';
import { compileSnippets } from './compile-snippets.ts';
import { HOSTILE } from './hostile-snippet.ts';
import { leaveUnpainted } from './leave-unpainted.ts';
import { PATIENCE } from './until-watched.ts';

const see = webExpect.configure(PATIENCE);
const executablePath = lookForChromium();
if (!executablePath) reportSkipped('no Chromium was found; set LIVERY_CHROMIUM.');

const PLAYROOM = '/?path=/story/playroom--playroom';

/** At night; the rule of how a snippet is written is the same for each component. */
const MORE_SNIPPETS = [
  'basics-button',
  'basics-banner',
  'forms-textinput',
  'overlays-menu',
  'charts-linechart',
  'gaming-gametile',
  'layout-stack',
];

const nightly = test.runIf(isWholeProof);

describe.skipIf(!executablePath)('a built Storybook in a browser', () => {
  let browser: Browser;
  let context: BrowserContext;
  let built: Awaited<ReturnType<typeof buildStorybook>>;
  let plain: Awaited<ReturnType<typeof serveStorybook>>;
  const problems: string[] = [];

  beforeAll(async () => {
    built = await buildStorybook();
    plain = await serveStorybook(built.folder);
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
    });
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    context.setDefaultTimeout(PATIENCE.timeout);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  afterAll(async () => {
    await browser?.close();
    await plain?.close();
    built?.remove();
  });

  const open = async (address: string, origin = plain.origin): Promise<Page> => {
    const page = await context.newPage();
    await page.addInitScript(leaveUnpainted);
    page.on('pageerror', ({ message, stack }) =>
      problems.push(`${page.url()}: ${message} ${stack}`),
    );
    await page.goto(origin + address);
    return page;
  };

  const story = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

  const stage = (page: Page): FrameLocator =>
    story(page).frameLocator('iframe[title="What the code draws"]');

  test('it begins with a page that says what it is; the handbook stands before the decisions', async () => {
    const page = await open('/');

    await see(story(page).getByRole('heading', { level: 1 })).toHaveText(/^One product/u);
    await see(story(page).getByRole('link', { name: 'Shwe Nya' })).toBeVisible();
    await see(page.getByRole('button', { name: 'Brand: Sen Ngọc' })).toBeVisible();
    const tree = page.locator('#storybook-explorer-tree');
    await see(tree).toContainText(/decisions/iu);
    const side = (await tree.innerText()).toLowerCase();
    const order = ['welcome', 'playroom', 'changelog', 'brands', 'handbook', 'basics', 'decisions'];
    const places = order.map((name) => side.indexOf(`${name}\n`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(-1);
    await page.close();
  });

  test('a brand’s page is opened by its address; a code that nobody has is told, with those near it', async () => {
    const page = await open('/?path=/brand/shwe&globals=mode:light');

    await see(story(page).getByRole('heading', { level: 1, name: 'Shwe Nya' })).toBeVisible();
    await see(page.getByRole('button', { name: 'Brand: Shwe Nya' })).toBeVisible();

    await page.goto(`${plain.origin}/?path=/brand/schwee`);
    await see(story(page).getByRole('heading', { level: 1 })).toHaveText(
      'There is no brand “schwee”',
    );
    await story(page).getByRole('link', { name: 'Shwe Nya (shwe)' }).click();
    await see(story(page).getByRole('heading', { level: 1, name: 'Shwe Nya' })).toBeVisible();
    await page.close();
  });

  // Daily: the stories BrowserProof and Token prove the search and the lines; here is their address.
  nightly(
    'a token is found by what it means, and its page names the lines that use it',
    async () => {
      const page = await open('/?path=/story/tokens--browser&globals=brand:shwe');
      const frame = story(page);

      await frame.getByRole('searchbox').fill('header ground');
      await see(frame.getByRole('link', { name: 'color.bg', exact: true })).toHaveCount(0);
      await frame.getByRole('link', { name: 'color.headerBg' }).click();

      await see(frame.getByRole('heading', { level: 1, name: 'color.headerBg' })).toBeVisible();
      await see(frame.getByTestId('uses').first()).toContainText('.css.ts');
      await see(page).toHaveURL(/args=.*token:color-header-bg/u);
      await page.close();
    },
  );

  test('what is written in the playroom is shown again by its address, in brand, mode and width', async () => {
    const page = await open(`${PLAYROOM}&globals=brand:shwe;mode:dark;direction:rtl`);
    const editor = story(page).getByRole('textbox', { name: 'Code' });
    await see(stage(page).getByRole('button', { name: 'Deposit' })).toBeVisible();

    await editor.fill('<Button>Mingalaba</Button>');
    await see(stage(page).getByRole('button', { name: 'Mingalaba' })).toBeVisible();
    await story(page).locator('label', { hasText: '360' }).click();
    await see(page).toHaveURL(/&width=360/u);
    const said = new URL(page.url()).searchParams;
    expect(said.get('code')).toMatch(/^z\.[\w-]+$/u);
    expect(['brand', 'mode', 'direction'].map((name) => said.get(name))).toEqual([
      'shwe',
      'dark',
      'rtl',
    ]);
    await story(page).getByRole('button', { name: 'Copy address' }).click();
    await see(story(page).getByText('The address is copied.')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const other = await open(address.replace(plain.origin, ''));

    await see(stage(other).getByRole('button', { name: 'Mingalaba' })).toBeVisible();
    const root = stage(other).locator('html');
    await see(root).toHaveAttribute('data-brand', 'shwe');
    await see(root).toHaveAttribute('data-mode', 'dark');
    await see(root).toHaveAttribute('dir', 'rtl');
    expect(await root.evaluate(() => window.innerWidth)).toBe(360);

    await story(other).getByRole('textbox', { name: 'Code' }).focus();
    await other.keyboard.press('Tab');
    await see(story(other).getByRole('textbox', { name: 'Code' })).toBeFocused();
    await other.keyboard.press('Escape');
    await other.keyboard.press('Tab');
    await see(story(other).getByRole('textbox', { name: 'Code' })).not.toBeFocused();
    await Promise.all([page.close(), other.close()]);
  });

  // Daily: stories/pages/playroom/compile.test.ts proves line and column of each fault.
  nightly(
    'what is wrong with the code is told with line and column, and what was drawn stays',
    async () => {
      const page = await open(PLAYROOM);
      const editor = story(page).getByRole('textbox', { name: 'Code' });
      const told = story(page).getByRole('alert');
      await see(stage(page).getByRole('button', { name: 'Deposit' })).toBeVisible();

      await editor.fill('<Stack>\n  <Button>Deposit</Buton>\n</Stack>');
      await see(told).toContainText(/^Line 2, column \d+: Expected corresponding JSX closing tag/u);
      await see(stage(page).getByRole('button', { name: 'Deposit' })).toBeVisible();
      await editor.fill('<Button>\n  {nobody.name}\n</Button>');
      await see(told).toHaveText('Line 2, column 4: nobody is not defined');
      await editor.fill("import { x } from 'lodash';\n<Button>{x}</Button>;");
      await see(told).toContainText(/^Line 1, column \d+: The playroom has no “lodash”/u);
      await editor.fill('<Badge>Well</Badge>');
      await see(told).toHaveText('');
      await page.close();
    },
  );

  test('hostile code in an address reaches neither the manager nor the page, the storage or the network', async () => {
    const code = encodeURIComponent(HOSTILE.replace('ORIGIN', plain.origin));
    const page = await open(`${PLAYROOM}&code=${code}`);

    await see(stage(page).getByText(/^reached:/u)).toHaveText(
      'reached: nothing; network: refused; origin: null',
    );
    await see(story(page).getByRole('heading', { name: 'Playroom' })).toBeVisible();
    expect(page.url()).toContain('path=/story/playroom--playroom');

    await story(page)
      .getByRole('textbox', { name: 'Code' })
      .fill(
        `window.location.href = '${plain.origin.replace('127.0.0.1', 'localhost')}/index.json';`,
      );
    await see(story(page).locator('iframe[title="What the code draws"]')).toBeVisible();
    const led = page.frames().filter((frame) => frame.url().includes('localhost'));
    expect(led).toEqual([]);
    await see(page.getByRole('button', { name: 'Brand: Sen Ngọc' })).toBeVisible();
    await see(page).toHaveURL(/brand=lotus/u);
    await page.close();
  });

  test('a loop without an end is told with its line, by its address too, and what is written next is drawn', async () => {
    const page = await open(
      `${PLAYROOM}&code=${encodeURIComponent('<p>{(() => { for (;;) {} })()}</p>')}`,
    );
    const told = story(page).getByRole('alert');
    const editor = story(page).getByRole('textbox', { name: 'Code' });

    await see(told).toHaveText(
      'Line 1, column 24: This loop was stopped: it went on for 2 seconds.',
    );
    await editor.fill("<p>{/(a+)+$/.test('a'.repeat(60) + 'b')}</p>");
    await see(told).toHaveText(
      /^This code was stopped: the stage did nothing else for 10 seconds/u,
    );
    await editor.fill('<Badge>Well</Badge>');
    await see(stage(page).getByText('Well')).toBeVisible();
    await see(told).toHaveText('');
    await page.close();
  });

  test('the code of a story is a module that a person can paste: it compiles, and the playroom draws it', async () => {
    const ids = ['basics-tabs', 'forms-select'];
    const more = inProof([], MORE_SNIPPETS);
    const copied = new Map<string, string>();
    const page = await open('/');

    for (const id of [...ids, ...more]) {
      await page.goto(`${plain.origin}/iframe.html?viewMode=docs&id=${id}--docs`);
      const copy = page.getByRole('button', { name: 'Copy code' }).first();
      // What is copied is what was drawn, which comes after the page.
      await see(async () => {
        await copy.click({ timeout: 5000 });
        const text = await page.evaluate(() => navigator.clipboard.readText());
        copied.set(id, text);
        const name = id.split('-')[1] ?? '';
        expect(text.toLowerCase()).toContain(`#components/${name}/${name}.tsx';`);
        expect(text).toContain('export const Example');
      }).toPass(PATIENCE);
    }

    expect(compileSnippets(copied)).toBe('');
    const code = encodeURIComponent(copied.get('basics-tabs') ?? '');
    await page.goto(`${plain.origin}${PLAYROOM}&code=${code}`);
    await see(stage(page).getByRole('tab').first()).toBeVisible();
    await page.close();
  });

  // Daily: the stage of stories looks at each of these pages with axe, and at its width on a phone.
  nightly('axe finds nothing in the pages, in two brands and both modes, on a phone', async () => {
    const pages = [
      'welcome--welcome',
      'brands--all-brands',
      'brands--this-brand',
      'tokens--browser',
      'playroom--playroom',
    ];
    const page = await context.newPage();
    await page.setViewportSize({ width: 360, height: 740 });

    for (const globals of ['brand:shwe;mode:dark', 'brand:lotus;mode:light']) {
      for (const id of pages) {
        await page.goto(`${plain.origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
        await page.locator('#storybook-root h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        expect({ id, globals, found: await audit(page) }).toEqual({ id, globals, found: [] });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wider, `${id} in ${globals}`).toBeLessThanOrEqual(360);
      }
    }
    await page.close();
  });

  test('three thousand brands are found by search, and only those that are seen are loaded', async () => {
    const fleet = await serveFleet(built.folder, 3000);
    const page = await open('/?path=/story/brands--all-brands&globals=brand:shwe', fleet.origin);
    const frame = story(page);

    await see(frame.getByText('3,001 brands')).toBeVisible();
    await see(frame.getByRole('link', { name: 'Brand ' }).first()).toBeVisible();
    expect(new Set(fleet.asked).size).toBeLessThan(60);
    await frame.getByRole('searchbox').fill('m02718');
    await see(frame.getByText('1 of 3,001 brands')).toBeVisible();
    await page.getByRole('button', { name: 'Brand: Shwe Nya' }).click();
    await page.getByRole('combobox', { name: 'Find a brand' }).fill('2345');
    expect(await page.getByRole('option').count()).toBeLessThan(20);
    await page.keyboard.press('Enter');
    await see(page).toHaveURL(/brand:m0?2345/u);
    await page.close();
    await fleet.close();
  });

  test('no page of all these broke', () => {
    expect(problems).toEqual([]);
  });
});
