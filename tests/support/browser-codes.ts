import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { expect } from './browser.ts';
import { say } from './site-messages.ts';

/** The field of a code. */
export const codeIn = (form: Locator): Locator =>
  form.locator('input[name="verificationCode"]').filter({ visible: true });

/** The slider over a form of an English page. */
export const sliderOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('verify.sliderTitle') });

/** What a hand takes for a slide, in ms: more than `check-slide.ts` asks for. */
const HAND_MS = 300;

/** Slides as a hand does: in steps, up and down a little, to the end. */
export const slide = async (page: Page): Promise<void> => {
  const handle = sliderOf(page).getByRole('slider');
  await expect(handle).toBeVisible();
  // The popup may still be on its way up.
  await handle.hover();
  const box = await handle.boundingBox();
  const rail = await handle.locator('xpath=..').boundingBox();
  if (!box || !rail) throw new Error('The slider has no place on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const way = rail.width - box.width + 8;
  await page.mouse.move(x, y);
  await page.mouse.down();
  const begun = await page.evaluate(() => performance.now());
  for (let step = 1; step <= 12; step += 1)
    await page.mouse.move(x + (way * step) / 12, y + (step % 3));
  // The platform believes no hand that is faster, by the page's own clock.
  await page.waitForFunction((at) => performance.now() >= at, begun + HAND_MS);
  await page.mouse.up();
};

/** Asks for a code in a form of an English page, slides where that is asked for, and waits. */
export const requestCode = async (form: Locator): Promise<void> => {
  const page = form.page();
  const [onItsWay = ''] = say('verify.sent', { count: 5, minutes: '5' }).split('.');
  const sent = form.getByRole('status').filter({ hasText: onItsWay });
  await form.getByRole('button', { name: say('verify.send') }).click();
  await expect(sliderOf(page).getByRole('slider').or(sent)).toBeVisible();
  if (await sliderOf(page).isVisible()) await slide(page);
  await expect(sent).toBeVisible();
};

/** A mobile number of Brazil that nobody has, as it is typed there. */
export const newBrazilianNumber = (): string =>
  `1196${String(randomInt(10_000_000)).padStart(7, '0')}`;
