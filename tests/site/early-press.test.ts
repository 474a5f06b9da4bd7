import type { Browser, Page } from 'playwright';
import { addressOf, expect, newContext, test } from '../support/browser.ts';
import { pressEscape } from '../support/press-escape.ts';
import { say } from '../support/site-messages.ts';

/** A page with a script that is held on its way, on a processor six times as slow as this one. */
const visitHeld = async (browser: Browser, code: string, held = '**/entry.*.js') => {
  const context = await newContext(browser, {
    baseURL: addressOf(code),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // No announcement opens over the page by itself.
  await context.addInitScript(() => sessionStorage.setItem('livery.announcementsClosed', 'A,B,F'));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const script = Promise.withResolvers<void>();
  await page.route(held, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  return { page, context, letCome: script.resolve };
};

const loginButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: say('header.login'), exact: true });

const loginPopup = (page: Page) => page.getByRole('dialog', { name: say('login.title') });

test('who presses Log in before the page is alive finds the form once it is', async ({
  browser,
}) => {
  const { page, context, letCome } = await visitHeld(browser, 'northlight');
  // Twice, as who sees nothing happen does.
  await loginButton(page).click();
  await loginButton(page).click();
  await expect(loginPopup(page)).toBeHidden();

  letCome();

  await expect(loginPopup(page)).toBeVisible();
  await pressEscape(page);
  await expect(loginPopup(page)).toBeHidden();
  // It is done once: nothing opens the form again.
  await loginButton(page).click();
  await expect(loginPopup(page)).toBeVisible();
  await context.close();
});

/** Waits until the page's first button, which stands in its header, does what it is for. */
const untilAlive = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector('#app button') ?? {})))
    .toContainEqual(expect.stringMatching('^__reactProps'));

/** The page itself is alive without the code of what stands further down. */
const BELOW = '**/assets/home-*.js';

test('so does who presses what comes to life after the page', async ({ browser }) => {
  const { page, context, letCome } = await visitHeld(browser, 'northlight', BELOW);
  const feedback = page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('footer.feedback') });
  await untilAlive(page);
  await feedback.click();
  await expect(page.getByRole('dialog')).toBeHidden();

  letCome();

  await expect(page.getByRole('dialog', { name: say('feedback.title') })).toBeVisible();
  await context.close();
});

test('a press on no button is nothing that is kept', async ({ browser }) => {
  const { page, context, letCome } = await visitHeld(browser, 'northlight');
  await loginButton(page).click();
  await page.locator('main').click({ position: { x: 2, y: 2 } });

  letCome();

  await untilAlive(page);
  await expect(loginPopup(page)).toBeHidden();
  await context.close();
});
