import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersOf, lettersOfFace } from '../../cli/build/fonts/face-letters.ts';
import { subsetFace } from '../../cli/build/fonts/subset-face.ts';
import { fontFamilies, fontFile } from '../../cli/build/render/font-faces.ts';
import { comparePictures } from '../../cli/work/plan/pictures/compare-pictures.ts';
import { chromiumFlags } from '../../scripts/setup/chromium-flags.ts';
import { findChromium } from '../../scripts/setup/find-chromium.ts';
import { ROOT } from './run-livery.ts';

/** The Burmese faces of texts, with every weight, and of titles in bold. */
const FACES = ['noto-sans-myanmar', 'noto-serif-myanmar'].flatMap((name) =>
  (fontFamilies()[name]?.faces ?? []).filter(
    ({ weight }) => weight === '700' || weight.includes(' '),
  ),
);

/** Long texts of a brand in Burmese, with what they have of other scripts. */
const longTexts = (): string => {
  const file = path.join(ROOT, 'merchants', 'shwe', 'content', 'help.json');
  const { items } = JSON.parse(readFileSync(file, 'utf8')) as {
    items: { title: { my: string }; content: { my: string } }[];
  };
  return items.map(({ title, content }) => `<h2>${title.my}</h2>${content.my}`).join('');
};

let browser: Browser;

beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
  });
});

afterAll(() => browser?.close());

/** What a browser draws of a text in a font that has its part of Unicode, at three weights. */
const draw = async (woff2: Buffer, unicodeRange: string, html: string): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 720, height: 900 } });
  const url = `data:font/woff2;base64,${woff2.toString('base64')}`;
  await page.setContent(`<style>
@font-face{font-family:F;font-weight:100 900;src:url(${url});unicode-range:${unicodeRange}}
article{font:400 18px/1.9 F,sans-serif}h2{font-weight:700}article+article{font-weight:600}
</style><article lang="my">${html}</article><article lang="my">${html}</article>`);
  const isLoaded = await page.evaluate(async () => {
    await document.fonts.load('400 18px F', '\u1000');
    await document.fonts.ready;
    return [...document.fonts].every(({ status }) => status === 'loaded');
  });
  expect(isLoaded).toBe(true);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
};

test.each(FACES)(
  'a browser draws long Burmese texts with what is sent of $file as with the whole of it',
  async ({ file, unicodeRange, weight }) => {
    const whole = readFileSync(fontFile(file));
    const letters = lettersOfFace(unicodeRange, lettersOf(['my', 'en', 'zh-Hans'], ''));
    const weights = weight.includes(' ') ? ([400, 700] as const) : undefined;
    const html = longTexts();

    const sent = await subsetFace(whole, { letters, weights });
    const lacking = letters.filter((letter) => letter !== 0x1031);
    const spoiled = await subsetFace(whole, { letters: lacking, weights });

    const before = await draw(whole, unicodeRange, html);
    // Between two weights an outline may be rounded by a thousandth of its size.
    expect(
      (await comparePictures(before, await draw(sent, unicodeRange, html))).share,
    ).toBeLessThan(0.0005);
    expect(
      (await comparePictures(before, await draw(spoiled, unicodeRange, html))).share,
    ).toBeGreaterThan(0.005);
  },
);
