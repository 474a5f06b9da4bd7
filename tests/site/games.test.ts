import type { Page } from 'playwright';
import { addressOf, expect, test } from '../support/browser.ts';
import { configOf } from '../support/site-content.ts';
import { say } from '../support/site-words.ts';

/** The home page's games: three tabs, or the category that the address names. */
const gamesOf = (page: Page) => page.locator('#games');

const navigationOf = (page: Page) => page.getByRole('navigation', { name: say('nav.label') });

test('three tabs show the hot games, one’s own collection, and what is recommended', async ({
  visit,
  database,
}) => {
  const page = await visit('northlight');
  await expect(gamesOf(page).getByRole('tab')).toHaveText([
    say('home.tabHot'),
    say('home.tabFavorites'),
    say('home.tabRecommended'),
  ]);

  await page.getByRole('tab', { name: say('home.tabRecommended') }).click();

  const shelf = page.getByRole('list', { name: say('home.tabRecommended') });
  await expect(shelf.getByRole('article').first()).toBeVisible();
  const names = await shelf
    .getByRole('article')
    .getByRole('button')
    .filter({ hasText: /./ })
    .allInnerTexts();
  const top = await database.selectFrom('game').select('names').where('isTop', '=', true).execute();
  const known = new Set(top.map((row) => row.names['en']));
  expect(names.length).toBeLessThanOrEqual(13);
  expect(names.filter((name) => !known.has(name.trim()))).toEqual([]);
});

test('the navigation lists home, the categories with vendors in the merchant’s order, then the pages', async ({
  visit,
}) => {
  const page = await visit('northlight');
  const { categories } = configOf('northlight');

  await expect(navigationOf(page).locator('a:visible')).toHaveText([
    say('nav.home'),
    ...categories.map(({ type }) => say(`categories.${type}`)),
    say('nav.promotions'),
    say('nav.help'),
  ]);
});

test('a category of the navigation leads to its games, a vendor narrows them', async ({
  visit,
}) => {
  const page = await visit('northlight');
  const live = say('categories.LIVE');

  await navigationOf(page).getByRole('link', { name: live }).click();

  await expect(page).toHaveURL(addressOf('northlight', '/?category=LIVE#games'));
  await expect(gamesOf(page).getByRole('heading', { level: 2 })).toHaveText(live);
  await expect(gamesOf(page)).toBeInViewport();
  const list = gamesOf(page).getByRole('list', { name: live });
  await expect(list.getByRole('article').first()).toBeVisible();
  await expect(navigationOf(page).getByRole('link', { name: live })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await gamesOf(page).getByRole('button', { name: 'Velvet Atrium', pressed: false }).click();
  await expect(page).toHaveURL(/vendor=VELVETATRIUM/);
  await expect(list.getByRole('article').filter({ hasNotText: 'Velvet Atrium' })).toHaveCount(0);
  await expect(
    list.getByRole('article').filter({ hasText: 'Velvet Atrium' }).first(),
  ).toBeVisible();
  await gamesOf(page)
    .getByRole('link', { name: say('home.categoryClear') })
    .click();
  await expect(page.getByRole('tab', { name: say('home.tabHot') })).toBeVisible();
});

test('a category unfolds its vendors under the pointer, by its button, and folds on Esc', async ({
  visit,
}) => {
  const page = await visit('northlight');
  const live = say('categories.LIVE');
  const fold = navigationOf(page).getByRole('button', {
    name: say('nav.openCategory', { category: live }),
  });
  const vendor = navigationOf(page).getByRole('link', { name: /Velvet Atrium/ });

  await navigationOf(page).getByRole('link', { name: live }).hover();
  await expect(vendor).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(vendor).toBeHidden();

  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await vendor.focus();
  await page.keyboard.press('Escape');
  await expect(vendor).toBeHidden();
  await expect(fold).toBeFocused();

  await fold.click();
  await vendor.click();
  await expect(page).toHaveURL(/category=LIVE&vendor=VELVETATRIUM#games$/);
  await expect(vendor).toBeHidden();
});

test('games of a category are found by their name, and more are shown on request', async ({
  visit,
}) => {
  const page = await visit('northlight', { path: '/?category=RNG#games' });
  const list = gamesOf(page).getByRole('list', { name: say('categories.RNG') });
  await expect(list.getByRole('article')).toHaveCount(16);

  await gamesOf(page)
    .getByRole('button', { name: say('home.showMore') })
    .click();
  await expect(list.getByRole('article')).toHaveCount(32);
  await gamesOf(page)
    .getByRole('searchbox', { name: say('home.searchGames') })
    .fill('thunder');

  await expect(list.getByRole('article').filter({ hasNotText: /thunder/i })).toHaveCount(0);
  await expect(
    list
      .getByRole('article')
      .filter({ hasText: /thunder/i })
      .first(),
  ).toBeVisible();
  await gamesOf(page)
    .getByRole('searchbox', { name: say('home.searchGames') })
    .fill('zzzz');
  await expect(gamesOf(page).getByText(say('home.gamesEmptyTitle'))).toBeVisible();
});

test('the slots can be narrowed to a kind, and viewed as a whole', async ({ visit, database }) => {
  const page = await visit('northlight');
  const slots = page.locator('#slots');
  const kind = say('home.classify.TG');

  await slots.getByRole('tab', { name: kind }).click();

  const list = slots.getByRole('list', { name: kind });
  await expect(list.getByRole('article').first()).toBeVisible();
  const names = await list
    .getByRole('article')
    .getByRole('button')
    .filter({ hasText: /./ })
    .allInnerTexts();
  const rows = await database
    .selectFrom('game')
    .select('names')
    .where('gameClassify', '=', 'TG')
    .where('gameType', '=', 'RNG')
    .execute();
  const known = new Set(rows.map((row) => row.names['en']));
  expect(names.filter((name) => !known.has(name.trim()))).toEqual([]);

  await slots.getByRole('tab', { name: say('home.classify.ALL') }).click();
  await slots.getByRole('button', { name: say('home.rngViewAll') }).click();
  await expect(slots.getByRole('button', { name: say('home.showMore') })).toBeVisible();
  await slots.getByRole('button', { name: say('home.rngViewLess') }).click();
  await expect(slots.getByRole('button', { name: say('home.showMore') })).toBeHidden();
});

test('a game tells its vendor, kind and return; there is no way to play it yet', async ({
  visit,
}) => {
  const page = await visit('northlight');
  const tile = page
    .getByRole('list', { name: say('home.tabHot') })
    .getByRole('article')
    .first();
  const name = (await tile.getByRole('button').first().innerText()).trim();

  await tile.getByRole('button', { name, exact: true }).click();

  const details = page.getByRole('dialog', { name });
  for (const term of ['game.vendor', 'game.type', 'gameFacts.rtp', 'gameFacts.trial'] as const)
    await expect(details.getByText(say(term), { exact: true })).toBeVisible();
  await expect(details.getByRole('img', { name: say('game.art', { name }) })).toBeVisible();
  await expect(details.getByRole('button')).toHaveText(['', say('game.favorite')]);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});

test('the winners stand in two lists, the highest first, without their names in full', async ({
  visit,
  database,
}) => {
  const page = await visit('northlight');
  const section = page.getByRole('region', { name: say('home.winnersTitle') });
  const top = section.getByRole('list', { name: say('home.winnersTop', { count: 10 }) });
  await expect(top.getByRole('listitem')).toHaveCount(10);
  await expect(
    section
      .getByRole('list', { name: say('home.winnersNext', { count: 10 }) })
      .getByRole('listitem'),
  ).toHaveCount(10);

  const amounts = await top.getByRole('listitem').allInnerTexts();
  const figures = amounts.map((text) => Number(/€([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')));
  expect(figures).toEqual(figures.toSorted((one, other) => other - one));
  const { highest } = await database
    .selectFrom('winner')
    .innerJoin('merchant', 'merchant.id', 'winner.merchantId')
    .select((select) => select.fn.max('winner.amountMinor').as('highest'))
    .where('merchant.code', '=', 'northlight')
    .executeTakeFirstOrThrow();
  expect(figures[0]).toBe(highest / 100);
  expect(amounts.every((text) => text.includes('*'))).toBe(true);
});

test('the jackpot starts between its bounds and only grows', async ({ visit }) => {
  const page = await visit('northlight');
  const figure = page.getByText(/^€3[12],\d{3},\d{3}\.\d{2}$/).first();
  await expect(figure).toBeVisible();
  const read = async () => Number((await figure.innerText()).replace(/[^\d]/g, ''));
  const before = await read();
  expect(before).toBeGreaterThanOrEqual(3_100_000_000);
  expect(before).toBeLessThanOrEqual(3_200_000_000 + 500_000);

  await expect.poll(read, { timeout: 15_000 }).toBeGreaterThan(before);
});

test('games that could not be fetched say so, and can be asked for again', async ({ visit }) => {
  const page = await visit('northlight', {
    path: '/promotions',
    refusals: ['net::ERR_FAILED /wps/relay/GCSGAME_hotGamesV2'],
  });
  const hot = '**/wps/relay/GCSGAME_hotGamesV2?*';
  await page.route(hot, (route) => route.abort());
  await page.getByRole('link', { name: say('header.home', { brand: 'Northlight' }) }).click();
  await expect(gamesOf(page).getByText(say('home.gamesFailed'))).toBeVisible();
  await expect(gamesOf(page).getByText(say('refusals.network_error'))).toBeVisible();

  await page.unroute(hot);
  await gamesOf(page)
    .getByRole('button', { name: say('common.retry') })
    .click();

  await expect(
    page.getByRole('list', { name: say('home.tabHot') }).getByRole('article'),
  ).toHaveCount(13);
});

test('a game under maintenance says so, and others that are hot are suggested', async ({
  visit,
  database,
}) => {
  const { id } = await database
    .selectFrom('merchant')
    .select('id')
    .where('code', '=', 'plenty')
    .executeTakeFirstOrThrow();
  const { nodeId, names } = await database
    .selectFrom('game')
    .select(['nodeId', 'names'])
    .where('isHot', '=', true)
    .where('vendorCode', '=', 'EMBERWICK')
    .where('gameType', '=', 'RNG')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('merchantGame')
    .values({ merchantId: id, nodeId, maintenance: true, isHot: null, isTop: null })
    .execute();
  const page = await visit('plenty', { path: '/?category=RNG&vendor=EMBERWICK#games' });
  const name = names['en'] ?? '';
  await gamesOf(page)
    .getByRole('searchbox', { name: say('home.searchGames') })
    .fill(name);
  const tile = gamesOf(page).getByRole('article', { name, exact: true });
  await expect(tile).toContainText(say('game.maintenance'));

  await tile.getByRole('button', { name, exact: true }).click();

  const details = page.getByRole('dialog', { name });
  await expect(details.getByText(say('gameFacts.maintenanceText'))).toBeVisible();
  const others = details.getByRole('list', { name: say('home.tabHot') }).getByRole('article');
  await expect(others).toHaveCount(4);
  const another = (await others.first().getByRole('button').first().innerText()).trim();
  await others.first().getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: another })).toBeVisible();
});
