import type { Page } from 'playwright';
import type { Database } from '#platform/base/database/tables.ts';
import { sql } from '#platform/base/database/sql.ts';
import { claimEnvelope } from '#platform/money/red-envelopes/claim-red-envelope.ts';
import { endRounds } from '#platform/money/red-envelopes/run-envelope-rounds.ts';
import { formatMoney } from '#domain/format-money.ts';
import { audit } from '../support/browser-audit.ts';
import { expect, nightly, test } from '../support/browser.ts';
import { newPlayer, type Player } from '../support/browser-money.ts';
import { say, sayMy } from '../support/site-messages.ts';

const PROMOTION = 'moon-envelopes';

/** Which promotion a brand's envelopes are of, and in which currency. */
const brands = {
  shwe: { promotion: PROMOTION, currency: 'MMK' },
  volt: { promotion: 'loot-drop', currency: 'BRL' },
} as const;

/**
 * The promotion announces none of its own while a test is on: they have no room in its budget, nor once the pool of a round
 * that ended has come back to it.
 */
const keepFromAnnouncing = (database: Database, merchantId: number, promotion: string) =>
  sql`insert into promotion_state (merchant_id, promotion_id, committed_minor)
    select merchant_id, id, 2 * (mechanic ->> 'budgetMinor')::bigint from promotion
      where merchant_id = ${merchantId} and id = ${promotion}
    on conflict (merchant_id, promotion_id) do update
      set committed_minor = greatest(promotion_state.committed_minor, excluded.committed_minor)`.execute(
    database,
  );

/** One round of two envelopes at a brand, and no other; it opens in so many seconds. */
const announce = async (
  database: Database,
  { merchantId }: Player,
  opensInSeconds: number,
  { promotion, currency }: (typeof brands)[keyof typeof brands] = brands.shwe,
): Promise<number> => {
  await keepFromAnnouncing(database, merchantId, promotion);
  await endRounds(database, merchantId, promotion);
  const { rows } = await sql<{ id: number }>`
    insert into red_envelope_round (merchant_id, promotion_id, title, currency, pool_minor, count,
        least_minor, turnover, budget_minor, opens_at, closes_at)
      values (${merchantId}, ${promotion}, ${JSON.stringify({ my: 'လ', en: 'Moon' })}::jsonb, ${currency},
        1000000, 2, 100000, 0, 1000000000000, now() + make_interval(secs => ${opensInSeconds}),
        now() + interval '1 hour')
      returning id`.execute(database);
  return rows[0]?.id ?? 0;
};

const early = { success: false, code: 'envelope_early', message: 'Soon.' };

/** Refuses the next presses on an envelope, one with each of these answers. */
const refuseOnce = async (
  page: Page,
  answers: readonly { status: number; json: object }[],
): Promise<void> => {
  const left = [...answers];
  await page.route('**/wps/member/red-envelopes/claim', (route) => {
    const answer = left.shift();
    return answer ? route.fulfill(answer) : route.continue();
  });
};

/** The platform's job has filled a round: from then on its envelopes can be taken. */
const untilFilled = (database: Database, { merchantId }: Player, round: number): Promise<void> =>
  expect
    .poll(async () => {
      const { state } = await database
        .selectFrom('redEnvelopeRound')
        .select('state')
        .where('merchantId', '=', merchantId)
        .where('id', '=', round)
        .executeTakeFirstOrThrow();
      return state;
    })
    .toBe('OPEN');

/** The envelopes that fall over a page. */
const fallingOn = (page: Page) => page.locator('[aria-hidden="true"] > span[style*="--"]');

const overlayOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('announced, then open over any page: taken by keyboard, and once closed it stays away', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'shwe');
  const round = await announce(database, player, 300);
  const page = await visit('shwe', {
    token: player.token,
    language: 'en',
    envelopes: true,
    refusals: ['409 /wps/member/red-envelopes/claim'],
  });
  await page.clock.install();
  await page.goto('/');
  const overlay = overlayOf(page, say('redEnvelope.region'));

  await expect(overlay.getByRole('timer', { name: say('redEnvelope.opensIn') })).toBeVisible();
  await expect(overlay.getByText('Moon')).toBeVisible();
  expect(await overlay.evaluate((region) => region.contains(document.activeElement))).toBe(false);
  expect(await audit(page)).toEqual([]);

  // The page stays as it is: the round opens by the clock.
  const open = overlay.getByRole('button', { name: say('redEnvelope.open') });
  await expect(open).toHaveCount(0);
  await sql`update red_envelope_round set opens_at = now() where id = ${round}`.execute(database);
  await expect(async () => {
    await page.clock.fastForward('05:00');
    await expect(open).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(fallingOn(page).filter({ visible: true })).toHaveCount(0);
  expect(await audit(page)).toEqual([]);
  // The page may be ahead of the job that fills the round: a press before that is told so, and misses nothing.
  await refuseOnce(page, [{ status: 409, json: early }]);
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(overlay.getByText(say('refusalsLater.envelope_early'))).toBeVisible();
  await expect(async () => {
    if (await open.isVisible()) {
      await open.focus({ timeout: 1000 });
      await page.keyboard.press('Enter');
    }
    await expect(overlay.getByText(say('redEnvelope.wonTitle'))).toBeVisible({ timeout: 2000 });
  }).toPass();
  const { amountMinor } = await database
    .selectFrom('redEnvelope')
    .select('amountMinor')
    .where('merchantId', '=', player.merchantId)
    .where('roundId', '=', round)
    .where('memberId', '=', player.memberId)
    .executeTakeFirstOrThrow();
  await expect(overlay).toContainText(
    formatMoney(amountMinor, { currency: 'MMK', language: 'en' }),
  );
  await expect
    .poll(() => overlay.evaluate((region) => region.contains(document.activeElement)))
    .toBe(true);
  expect(await audit(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();

  await page.goto('/rewardCenter');
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: say('rewardCenter.states.received') })
      .first(),
  ).toContainText('Moon');
  await expect(overlay).toBeHidden();
});

test('on a phone they fall over the page, not over a game; when all are taken they go', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'shwe');
  const { merchant } = player;
  const round = await announce(database, player, -1);
  const page = await visit('shwe', {
    token: player.token,
    phone: true,
    motion: 'no-preference',
    envelopes: true,
  });
  const overlay = overlayOf(page, sayMy('redEnvelope.region'));
  const open = overlay.getByRole('button', { name: sayMy('redEnvelope.open') });
  await expect(open).toBeVisible();
  await expect(fallingOn(page)).toHaveCount(14);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const { nodeId } = await database
    .selectFrom('game')
    .select('nodeId')
    .where('gameType', '=', 'RNG')
    .where('vendorCode', '=', 'EMBERWICK')
    .limit(1)
    .executeTakeFirstOrThrow();
  const told = page.waitForResponse(/\/wps\/member\/red-envelopes\?/);
  await page.goto(`/game/${nodeId}`);
  await told;
  await expect(page.getByRole('button', { name: sayMy('gamePlay.exit') })).toBeVisible();
  await expect(overlay).toHaveCount(0);

  await page.goto('/promotions');
  await expect(open).toBeVisible();
  await untilFilled(database, player, round);
  for (const { memberId } of [await newPlayer(database, 'shwe'), await newPlayer(database, 'shwe')])
    await database
      .transaction()
      .execute((tx) =>
        claimEnvelope(tx, { merchant, memberId, ip: '192.0.2.1', deviceId: null }, round),
      );
  await expect(overlay).toBeHidden();
});

test('no red envelope lies over a form of money', async ({ visit, database }) => {
  const player = await newPlayer(database, 'shwe');
  await announce(database, player, -1);
  const page = await visit('shwe', { token: player.token, language: 'en', envelopes: true });
  const overlay = overlayOf(page, say('redEnvelope.region'));
  await expect(overlay).toBeVisible();

  const known = page.waitForResponse('**/wps/member/red-envelopes?*');
  await page.goto('/depositv2');
  await expect(page.getByRole('textbox', { name: say('deposit.amount') })).toBeVisible();
  await known;
  await expect(overlay).toHaveCount(0);
  await page.goto('/transactionHistory');

  await expect(overlay).toBeVisible();
});

nightly(
  'in another brand a calm card opens one; while the platform is away it says so, and stays to be opened',
  async ({ visit, database }) => {
    const player = await newPlayer(database, 'volt');
    const round = await announce(database, player, -1, brands.volt);
    const page = await visit('volt', {
      path: '/promotions#loot-drop',
      token: player.token,
      envelopes: true,
      refusals: ['503 /wps/member/red-envelopes/claim', '429 /wps/member/red-envelopes/claim'],
    });
    const overlay = overlayOf(page, say('redEnvelope.region'));
    const open = overlay.getByRole('button', { name: say('redEnvelope.open') });
    await expect(open).toBeVisible();
    // Who wants less motion sees nothing fall.
    await expect(fallingOn(page).filter({ visible: true })).toHaveCount(0);
    expect(await audit(page)).toEqual([]);

    await refuseOnce(page, [
      { status: 503, json: { success: false, code: 'unavailable', message: 'Soon.' } },
      { status: 429, json: { success: false, code: 'rate_limited', message: 'Slowly.' } },
    ]);
    await open.click();
    await expect(overlay.getByText(say('refusals.unavailable'))).toBeVisible();

    // Who asks too often has missed nothing.
    await open.click();
    await expect(overlay.getByText(say('refusals.rate_limited'))).toBeVisible();
    await expect(open).toBeVisible();
    await open.click();

    await expect(overlay.getByText(say('redEnvelope.wonTitle'))).toBeVisible();
    const taken = await database
      .selectFrom('redEnvelope')
      .select('amountMinor')
      .where('merchantId', '=', player.merchantId)
      .where('roundId', '=', round)
      .where('memberId', '=', player.memberId)
      .execute();
    expect(taken).toHaveLength(1);
    const amount = formatMoney(taken[0]?.amountMinor ?? 0, { currency: 'BRL', language: 'en' });
    await expect(overlay).toContainText(amount);
    await page.goto('/rewardCenter');
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: say('rewardCenter.states.received') })
        .first(),
    ).toContainText(amount);
  },
);
