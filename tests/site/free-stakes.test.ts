import type { Page } from 'playwright';
import { catalogue } from '#catalogue/catalogue.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { movePoints } from '#platform/money/points/move-points.ts';
import { stakesOf } from '#platform/play/game-lobby/session-stakes.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { audit } from '../support/browser-audit.ts';
import { overflow } from '../support/browser-layout.ts';
import { expect, nightly, test } from '../support/browser.ts';
import {
  newPlayer,
  PAYMENT_PASSWORD,
  payByProvider,
  type Player,
} from '../support/browser-money.ts';
import {
  buttonOf,
  endedBetsOf,
  type Play,
  playOf,
  playSay,
  setStake,
  whenInReach,
} from '../support/browser-play.ts';
import { say } from '../support/site-messages.ts';

const dice = catalogue.find(({ gameCode }) => gameCode === 'coachhouse-golden-dice');
if (!dice) throw new Error('the catalogue has no dice');

/** The game of dice that the page is on. */
const diceIn = async (page: Page, database: Database, player: Player): Promise<Play> => {
  await whenInReach(page);
  const stored = await database
    .selectFrom('game')
    .select(['nodeId', 'minimumStakeUnits', 'maximumStakeUnits'])
    .where('nodeId', '=', dice.nodeId)
    .executeTakeFirstOrThrow();
  const game = { nodeId: dice.nodeId, name: dice.names.en, ...stakesOf(stored, null) };
  const { currency } = player.merchant.config;
  return playOf({ page, database, player: { ...player, type: 0 }, game }, currency);
};

const bonusMinor = async ({ database, player }: Play): Promise<number> => {
  const { merchantId, memberId, merchant } = player;
  const { currency } = merchant.config;
  return (await readBalances(database, merchantId, memberId, currency)).bonus.balanceMinor;
};

/** Rolls the dice once in the game itself: the stake is the free stake’s, and what is left is said over the game. */
const rollOnce = async (play: Play): Promise<void> => {
  const { page, money } = play;
  const note = page.getByText(say('freeStake.here', { amount: money(await bonusMinor(play)) }));
  await expect(note).toBeVisible();
  const stakeMinor = await setStake(play);
  await buttonOf(play, playSay('dice.roll')).click();

  const bets = await endedBetsOf(play);

  expect(bets.map((bet) => [bet.stakeMinor, bet.bonusStakeMinor])).toEqual([
    [stakeMinor, stakeMinor],
  ]);
  const left = money(await bonusMinor(play));
  await expect(page.getByText(say('freeStake.here', { amount: left }))).toBeVisible();
};

/** Plays rounds that win as much as they stake until the free stake has become cash. */
const playThrough = async (
  { database, player, game }: Play,
  stakeMinor: number,
): Promise<number> => {
  const { merchant, merchantId, memberId } = player;
  for (let round = 0; round < 10; round += 1) {
    const bet = { memberId, vendorCode: dice.vendor, transactionId: `free ${memberId} ${round}` };
    await placeBet(database, merchant, {
      ...bet,
      gameType: dice.gameType,
      nodeId: game.nodeId,
      stakeMinor,
    });
    await settleBet(database, merchant, { ...bet, payoutMinor: stakeMinor * 2 });
    const { status, convertedMinor } = await database
      .selectFrom('bonus')
      .select(['status', 'convertedMinor'])
      .where('merchantId', '=', merchantId)
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow();
    if (status === 'COMPLETED') return convertedMinor ?? 0;
  }
  throw new Error('the free stake was not played through');
};

nightly(
  'a deposit brings a free stake: claimed, used in its game, turned over, cash',
  async ({ visit, database }) => {
    const player = await newPlayer(database, 'oasis');
    const { token } = player;
    const page = await visit('oasis', {
      path: '/promotions#caravan-dice',
      token,
      language: 'en',
      direct: true,
    });
    const offer = page.locator('article#caravan-dice');
    await offer.getByRole('button', { name: say('promotionOffer.join') }).click();
    await offer.getByRole('link', { name: say('promotionOffer.deposit') }).click();
    await payByProvider(page, '150');
    await page.goto('/rewardCenter');
    const reward = page.getByRole('article').filter({ hasText: 'The caravan’s dice' });
    await reward.getByRole('button').click();
    await expect(
      page.getByText(say('rewardCenter.claimed', { title: 'The caravan’s dice' })),
    ).toBeVisible();

    await page.goto('/bonusDetails');
    const bonus = page.getByRole('article').first();
    await expect(bonus).toContainText(say('freeStake.on'));
    expect(await audit(page)).toEqual([]);
    await bonus.getByRole('link', { name: say('freeStake.play', { name: dice.names.en }) }).click();
    const play = await diceIn(page, database, player);
    expect(await audit(page)).toEqual([]);
    await rollOnce(play);

    const before = await play.readAccounts();
    const cashMinor = await playThrough(play, 1000);
    expect(await play.readAccounts()).toEqual({ cash: before.cash + cashMinor, locked: 0 });
    await page.goto('/bonusDetails');
    await expect(bonus.getByText(say('bonus.states.COMPLETED'))).toBeVisible();
    await expect(bonus).toContainText(play.money(cashMinor));
  },
);

test('points buy a free stake, and its game uses it on a phone', async ({ visit, database }) => {
  const player = await newPlayer(database, 'volt');
  const { merchantId, memberId, token } = player;
  await database.transaction().execute((tx) =>
    movePoints(tx, {
      merchantId,
      memberId,
      reason: 'granted',
      key: `journey ${memberId}`,
      points: 2000 * 100,
    }),
  );
  const page = await visit('volt', {
    path: '/pointMall',
    token,
    language: 'en',
    phone: true,
    direct: true,
  });

  await page.getByRole('button', { name: 'Free roll' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say('mall.facts.games'));
  await expect(dialog).toContainText(say('mall.facts.most'));
  expect(await audit(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('mall.redeem') }).click();
  await dialog.getByLabel(say('fields.paymentPassword')).fill(PAYMENT_PASSWORD);
  await dialog.getByRole('button', { name: say('mall.confirm') }).click();
  await expect(page.getByText(say('mall.credited'))).toBeVisible();

  await page.goto(`/game/${dice.nodeId}`);
  const play = await diceIn(page, database, player);
  expect(await overflow(page)).toBe(0);
  await rollOnce(play);
});
