import { EVENTS_PATH } from '#api/events.ts';
import { addressOf, expect, nightly, test, whenAlive } from '../support/browser.ts';
import { visitAsMember } from '../support/browser-member.ts';
import { configOf } from '../support/site-content.ts';
import { say, sayMy } from '../support/site-messages.ts';

test('in maintenance (status 1) the visitor reads why, until when, and whom to ask', async ({
  visit,
}) => {
  const page = await visit('resting', { refusals: ['503 /'] });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    sayMy('status.maintenanceTitle'),
  );
  const main = page.getByRole('main');
  await expect(main).toContainText('မီးအိမ်များကို သန့်စင်နေသည်။');
  await expect(main.getByText(sayMy('status.maintenanceUntil'))).toBeVisible();
  await expect(main).toContainText('2096');
  await expect(main.getByRole('img', { name: 'Shwe Nya' })).toBeVisible();
  await expect(main.getByRole('link', { name: sayMy('status.customerService') })).toHaveAttribute(
    'href',
    configOf('resting').resources['CUSTOMERSERVICE1']?.url ?? '',
  );
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

nightly('every address of a site in maintenance shows it', async ({ visit }) => {
  const page = await visit('resting', {
    path: '/promotions',
    language: 'en',
    refusals: ['503 /promotions'],
  });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('status.maintenanceTitle'));
  await expect(page.getByRole('main')).toContainText('The lanterns are being cleaned.');
});

test('where the site is not offered (status 2) the visitor reads the own address and whom to ask', async ({
  visit,
}) => {
  const page = await visit('walled', { direct: true, refusals: ['451 /'] });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('status.blockedTitle'));
  const main = page.getByRole('main');
  await expect(main.getByText(say('status.blockedText'))).toBeVisible();
  await expect(main.getByText(/^(127\.0\.0\.1|::1)$/)).toBeVisible();
  await expect(main.getByRole('img', { name: 'Northlight' })).toBeVisible();
  const service = main.getByRole('link', { name: say('status.customerService') });
  await expect(service).toHaveAttribute(
    'href',
    configOf('walled').resources['CUSTOMERSERVICE1']?.url ?? '',
  );
  await page
    .context()
    .route('https://help.northlight.example/**', (route) => route.fulfill({ body: 'Hello' }));
  const [popup] = await Promise.all([page.waitForEvent('popup'), service.click()]);
  await expect(popup).toHaveURL('https://help.northlight.example/chat');
});

nightly('a visitor from elsewhere sees the site that is blocked here', async ({ visit }) => {
  const page = await visit('walled');

  await expect(page.getByRole('tab', { name: say('home.tabHot') })).toBeVisible();
});

test('a blocked visitor is served nothing by the calls either', async ({ visit }) => {
  const page = await visit('walled', {
    direct: true,
    refusals: ['451 /', '403 /lgw/games/popular'],
  });

  const answer = await page.evaluate(async () => {
    const response = await fetch('/lgw/games/popular');
    return { status: response.status, body: (await response.json()) as { code: string } };
  });

  expect(answer).toMatchObject({ status: 403, body: { code: 'region_restricted' } });
});

nightly('any other status shows nothing at all', async ({ visit }) => {
  const page = await visit('northlight');
  await expect(page.getByRole('tab', { name: say('home.tabHot') })).toBeVisible();
  // The platform knows no such status: its answer is changed on the way.
  const answer = await page.evaluate(async () => {
    const response = await fetch('/wps/system/permission?language=en');
    return (await response.json()) as { value: object };
  });
  const strange = { ...answer, value: { ...answer.value, status: 7 } };
  await page.route('**/wps/system/permission?*', (route) => route.fulfill({ json: strange }));

  await page.goto(addressOf('northlight'));

  await expect(page.locator('#app')).toBeEmpty();
});

/** What a browser and React tell of a file that did not come. */
const lostFile = [
  'net::ERR_FAILED /assets/*',
  'TypeError: Failed to fetch*',
  'Error: Failed to fetch *',
];

test('without a network the page says that it may be out of date', async ({ visit }) => {
  const page = await visit('northlight', { refusals: lostFile });
  await expect(page.locator('#games').getByRole('article')).toHaveCount(13);

  const told = page.getByText(say('status.offlineTitle'));
  // What tells it comes soon after the page: where the network goes before, it comes once there is one again.
  await expect(async () => {
    await page.context().setOffline(true);
    await expect(told)
      .toBeVisible({ timeout: 10_000 })
      .catch(async (fault: unknown) => {
        await page.context().setOffline(false);
        throw fault;
      });
  }).toPass({ intervals: [5000] });
  await page.context().setOffline(false);

  await expect(told).toBeHidden();
});

test('a part that the network did not bring comes once it is back', async ({ visit }) => {
  const page = await visit('northlight', { refusals: lostFile });
  const file = /\/later-[\w-]+\.css$/;
  let isDown = true;
  await page.route(file, (route) => (isDown ? route.abort('failed') : route.continue()));
  const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
  const style = page.waitForResponse((answer) => file.test(answer.url()));

  await page.reload();
  await failed;
  const news = page.waitForRequest((request) => request.url().includes(EVENTS_PATH));
  isDown = false;

  expect((await style).ok()).toBe(true);
  await news;
});

const loginFile = /\/LoginPopup-[\w-]+\.js$/;

test('a popup whose file failed without a network opens once there is one', async ({ visit }) => {
  const page = await visit('northlight', { refusals: lostFile });
  let isDown = true;
  await page.route(loginFile, (route) => (isDown ? route.abort('failed') : route.continue()));
  const failed = page.waitForEvent('requestfailed', (request) => loginFile.test(request.url()));

  // The page asks for it by itself once it is alive: nobody has pressed anything yet.
  await page.reload();
  await failed;
  isDown = false;
  await whenAlive(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('header.login') })
    .click();

  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a popup whose file does not come says so, and opens when it is asked for again', async ({
  visit,
}) => {
  const page = await visit('northlight', { refusals: lostFile });
  let isDown = true;
  await page.route(loginFile, (route) => (isDown ? route.abort('failed') : route.continue()));
  // The page of before may have fetched the file by itself.
  await page.reload();
  await whenAlive(page);

  const login = page.getByRole('banner').getByRole('button', { name: say('header.login') });
  await login.click();
  await expect(page.getByText(say('status.crashText'))).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: say('common.retry') }).click();

  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an old page keeps what was typed, and is loaded anew when that is asked for', async ({
  visit,
  database,
}) => {
  const { page } = await visitAsMember({ visit, database }, 'northlight', {
    path: '/feedback',
    refusals: ['404 /assets/*', 'FileGoneError: There is no *'],
  });
  await page.route(/\/FeedbackPopup-[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  );
  await page.evaluate(() => {
    performance.now = () => 3_600_000;
  });
  const text = page.getByRole('main').getByRole('textbox', { name: say('feedback.content') });
  await text.fill('Where is my bonus?');

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('footer.feedback') })
    .click();
  const retry = page.getByRole('button', { name: say('common.retry') });
  await expect(retry).toBeVisible();
  await expect(text).toHaveValue('Where is my bonus?');

  await retry.click();
  await page.waitForFunction(() => performance.now() < 3_600_000);
});

test('an old page whose release is kept no longer is loaded anew when it needs a file', async ({
  visit,
}) => {
  const page = await visit('northlight', {
    refusals: ['404 /assets/*', 'FileGoneError: There is no *'],
  });
  let isGone = true;
  await page.route(loginFile, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  // The page of before may have fetched the file by itself.
  await page.reload();
  await whenAlive(page);
  await page.evaluate(() => {
    performance.now = () => 3_600_000;
  });
  // From the new page's first moment on: it may ask for the file by itself, before anybody looks.
  page.once('framenavigated', () => (isGone = false));

  await page
    .getByRole('banner')
    .getByRole('button', { name: say('header.login') })
    .click();

  // The event of its loading could be that of the first page, whose pictures come late.
  await page.waitForFunction(() => performance.now() < 3_600_000);
  await whenAlive(page);

  await page
    .getByRole('banner')
    .getByRole('button', { name: say('header.login') })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
