import type { Page } from 'playwright';
import { addressOf, expect, journeys, nightly, test } from '../support/browser.ts';
import { configOf, contentOf, textIn } from '../support/site-content.ts';
import { say, sayMy } from '../support/site-messages.ts';

/** The part of the home page that each name in a merchant's file stands for. */
const sectionLocators = (page: Page, t: typeof say) => {
  const main = page.getByRole('main');
  const region = (name: string) => main.getByRole('region', { name, exact: true });
  return {
    banners: region(t('home.bannersLabel')),
    notices: region(t('home.noticesLabel')),
    games: region(t('home.gamesTitle')),
    rng: region(t('home.rngTitle')),
    winners: region(t('home.winnersTitle')),
    promotions: region(t('home.promotionsTitle')),
    jackpot: region(t('home.jackpotTitle')),
  };
};

const brands = [
  { code: 'shwe', language: 'my', t: sayMy },
  { code: 'northlight', language: 'en', t: say },
] as const;

journeys(brands)(
  'without JavaScript the home page of $code can be read in its own language',
  async ({ code, language, t }, { visit }) => {
    const page = await visit(code, { javaScript: false });

    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const [banner] = contentOf(code, 'banners');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textIn(banner?.title, language),
    );
    await expect(page.getByText(banner?.subtitle?.[language] ?? '')).toBeVisible();
    for (const { title } of contentOf(code, 'promotions'))
      await expect(page.getByRole('link', { name: title[language], exact: true })).toHaveCount(1);
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    await expect(nav.getByRole('link', { name: t('nav.promotions') })).toHaveAttribute(
      'href',
      '/promotions',
    );
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(configOf(code).brand.description[language] ?? '');
  },
);

journeys(brands)(
  'the sections of $code stand in the merchant’s order, and no others',
  async ({ code, t }, { visit }) => {
    const page = await visit(code);
    const { sections } = configOf(code).home;

    const tops: number[] = [];
    for (const [name, section] of Object.entries(sectionLocators(page, t))) {
      if (!sections.includes(name)) await expect(section).toHaveCount(0);
    }
    for (const name of sections) {
      const section = sectionLocators(page, t)[name as 'games'];
      await expect(section).toBeVisible();
      tops.push((await section.boundingBox())?.y ?? Number.NaN);
    }

    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
);

journeys(brands)(
  'a whole visit to the home page of $code leaves nothing on the console',
  async ({ code, t }, { visit }) => {
    const page = await visit(code, { motion: 'no-preference', events: false });
    const { rng, winners } = sectionLocators(page, t);
    await expect(rng.getByRole('article')).toHaveCount(16);
    await expect(winners.getByRole('listitem').first()).toBeVisible();
    for (const section of Object.values(sectionLocators(page, t))) {
      if (await section.count()) await section.scrollIntoViewIfNeeded();
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

    await page.waitForLoadState('networkidle');

    const broken = await page
      .locator('img')
      .evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
          .map(({ src }) => src),
      );
    expect(broken).toEqual([]);
  },
);

nightly('the games come out of the database', async ({ visit, database }) => {
  const page = await visit('northlight');
  const shelf = page.getByRole('list', { name: say('home.tabHot') });
  await expect(shelf.getByRole('article')).toHaveCount(13);

  const shown = await shelf.getByRole('heading').or(shelf.locator('article')).all();
  const names = await Promise.all(
    shown.map((tile) => tile.getByRole('button').first().innerText()),
  );

  const rows = await database
    .selectFrom('game')
    .select('names')
    .where('isHot', '=', true)
    .execute();
  const known = new Set(rows.map((row) => row.names['en']));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('the prerendered page is taken over as it stands', async ({ visit }) => {
  const page = await visit('northlight', { javaScript: false });
  const before = await page.getByRole('main').getByRole('heading').allInnerTexts();

  const living = await visit('northlight');
  await expect(
    living.getByRole('list', { name: say('home.tabHot') }).getByRole('article'),
  ).toHaveCount(13);

  expect(await living.getByRole('main').getByRole('heading').allInnerTexts()).toEqual(before);
  // React tells of a page that it had to throw away by an error; `visit` sees to it that none came.
});

test('an address that leads nowhere says so, with the status 404 and a way home', async ({
  visit,
}) => {
  const page = await visit('northlight', {
    path: '/no/such/page',
    refusals: ['404 /no/such/page'],
  });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('status.notFoundTitle'));
  await expect(page).toHaveTitle(new RegExp(say('status.notFoundTitle')));
  await page.getByRole('link', { name: say('status.notFoundHome') }).click();
  await expect(page).toHaveURL(addressOf('northlight'));
  await expect(page.getByRole('tab', { name: say('home.tabHot') })).toBeVisible();
});
