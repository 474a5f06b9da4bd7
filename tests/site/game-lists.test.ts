import { addressOf, expect, nightly, test } from '../support/browser.ts';
import { loginPopup } from '../support/browser-session.ts';
import { configOf } from '../support/site-content.ts';
import { say } from '../support/site-messages.ts';

nightly(
  'games of a category are found by their name, and more are shown on request',
  async ({ visit }) => {
    const page = await visit('northlight', { path: '/rng' });
    const list = page.getByRole('list', { name: say('categories.RNG'), exact: true });
    const search = page.getByRole('searchbox', { name: say('gameList.searchGames') });
    await expect(
      page.getByText(say('gameList.shownOf', { shown: '48', total: '186' })),
    ).toBeVisible();

    await page.getByRole('button', { name: say('gameList.showMore') }).click();
    await expect(
      page.getByText(say('gameList.shownOf', { shown: '96', total: '186' })),
    ).toBeVisible();
    await search.fill('thunder');

    await expect(list.getByRole('article').filter({ hasNotText: /thunder/i })).toHaveCount(0);
    await expect(
      list
        .getByRole('article')
        .filter({ hasText: /thunder/i })
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/name=thunder/);
    await search.fill('zzzz');
    await expect(page.getByText(say('gameList.emptyTitle'))).toBeVisible();
    await page.getByRole('button', { name: say('gameList.emptyAction') }).click();
    await expect(list.getByRole('article').first()).toBeVisible();
    await expect(search).toHaveValue('');
  },
);

nightly('however many games there are, only those near the window are drawn', async ({ visit }) => {
  const page = await visit('northlight', { path: '/rng' });
  const list = page.getByRole('list', { name: say('categories.RNG'), exact: true });
  const more = page.getByRole('button', { name: say('gameList.showMore') });
  for (const shown of ['96', '144', '186']) {
    await more.click();
    await expect(page.getByText(say('gameList.shownOf', { shown, total: '186' }))).toBeVisible();
  }

  await expect(more).toBeHidden();
  expect(await list.getByRole('article').count()).toBeLessThan(100);
  await expect(list.getByRole('listitem').last()).toHaveAttribute('aria-setsize', '186');
});

nightly(
  'sports have no filter bar; other pages have the keys of the specification',
  async ({ visit }) => {
    const sports = await visit('volt', { path: '/sports', language: 'en' });
    const slots = await visit('volt', { path: '/rng', language: 'en' });

    await expect(sports.getByRole('article').first()).toBeVisible();
    await expect(sports.getByRole('search')).toHaveCount(0);
    await expect(slots.getByRole('radio')).toHaveCount(5);
    await slots.getByRole('radio', { name: say('gameList.keys.RECENT') }).click();
    await expect(slots.getByText(say('gameList.recentInviteTitle'))).toBeVisible();
  },
);

nightly('the search hints leave the slots that fit', async ({ visit, database }) => {
  const page = await visit('northlight', { path: '/rng' });
  const { categories } = configOf('northlight');
  const vendors = categories.find(({ type }) => type === 'RNG')?.vendors ?? [];
  const fitting = await database
    .selectFrom('game')
    .select('nodeId')
    .where('gameType', '=', 'RNG')
    .where('vendorCode', 'in', vendors)
    .where('lines', '>=', 25)
    .execute();

  await page.getByRole('button', { name: say('gameList.hintLines', { count: 25 }) }).click();

  await expect(page).toHaveURL(/lines=1/);
  await expect(
    page
      .getByRole('list', { name: say('categories.RNG'), exact: true })
      .getByRole('listitem')
      .first(),
  ).toHaveAttribute('aria-setsize', String(fitting.length));
});

test('a visitor who starts a game is asked to log in, on its own page as well', async ({
  visit,
  database,
}) => {
  const page = await visit('northlight', { path: '/rng' });
  // Until the site is alive the page's own words stand there, in an article without a button.
  const tile = page
    .getByRole('article')
    .filter({ has: page.locator('button') })
    .first();
  await tile.hover();
  await tile.getByRole('button', { name: new RegExp(`^${say('game.play')}`) }).click();
  await expect(loginPopup(page)).toBeVisible();

  const { nodeId, names } = await database
    .selectFrom('game')
    .select(['nodeId', 'names'])
    .where('gameType', '=', 'RNG')
    .where('vendorCode', '=', 'EMBERWICK')
    .limit(1)
    .executeTakeFirstOrThrow();
  const own = await visit('northlight', { path: `/game/${nodeId}` });
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(names['en'] ?? '');
  await expect(loginPopup(own)).toBeVisible();
});

nightly('a lobby opens the list of its vendor', async ({ visit }) => {
  const page = await visit('northlight', { path: '/live' });
  await page.getByRole('button', { name: say('gameClasses.LIVE.LB'), exact: true }).click();

  await page
    .getByRole('article', { name: /Velvet/ })
    .getByRole('button')
    .first()
    .click();

  const popup = page.getByRole('dialog', {
    name: say('gameList.vendorGames', { vendor: 'Velvet Atrium' }),
  });
  await expect(popup.getByRole('article').first()).toBeVisible();
  await popup.getByRole('link', { name: say('gameList.vendorPage') }).click();
  await expect(page).toHaveURL(
    addressOf('northlight', '/gameListCenter?vassalage=velvetatrium&gameType=live'),
  );
});

nightly('the center has a shelf for each vendor, the seamless page a card', async ({ visit }) => {
  const center = await visit('northlight', { path: '/elott' });
  const vendors = configOf('northlight').categories.find(({ type }) => type === 'ELOTT')?.vendors;
  await expect(center.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
    vendors?.length ?? 0,
  );

  const seamless = await visit('northlight', { path: '/seamless' });
  await seamless
    .getByRole('list', { name: 'Saffron Loom' })
    .getByRole('link', { name: new RegExp(say('categories.LIVE')) })
    .click();
  await expect(seamless.getByRole('heading', { level: 1 })).toHaveText('Saffron Loom');
});
