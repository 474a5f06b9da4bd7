import type { Page } from 'playwright';
import { EVENTS_PATH } from '#api/events.ts';
import { lotteryDraw, lotteryGame } from '#api/lottery-board.ts';
import { lotteryLobby } from '#api/lottery.ts';
import { expect, nightly, test, whenAlive } from '../support/browser.ts';
import {
  addToSlip,
  drawBought,
  gameOf,
  openAt,
  pickAll,
  place,
  slipOf,
  ticketsOf,
} from '../support/browser-lottery.ts';
import { say } from '../support/site-messages.ts';

const gameCode = 'bamboodrum-hourly-six-mark';

/** What a point of the leaderboard takes: a hundred of the brand's currency. */
const POINT_MINOR = 10_000;

/**
 * The stream of events has begun to tell, as to the player. It opens by itself soon after a page has come: it is
 * waited for from the page's beginning, when that of the page before is no more.
 */
const reloadListening = async (page: Page): Promise<void> => {
  await page.reload({ waitUntil: 'commit' });
  await page.waitForResponse(
    (answer) =>
      new URL(answer.url()).pathname === EVENTS_PATH &&
      answer.request().headers()['authorization'] !== undefined,
  );
  await whenAlive(page);
};

nightly(
  'the numbers of a draw come with the news of it, before anybody is answered',
  async ({ visit, database }) => {
    const { minimumStakeMinor } = await gameOf(gameCode);
    const { page, player } = await openAt({ visit, database }, `/lottery?gameCode=${gameCode}`);
    await reloadListening(page);
    await pickAll(page, say('lottery.rows.special'));
    await addToSlip(page, 49 * minimumStakeMinor);
    await place(page);
    await expect(slipOf(page).getByRole('status')).toContainText(say('lottery.slip.placedTitle'));
    await expect(ticketsOf(page)).toContainText(say('history.bets.states.open'));
    const seen = Promise.withResolvers<void>();
    await page.route(
      (url) => [lotteryDraw.path, lotteryGame.path].some((path) => url.pathname.endsWith(path)),
      async (route) => {
        await seen.promise;
        await route.continue();
      },
    );

    const issue = say('lottery.issue', { issue: await drawBought(database, player) });
    const draw = page.getByRole('article').filter({ hasText: issue });
    await expect(draw.getByRole('listitem')).toHaveCount(7);
    seen.resolve();
    await expect(ticketsOf(page)).not.toContainText(say('history.bets.states.open'));
  },
);

test('the lobby shows a draw when it hears of it', async ({ visit, database }) => {
  const { minimumStakeMinor } = await gameOf(gameCode);
  const buyer = await openAt({ visit, database }, `/lottery?gameCode=${gameCode}`);
  await pickAll(buyer.page, say('lottery.rows.special'));
  await addToSlip(buyer.page, 49 * minimumStakeMinor);
  await place(buyer.page);
  await expect(ticketsOf(buyer.page)).toHaveCount(1);
  const { page } = await openAt({ visit, database }, '/lottery');
  await reloadListening(page);
  const asked = page.waitForResponse((answer) =>
    new URL(answer.url()).pathname.endsWith(lotteryLobby.path),
  );

  const issueNo = await drawBought(database, buyer.player);
  await asked;
  await expect(page.getByText(issueNo, { exact: true }).first()).toBeVisible();
});

nightly('players are ranked by their points, under masked names', async ({ visit, database }) => {
  const { page, player } = await openAt({ visit, database }, `/lottery?gameCode=${gameCode}`);
  // One number: what covers all of them is no valid bet.
  await page
    .getByRole('group', { name: say('lottery.rows.special'), exact: true })
    .getByRole('button', { name: '07' })
    .click();
  await page
    .getByRole('textbox', { name: say('lottery.stake.unit') })
    .fill(String(POINT_MINOR / 100));
  await addToSlip(page, POINT_MINOR);
  await place(page);
  await expect(ticketsOf(page)).toHaveCount(1);
  await drawBought(database, player);
  await page.goto('/lottery');

  const board = page.getByRole('list', { name: say('lottery.leaders.title') });
  const places = board.getByRole('listitem');
  await expect(places.first()).toContainText(/point.+ticket/);
  await expect(board).not.toContainText(player.username);
  await page
    .locator('label')
    .filter({ hasText: say('lottery.leaders.periods.daily') })
    .click();
  await expect(places.first()).toContainText(/point.+ticket/);
});
