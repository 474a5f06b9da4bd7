import { races } from '#api/races.ts';
import { formatMoney } from '#domain/format-money.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { runRaces } from '#platform/money/races/run-races.ts';
import { racesFollower } from '#platform/play/contests/races-follower.ts';
import { followUntilNow } from '../support/follow-until-now.ts';
import { audit } from '../support/browser-audit.ts';
import { expect, journeys, test } from '../support/browser.ts';
import { overflow } from '../support/browser-layout.ts';
import { newPlayer, type Player } from '../support/browser-money.ts';
import { playRound } from '../support/money.ts';
import { say } from '../support/site-messages.ts';
import { withinOneDay } from '../support/within-one-day.ts';

/** Copies of brands, so that the race of no other test ends. */
const cases = [
  { code: 'mobile', phone: false, id: 'weekly-circuit', gameType: 'INHOUSE', currency: 'BRL' },
  { code: 'plenty', phone: true, id: 'calm-lap', gameType: 'LIVE', currency: 'EUR' },
] as const;

const HOUR_MS = 3_600_000;

/** More than anybody of the demo world has staked. */
const STAKE_MINOR = 50_000_000;

const race = async (
  database: Database,
  { merchant, memberId }: Player,
  gameType: GameType,
): Promise<void> => {
  await withinOneDay(merchant);
  await runRaces(database);
  await playRound(database, merchant, memberId, {
    gameType,
    stakeMinor: STAKE_MINOR,
    payoutMinor: 2 * STAKE_MINOR,
  });
  await follow(database);
};

const follow = (database: Database): Promise<void> =>
  followUntilNow({ database, log: { error: (facts: unknown) => expect(facts).toBe(null) } }, [
    racesFollower,
  ]);

/**
 * The race of a promotion is over, and so is the hour in which late corrections count. Who follows the
 * bets at this moment may be the platform: then it is looked again.
 *
 * @returns the player's prize
 */
const end = async (
  database: Database,
  { merchantId, memberId }: Player,
  id: string,
): Promise<number> => {
  await sql`update race set ends_at = now() where merchant_id = ${merchantId}
    and promotion_id = ${id} and state = 'RUNNING'`.execute(database);
  const decide = async (): Promise<number | undefined> => {
    await follow(database);
    await runRaces(database, 0);
    const prize = await database
      .selectFrom('racePrize')
      .select('amountMinor')
      .where('merchantId', '=', merchantId)
      .where('memberId', '=', memberId)
      .executeTakeFirst();
    return prize?.amountMinor;
  };
  await expect.poll(decide).toBeGreaterThan(0);
  return (await decide()) ?? 0;
};

journeys(cases)(
  'a race is run, seen live, won and paid: $code',
  async ({ code, phone, id, gameType, currency }, { visit, database }) => {
    const player = await newPlayer(database, code, { cashMinor: STAKE_MINOR });
    await race(database, player, gameType);
    const path = `/promotions#${id}`;
    const page = await visit(code, { path, token: player.token, phone, language: 'en' });
    const offer = page.locator(`article#${id}`);
    const own = offer.getByText(say('races.you'), { exact: true }).first();

    await expect(offer.getByRole('timer', { name: say('races.ends') })).toBeVisible();
    await expect(own).toBeVisible();
    expect(await audit(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    const amountMinor = await end(database, player, id);
    const amount = formatMoney(amountMinor, { currency, language: 'en' });
    await page.reload();
    await expect(offer.getByText(say('races.won', { amount }))).toBeVisible();
    await page.goto('/rewardCenter');
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: say('rewardCenter.states.received') })
        .filter({ hasText: amount }),
    ).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  },
);

test('the time left of a race is counted from this moment, however long ago it was asked for', async ({
  visit,
}) => {
  const page = await visit('mobile', { language: 'en' });
  const answer = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return (await response.json()) as { value: { races: object[] } };
  }, `${races.path}?language=en`);
  const until = (ms: number) => new Date(Date.now() + ms).toISOString();
  const running = { state: 'running', endsAt: until(2.5 * HOUR_MS) };
  const value = {
    now: until(-24 * HOUR_MS),
    races: answer.value.races.map((each) => ({ ...each, ...running })),
  };
  await page.route(`**${races.path}*`, (route) => route.fulfill({ json: { ...answer, value } }));
  await page.goto('/promotions#weekly-circuit');

  const timer = page.locator('article#weekly-circuit').getByRole('timer');
  await expect(timer.locator('time')).toHaveText(/^2 /);
});
