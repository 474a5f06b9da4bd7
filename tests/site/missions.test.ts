import type { Page } from 'playwright';
import { formatMoney } from '#domain/format-money.ts';
import type { GameType } from '#generated/merchant-config.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { runRaces } from '#platform/money/races/run-races.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { missionsFollower } from '#platform/play/contests/missions-follower.ts';
import { racesFollower } from '#platform/play/contests/races-follower.ts';
import { followUntilNow } from '../support/follow-until-now.ts';
import { audit } from '../support/browser-audit.ts';
import { expect, nightly, test } from '../support/browser.ts';
import { newPlayer, type Player } from '../support/browser-money.ts';
import { say, sayMy } from '../support/site-messages.ts';
import { withinOneDay } from '../support/within-one-day.ts';

/** Plays a round of each of three games, and counts all that has ended. */
const playThree = async (
  database: Database,
  { merchant, memberId }: Player,
  round: { gameType: GameType; stakeMinor: number },
): Promise<void> => {
  await withinOneDay(merchant);
  await runRaces(database);
  for (const nodeId of [1, 2, 3]) {
    const bet = { memberId, vendorCode: 'TESTER', transactionId: `three ${memberId}-${nodeId}` };
    const placed = await placeBet(database, merchant, { ...bet, ...round, nodeId });
    if (!placed.ok) throw new Error(placed.code);
    await settleBet(database, merchant, { ...bet, payoutMinor: 0 });
  }
  await followUntilNow({ database, log: { error: () => undefined } }, [
    missionsFollower,
    racesFollower,
  ]);
};

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ hasText: title }).first();

test('play, and a mission is complete; it is claimed, and the race shows the own place', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'volt', { cashMinor: 1_000_000 });
  await playThree(database, player, { gameType: 'INHOUSE', stakeMinor: 20_000 });
  const page = await visit('volt', { path: '/missionLeaderboard', token: player.token });

  const points = say('mall.points', { count: 200, shown: '200' });
  await expect(cardOf(page, 'Season regular')).toContainText(points);
  const mission = cardOf(page, 'Map scout');
  await expect(mission).toContainText(say('missions.states.claimable'));
  expect(await audit(page)).toEqual([]);
  await mission.getByRole('button', { name: say('missions.claim') }).click();
  await expect(mission).toContainText(say('missions.states.claimed'));

  await page.getByRole('tab', { name: say('missions.tabs.races') }).click();
  await expect(page.getByRole('timer', { name: say('races.ends') })).toBeVisible();
  await expect(page.getByText(say('races.you'), { exact: true }).first()).toBeVisible();
  expect(await audit(page)).toEqual([]);

  await page.goto('/promotions#weekly-circuit');
  const offer = page.locator('article#weekly-circuit');
  await expect(offer.getByRole('timer', { name: say('races.ends') })).toBeVisible();
  await expect(offer.getByText(say('races.you'), { exact: true }).first()).toBeVisible();
});

nightly('on a phone, in Burmese: a lantern is lit and claimed', async ({ visit, database }) => {
  const player = await newPlayer(database, 'shwe', { cashMinor: 100_000_000 });
  await playThree(database, player, { gameType: 'RNG', stakeMinor: 100_000 });
  const page = await visit('shwe', {
    path: '/missionLeaderboard',
    token: player.token,
    phone: true,
  });

  const mission = cardOf(page, 'ည၏ မီးပုံးများ');
  await expect(mission).toContainText(formatMoney(50_000, { currency: 'MMK', language: 'my' }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
  await mission.getByRole('button', { name: sayMy('missions.claim') }).click();
  await expect(mission).toContainText(sayMy('missions.states.claimed'));
});
