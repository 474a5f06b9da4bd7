import type { CDPSession, Locator, Page } from 'playwright';
import { addressOf, expect, test } from '../support/browser.ts';
import { openGame } from '../support/browser-play.ts';
import { craftedFonts, craftedPanel, craftedTexts } from '../support/crafted-brand.ts';

/** The fonts that a browser drew an element's letters with: by the names in their files. */
const fontsOf = async (page: Page, text: Locator): Promise<string[]> => {
  await text.evaluate(async (element) => {
    await element.ownerDocument.fonts.ready;
    element.setAttribute('data-looked-at', '');
  });
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-looked-at]',
  });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`);
};

/** How wide a text is as it is, in the brand's font, and in another. */
const widths = (text: Locator, family: string) =>
  text.evaluate((element, own) => {
    const { style } = element as HTMLElement;
    const range = document.createRange();
    range.selectNodeContents(element);
    const widthIn = (stack: string): number => {
      style.fontFamily = stack;
      return range.getBoundingClientRect().width;
    };
    style.whiteSpace = 'nowrap';
    return {
      worn: widthIn(''),
      inOwn: widthIn(`"${own}"`),
      inOther: widthIn('"Noto Sans Myanmar Variable",monospace'),
    };
  }, family);

const cases = [
  { language: 'en', text: craftedTexts.en, ...craftedFonts.latin },
  { language: 'my', text: craftedTexts.my, ...craftedFonts.burmese },
] as const;

test.for(cases)(
  'a text in $language is drawn with the brand’s own font, from the site itself',
  async ({ language, text, family, inFile }, { visit }) => {
    const page = await visit('crafted', { language });
    const shown = page.getByText(text);
    await expect(shown).toBeVisible();

    expect(await fontsOf(page, shown)).toEqual([`${inFile} true`]);
    const loaded = await page.evaluate(
      (name) =>
        [...document.fonts].some(
          (face) => face.family.replaceAll('"', '') === name && face.status === 'loaded',
        ),
      family,
    );
    expect(loaded).toBe(true);
    const { worn, inOwn, inOther } = await widths(shown, family);
    expect(worn).toBe(inOwn);
    expect(worn).not.toBe(inOther);
  },
);

test('the page of a game has the brand’s component and words around the game, and in it with css and font', async ({
  visit,
  database,
}) => {
  const play = await openGame({ visit, database }, { code: 'crafted' }, 'dice');
  const { page, frame } = play;

  await expect(page.locator('.crafted-playframe')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the others' })).toBeVisible();
  const panel = frame.locator('.crafted-stakepanel');
  await expect(panel).toBeVisible();
  await expect(panel).toHaveCSS('outline-width', '3px');
  await expect(panel.getByRole('button').first()).toHaveCSS('letter-spacing', '1px');
  await expect(frame.getByRole('region', { name: craftedPanel })).toBeVisible();
  const family = await frame.locator('body').evaluate(async (body) => {
    await document.fonts.ready;
    const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
    return { used: getComputedStyle(body).fontFamily, faces: faces.map((face) => face.family) };
  });
  expect(family.used).toMatch(/^"Aurora Myanmar", "Aurora Sans"/);
  expect(family.faces.map((name) => name.replaceAll('"', ''))).toContain(craftedFonts.latin.family);
});

test('a game of a brand with own code runs scripts of its site from one folder alone', async ({
  visit,
  database,
}) => {
  const { page } = await openGame({ visit, database }, { code: 'crafted' }, 'dice');
  const [, frame] = page.frames();

  const scripts = await frame?.evaluate(() =>
    [...document.scripts]
      .map(({ src }) => src)
      .concat(
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js')),
      ),
  );

  expect(scripts?.length).toBeGreaterThan(0);
  for (const src of scripts ?? [])
    expect(src.startsWith(addressOf('crafted', '/assets/games/'))).toBe(true);
});

test('another brand’s game is the library’s', async ({ visit, database }) => {
  const { frame } = await openGame({ visit, database }, { code: 'volt' }, 'dice');

  await expect(frame.getByRole('textbox').first()).toBeVisible();
  await expect(frame.locator('.crafted-stakepanel')).toHaveCount(0);
});
