import { audit } from '../support/browser-audit.ts';
import { expect, test } from '../support/browser.ts';
import { say } from '../support/site-messages.ts';

test('a visitor reads who has won a raffle, keeps its list, and counts it again in the browser', async ({
  visit,
}) => {
  const page = await visit('mobile', {
    path: '/promotions#autumn-raffle',
    language: 'en',
    phone: true,
  });
  const raffle = page.locator('article#autumn-raffle');

  await expect(raffle.getByText(say('raffle.states.drawn'), { exact: true })).toBeVisible();
  await raffle.getByRole('button', { name: say('raffle.winners') }).click();
  await raffle.getByRole('button', { name: say('raffle.proof.open') }).click();
  await raffle.getByRole('button', { name: say('raffle.proof.verify') }).click();
  await expect(raffle.getByText(say('raffle.proof.good'))).toBeVisible();
  expect(await audit(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const saved = page.waitForEvent('download');
  await raffle.getByRole('button', { name: say('raffle.proof.list') }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.txt$/);
});
