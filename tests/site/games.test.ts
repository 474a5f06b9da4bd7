import type { Page } from 'playwright';
import { addressOf, expect, nightly, test } from '../support/browser.ts';
import { configOf } from '../support/site-content.ts';
import { say } from '../support/site-messages.ts';

/** The home page's games: three tabs, or the category that the address names. */
const gamesOf = (page: Page) => page.locator('#games');

const navigationOf = (page: Page) => page.getByRole('navigation', { name: say('nav.label') });

nightly(
  'three tabs show the hot games, one’s own collection, and what is recommended',
  async ({ visit, database }) => {
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
      .locator('button:not([aria-label])')
      .allInnerTexts();
    const top = await database
      .selectFrom('game')
      .select('names')
      .where('isTop', '=', true)
      .execute();
    const known = new Set(top.map((row) => row.names['en']));
    expect(names.length).toBeLessThanOrEqual(13);
    expect(names.filter((name) => !known.has(name.trim()))).toEqual([]);
  },
);

test('the navigation lists home, the categories with vendors in the merchant’s order, then the pages', async ({
  visit,
}) => {
  const page = await visit('northlight');
  const { categories } = configOf('northlight');

  await expect(navigationOf(page).locator('a:visible')).toHaveText([
    say('nav.home'),
    say('nav.hot'),
    ...categories.map(({ type }) => say(`categories.${type}`)),
    say('nav.promotions'),
    say('nav.help'),
  ]);
});

nightly(
  'a category of the navigation leads to its page, a vendor narrows it',
  async ({ visit }) => {
    const page = await visit('northlight');
    const live = say('categories.LIVE');

    await navigationOf(page).getByRole('link', { name: live }).click();

    await expect(page).toHaveURL(addressOf('northlight', '/live'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(live);
    const list = page.getByRole('list', { name: live, exact: true });
    await expect(list.getByRole('article').first()).toBeVisible();
    await expect(navigationOf(page).getByRole('link', { name: live })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('combobox', { name: say('gameList.vendorLabel') }).selectOption({
      label: 'Velvet Atrium',
    });
    await expect(page).toHaveURL(/gameListCenter\?vassalage=velvetatrium&gameType=live$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Velvet Atrium');
    await expect(list.getByRole('article').first()).toBeVisible();
    await expect(list.getByRole('article').filter({ hasNotText: 'Velvet Atrium' })).toHaveCount(0);
  },
);

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

  // A pointer that comes to the button unfolds the category by itself, and a press after that folds it again.
  await fold.press('Enter');
  await vendor.click();
  await expect(page).toHaveURL(/gameListCenter\?vassalage=velvetatrium&gameType=live$/);
  await expect(vendor).toBeHidden();
});

nightly(
  'the slots can be narrowed to a kind, and lead to the whole',
  async ({ visit, database }) => {
    const page = await visit('northlight');
    const slots = page.locator('#slots');
    const kind = say('home.classify.TG');

    await slots.getByRole('tab', { name: kind }).click();

    const list = slots.getByRole('list', { name: kind });
    await expect(list.getByRole('article').first()).toBeVisible();
    const names = await list
      .getByRole('article')
      .locator('button:not([aria-label])')
      .allInnerTexts();
    const rows = await database
      .selectFrom('game')
      .select('names')
      .where('gameClassify', '=', 'TG')
      .where('gameType', '=', 'RNG')
      .execute();
    const known = new Set(rows.map((row) => row.names['en']));
    expect(names.filter((name) => !known.has(name.trim()))).toEqual([]);

    await slots.getByRole('link', { name: say('home.rngViewAll') }).click();
    await expect(page).toHaveURL(addressOf('northlight', '/rng'));
  },
);

nightly(
  'a game tells its vendor, kind, return and stakes, and how to play it',
  async ({ visit }) => {
    const page = await visit('northlight');
    const tile = page
      .getByRole('list', { name: say('home.tabHot') })
      .getByRole('article')
      .first();
    const name = (await tile.getByRole('button').first().innerText()).trim();

    await tile.getByRole('button', { name, exact: true }).click();

    const details = page.getByRole('dialog', { name });
    const terms = ['vendor', 'type', 'rtp', 'stakes', 'trial'] as const;
    for (const term of terms.map((each) => `gameFacts.${each}` as const))
      await expect(details.getByRole('term').filter({ hasText: say(term) })).toBeVisible();
    await expect(details.getByRole('img', { name: say('gameFacts.art', { name }) })).toBeVisible();
    await expect(details.getByRole('button', { name: say('game.favorite') })).toBeVisible();
    await details.getByRole('button', { name: say('game.play') }).click();
    await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  },
);

nightly(
  'the winners stand in two lists, the highest first, without their names in full',
  async ({ visit, database }) => {
    const page = await visit('northlight');
    const section = page.getByRole('region', { name: say('home.winnersTitle') });
    const top = section.getByRole('list', { name: say('home.winnersTop', { count: 10 }) });
    await expect(top.getByRole('listitem')).toHaveCount(10);
    await expect(
      section
        .getByRole('list', { name: say('home.winnersNext', { count: 10 }) })
        .getByRole('listitem'),
    ).toHaveCount(10);

    const readHighest = async () => {
      const { highest } = await database
        .selectFrom('winner')
        .innerJoin('merchant', 'merchant.id', 'winner.merchantId')
        .select((select) => select.fn.max('winner.amountMinor').as('highest'))
        .where('merchant.code', '=', 'northlight')
        .executeTakeFirstOrThrow();
      return highest;
    };
    // Others win meanwhile: the page hears of it a moment later.
    await expect(async () => {
      const amounts = await top.getByRole('listitem').allInnerTexts();
      const figures = amounts.map((text) =>
        Number(/€([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')),
      );
      expect(figures).toEqual(figures.toSorted((one, other) => other - one));
      expect(figures[0]).toBe((await readHighest()) / 100);
      expect(amounts.every((text) => text.includes('*'))).toBe(true);
    }).toPass();
  },
);

nightly('the jackpot shows what is in the pool', async ({ visit, database }) => {
  const readPool = async () =>
    (
      await database
        .selectFrom('jackpotPool')
        .innerJoin('account', (join) =>
          join
            .onRef('account.merchantId', '=', 'jackpotPool.merchantId')
            .onRef('account.id', '=', 'jackpotPool.accountId'),
        )
        .innerJoin('merchant', 'merchant.id', 'jackpotPool.merchantId')
        .select('account.balance')
        .where('merchant.code', '=', 'northlight')
        .executeTakeFirst()
    )?.balance ?? 0;
  await expect.poll(readPool).toBeGreaterThanOrEqual(3_100_000_000);
  const page = await visit('northlight');
  const figure = page.getByText(/^€3[12],\d{3},\d{3}\.\d{2}$/).first();
  await expect(figure).toBeVisible();
  const read = async () => Number((await figure.innerText()).replace(/[^\d]/g, ''));

  await expect.poll(read).toBeGreaterThan(3_100_000_000);
  // What others play goes into the pool all the time: it is never less than what was shown.
  const shown = await read();
  expect(await readPool()).toBeGreaterThanOrEqual(shown);
});

test('games that could not be fetched say so, and can be asked for again', async ({ visit }) => {
  const page = await visit('northlight', {
    path: '/promotions',
    refusals: ['net::ERR_FAILED /wps/relay/GCSGAME_hotGamesV2'],
  });
  const hot = '**/wps/relay/GCSGAME_hotGamesV2?*';
  let isDown = true;
  await page.route(hot, (route) => (isDown ? route.abort() : route.continue()));
  await page.getByRole('link', { name: say('header.home', { brand: 'Northlight' }) }).click();
  await expect(gamesOf(page).getByText(say('home.gamesFailed'))).toBeVisible();
  await expect(gamesOf(page).getByText(say('refusals.network_error'))).toBeVisible();

  isDown = false;
  await gamesOf(page)
    .getByRole('button', { name: say('common.retry') })
    .click();

  await expect(
    page.getByRole('list', { name: say('home.tabHot') }).getByRole('article'),
  ).toHaveCount(13);
});

nightly(
  'a game under maintenance says so, and others that are hot are suggested',
  async ({ visit, database }) => {
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
    const page = await visit('plenty', {
      path: '/gameListCenter?vassalage=emberwick&gameType=rng',
    });
    const name = names['en'] ?? '';
    await page.getByRole('searchbox', { name: say('gameList.searchGames') }).fill(name);
    const tile = page.getByRole('article', { name, exact: true });
    await expect(tile).toContainText(say('game.maintenance'));

    await tile.getByRole('button', { name, exact: true }).click();

    const details = page.getByRole('dialog', { name });
    await expect(details.getByText(say('gameFacts.maintenanceText'))).toBeVisible();
    const others = details
      .getByRole('list', { name: say('gameFacts.otherGames') })
      .getByRole('article');
    await expect(others).toHaveCount(4);
    const another = (await others.first().getByRole('button').first().innerText()).trim();
    await others.first().getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: another })).toBeVisible();
  },
);
