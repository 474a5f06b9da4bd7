import { addressOf, expect, test } from '../support/browser.ts';

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

test('a page of own code is opened by its address; other brands do not have it', async ({
  visit,
}) => {
  const page = await visit('northlight', { path: '/our-promise', phone: true });
  const statusOf = async (code: string, path: string) =>
    (await page.request.get(addressOf(code, path))).status();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our promise');
  await expect(page.getByRole('contentinfo').getByText('Play by clear limits')).toBeVisible();
  expect(await statusOf('northlight', '/our-promise')).toBe(200);
  expect(await statusOf('volt', '/our-promise')).toBe(404);
  expect(await statusOf('northlight', '/own/our-promise.html')).toBe(404);
});
