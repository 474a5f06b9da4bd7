import { placeTickets } from '#api/lottery-tickets.ts';
import { drawNow } from '#platform/play/lottery/draw-now.ts';
import { inject } from 'vitest';
import { expect, nightly, test } from '../support/browser.ts';
import {
  addToSlip,
  CASH,
  CODE,
  gameOf,
  money,
  openAt,
  place,
  slipOf,
  ticketsOf,
} from '../support/browser-lottery.ts';
import { audit } from '../support/browser-audit.ts';
import { overflow, smallTargets } from '../support/browser-layout.ts';
import { readAccounts } from '../support/money.ts';
import { callAt } from '../support/platform.ts';
import { say } from '../support/site-messages.ts';

test('a lost answer is asked for again, and nothing is bought twice', async ({
  visit,
  database,
}) => {
  const gameCode = 'bamboodrum-golden-six-mark';
  const { minimumStakeMinor } = await gameOf(gameCode);
  const path = placeTickets.path;
  const { page, player } = await openAt({ visit, database }, `/lottery?gameCode=${gameCode}`, {
    refusals: [`net::ERR_FAILED ${path}`],
  });
  await page.getByRole('button', { name: '07', exact: true }).click();
  await addToSlip(page, minimumStakeMinor);
  let sent = 0;
  await page.route(`**${path}*`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    if (sent > 1) return route.continue();
    // It arrives, but nobody hears of it.
    const caller = { host: `${CODE}.localhost`, token: player.token };
    await callAt(inject('site').port, caller, placeTickets, route.request().postDataJSON());
    await route.abort('failed');
  });

  await slipOf(page)
    .getByRole('button', { name: say('lottery.slip.place') })
    .dblclick();
  await expect(slipOf(page).getByText(say('lottery.slip.unknownText'))).toBeVisible();
  await slipOf(page)
    .getByRole('button', { name: say('lottery.slip.askAgain') })
    .click();

  await expect(slipOf(page).getByRole('status')).toContainText(say('lottery.slip.placedTitle'));
  await expect(ticketsOf(page)).toHaveCount(1);
  expect(sent).toBe(2);
  const { cash } = await readAccounts(database, player.merchant, player.memberId);
  expect(cash).toBe(CASH - minimumStakeMinor);
});

nightly(
  'a slip is played in several draws, and what is stopped comes back',
  async ({ visit, database }) => {
    const gameCode = 'monsoonnumbers-golden-2d';
    const { minimumStakeMinor } = await gameOf(gameCode);
    const { page, player } = await openAt({ visit, database }, `/seaLottery?gameCode=${gameCode}`, {
      phone: true,
    });
    const accounts = () => readAccounts(database, player.merchant, player.memberId);

    await page.getByRole('button', { name: '38', exact: true }).click();
    await addToSlip(page, minimumStakeMinor);
    await page.getByRole('button', { name: say('lottery.slip.toSlip'), exact: true }).click();
    await expect(slipOf(page)).toBeFocused();
    await slipOf(page).getByText(say('lottery.follow.on')).click();
    await expect(
      slipOf(page)
        .getByText(money(5 * minimumStakeMinor))
        .first(),
    ).toBeVisible();
    await slipOf(page)
      .getByRole('button', { name: new RegExp(`^${say('lottery.stake.fewer')}`) })
      .nth(1)
      .click();
    await place(page);
    const placed = slipOf(page).getByRole('status');
    await expect(placed).toContainText(say('lottery.slip.placedTitle'));
    await expect(placed).toContainText(say('lottery.follow.draws', { count: 4 }));
    expect((await accounts()).cash).toBe(CASH - 4 * minimumStakeMinor);

    await page.getByRole('tab', { name: say('lottery.tabs.plans') }).click();
    await page.getByRole('button', { name: say('lottery.plans.cancel') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('lottery.plans.cancel') })
      .click();
    await expect(
      page.getByText(say('lottery.plans.states.cancelled'), { exact: true }),
    ).toBeVisible();
    expect(await accounts()).toMatchObject({ cash: CASH, locked: 0 });
  },
);

test('the draw can be counted again in the browser', async ({ visit, database }) => {
  const gameCode = 'bamboodrum-golden-six-mark';
  await drawNow(database, gameCode);
  const { page } = await openAt({ visit, database }, `/lottery?gameCode=${gameCode}`);

  await page.getByRole('tab', { name: say('lottery.tabs.rules') }).click();
  await page.getByRole('button', { name: say('lottery.proof.verify') }).click();

  await expect(page.getByText(say('lottery.proof.good'))).toBeVisible();
});

nightly('the lobby leads to every lottery, and fits a phone', async ({ visit, database }) => {
  const { page } = await openAt({ visit, database }, '/vnLottery', { phone: true });

  const cards = page.getByRole('article').filter({ has: page.getByRole('link') });
  await expect(cards).toHaveCount(12);
  expect(await overflow(page)).toBe(0);
  expect(await audit(page)).toEqual([]);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/vnLottery\?gameCode=/);
  await expect(page.getByRole('tablist', { name: say('lottery.board.kinds') })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  expect(await audit(page)).toEqual([]);
});

nightly(
  'a lottery that is not sold here says so, and a visitor signs in first',
  async ({ visit, database }) => {
    const { page } = await openAt({ visit, database }, '/lottery?gameCode=nothing', {
      refusals: ['404 /lgw/lottery/game'],
    });
    await expect(page.getByText(say('lottery.unknownTitle'))).toBeVisible();

    const visitor = await visit(CODE, { language: 'en', path: '/lottery' });
    await expect(visitor.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  },
);
