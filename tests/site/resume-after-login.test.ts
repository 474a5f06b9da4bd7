import type { Page } from 'playwright';
import { expect, nightly, test } from '../support/browser.ts';
import { newPlayer, type Player } from '../support/browser-money.ts';
import { loginPopup, sendLogin, signIn, signOut } from '../support/browser-session.ts';
import { say } from '../support/site-messages.ts';

/** The first game of the slots, with the buttons on its tile. */
const firstTile = async (page: Page) => {
  // Until the site is alive the page's own words stand there, in an article without a button.
  const tile = page
    .getByRole('article')
    .filter({ has: page.locator('button') })
    .first();
  await tile.hover();
  return {
    play: tile.getByRole('button', { name: new RegExp(`^${say('game.play')}`) }),
    heart: tile.getByRole('button', { name: new RegExp(`^${say('game.favorite')}`) }),
  };
};

const logIn = async (page: Page, player: Player): Promise<void> => {
  await sendLogin(loginPopup(page), player);
  await expect(loginPopup(page)).toBeHidden();
};

test('a game that was asked for before the login begins after it, once', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'northlight', { cashMinor: 100_000 });
  const page = await visit('northlight', { path: '/rng', direct: true });
  const { play } = await firstTile(page);
  const [, name = ''] = (await play.getAttribute('aria-label'))?.split(': ') ?? [];
  await play.click();
  await logIn(page, player);

  await expect(page).toHaveURL(/\/game\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/rng$/);
});

nightly(
  'a heart that was pressed before the login is filled after it, and stays so',
  async ({ visit, database }) => {
    const player = await newPlayer(database, 'northlight');
    const marked = () =>
      database
        .selectFrom('favorite')
        .select('nodeId')
        .where('memberId', '=', player.memberId)
        .execute();
    const page = await visit('northlight', { path: '/rng' });
    await (await firstTile(page)).heart.click();
    await logIn(page, player);

    await expect((await firstTile(page)).heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await marked()).length).toBe(1);

    // A visitor does not see what is marked: the press that follows asks for nothing new.
    await signOut(page, player.username);
    await page.goto('/rng');
    await (await firstTile(page)).heart.click();
    await logIn(page, player);
    await expect((await firstTile(page)).heart).toHaveAttribute('aria-pressed', 'true');
    expect(await marked()).toHaveLength(1);
  },
);

nightly(
  'who closes the login popup has given up what it was opened for',
  async ({ visit, database }) => {
    const player = await newPlayer(database, 'northlight');
    const page = await visit('northlight', { path: '/rng' });
    await (await firstTile(page)).play.click();
    await loginPopup(page)
      .getByRole('button', { name: say('common.close') })
      .click();
    await expect(loginPopup(page)).toBeHidden();

    await signIn(page, player);
    await expect(page).toHaveURL(/\/rng$/);
  },
);
