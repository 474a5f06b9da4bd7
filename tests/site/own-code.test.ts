import { addressOf, expect, test } from '../support/browser.ts';
import { say } from '../support/site-messages.ts';

test('a section of own code stands on the home page and leads to a page of own code', async ({
  visit,
}) => {
  const page = await visit('northlight');
  const section = page.getByRole('region', { name: 'What Northlight holds itself to' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);

  await section.getByRole('link', { name: 'Our promise in full' }).click();

  await expect(page).toHaveURL(addressOf('northlight', '/our-promise'));
  await expect(page).toHaveTitle('Our promise · Northlight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our promise');
});

test('a page of own code is opened by its address, and its file is not', async ({ visit }) => {
  const page = await visit('northlight', {
    path: '/our-promise',
    phone: true,
    refusals: ['404 /own/our-promise.html'],
  });
  const statusOf = (path: string) =>
    page.evaluate(async (address) => (await fetch(address)).status, path);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our promise');
  await expect(page.getByRole('contentinfo').getByText('Play by clear limits')).toBeVisible();
  expect(await statusOf('/our-promise')).toBe(200);
  expect(await statusOf('/own/our-promise.html')).toBe(404);
});

test('a brand without that page says so', async ({ visit }) => {
  const page = await visit('volt', { path: '/our-promise', refusals: ['404 /our-promise'] });

  await expect(page.getByText(say('status.notFoundTitle'))).toBeVisible();
});
