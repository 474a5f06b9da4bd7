import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playMove, playResume, playRound } from '#api/play.ts';
import { playHistory, playRoundDetail } from '#api/play-history.ts';
import { vendorBet, vendorRollback, vendorWin } from '#api/vendor-protocol.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { type LossyWay, startLossyProxy } from '../support/lossy-proxy.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestPage, type TestVendor } from '../support/vendor.ts';

const dice = gameOfKind('dice');
const mines = gameOfKind('mines');
const CASH_MINOR = 100_000;

/** As in earnest, but for what nobody waits for here: a stake that is asked for again may take a busy machine seconds. */
const quick = { answerMs: 6000, stakeLifeMs: 9000, resendMs: 50 };

let platform: TestPlatform;
let way: LossyWay;
let vendor: TestVendor;

beforeAll(async () => {
  platform = await startGamesFixture(['dice', 'mines']);
  way = await startLossyProxy(platform.port);
  vendor = await startTestVendor(platform, {
    platformUrl: way.url,
    times: quick,
  });
});

beforeEach(() => way.setFate(() => 'passes'));

afterAll(async () => {
  await vendor.close();
  await way.close();
  await platform.close();
});

const cashOf = async ({ merchantId, memberId }: OpenedMember): Promise<number> => {
  const { cash } = await readBalances(platform.database, merchantId, memberId, 'USD');
  return cash.balanceMinor;
};

const betsOf = ({ memberId }: OpenedMember) =>
  platform.database
    .selectFrom('bet')
    .select(['status', 'stakeMinor', 'payoutMinor'])
    .where('memberId', '=', memberId)
    .execute();

const roll = (page: TestPage) => ({
  requestId: randomUUID(),
  choice: { side: 'over', mark: 5000 },
  stakeMinor: page.facts.minimumStakeMinor,
});

const startMines = async (page: TestPage): Promise<string> => {
  const started = await page.call(playRound, {
    requestId: randomUUID(),
    choice: { mines: 1 },
    stakeMinor: page.facts.minimumStakeMinor,
  });
  if (!started.ok) throw new Error(started.refusal);
  return started.value.round.roundId;
};

/** Nothing waits to be sent any more. */
const allSaid = () =>
  expect
    .poll(() =>
      vendor.database.selectFrom('message').select('id').where('state', '=', 'pending').execute(),
    )
    .toEqual([]);

test('an answer that was lost is asked for again: one bet, one outcome', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, dice.nodeId);
  way.setFate((path, count) => (path === vendorBet.path && count < 2 ? 'answerIsLost' : 'passes'));

  const played = await page.call(playRound, roll(page));

  if (!played.ok) throw new Error(played.refusal);
  expect(way.countOf(vendorBet.path)).toBe(3);
  expect(await betsOf(member)).toHaveLength(1);
  expect(await cashOf(member)).toBe(played.value.balanceMinor);
});

test('a stake whose fate nobody knows is taken back, and the player can play again', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, dice.nodeId);
  way.setFate((path) => (path === vendorBet.path ? 'answerIsLost' : 'passes'));

  const asked = roll(page);
  const unknown = await page.call(playRound, asked);
  expect(unknown).toMatchObject({ ok: false, refusal: 'wallet_unreachable' });
  expect(await betsOf(member)).toHaveLength(1);
  await allSaid();
  way.setFate(() => 'passes');
  // The same request again is answered for good, and stakes nothing.
  const again = await page.call(playRound, asked);
  expect(again).toMatchObject({
    ok: true,
    value: { round: { status: 'void', payoutMinor: null } },
  });

  expect(await cashOf(member)).toBe(CASH_MINOR);
  expect(await betsOf(member)).toMatchObject([{ status: 'void' }]);
  expect(await page.call(playHistory)).toMatchObject({ value: { rounds: [] } });
  const next = await page.call(playRound, roll(page));
  expect(next).toMatchObject({ ok: true, value: { round: { paid: true } } });
});

test('a stake that never arrived is barred for ever by its rollback', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, dice.nodeId);
  way.setFate((path) => (path === vendorBet.path ? 'isLost' : 'passes'));

  await page.call(playRound, roll(page));
  await allSaid();

  expect(way.countOf(vendorRollback.path)).toBe(1);
  expect(await betsOf(member)).toEqual([]);
  expect(await cashOf(member)).toBe(CASH_MINOR);
  const { rounds } = await platform.database
    .selectFrom('betTombstone')
    .select((count) => count.fn.countAll<number>().as('rounds'))
    .where('memberId', '=', member.memberId)
    .executeTakeFirstOrThrow();
  expect(rounds).toBe(1);
});

test('a payout that the wallet does not hear at once is on its way, and arrives once', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, mines.nodeId);
  const roundId = await startMines(page);
  way.setFate((path, count) => (path === vendorWin.path && count < 8 ? 'answerIsLost' : 'passes'));

  const take = { requestId: randomUUID(), roundId, step: 0, move: { act: 'take' } };
  const taken = await page.call(playMove, take);

  expect(taken).toMatchObject({ ok: true, value: { round: { status: 'ended', paid: false } } });
  await allSaid();
  const detail = await page.call(playRoundDetail, { roundId });
  expect(detail).toMatchObject({ value: { round: { status: 'ended', paid: true } } });
  expect(await cashOf(member)).toBe(CASH_MINOR);
  expect(await betsOf(member)).toMatchObject([{ status: 'settled' }]);
});

test('a service that is started anew sends what the old one left, and resumes the open round', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, mines.nodeId);
  const roundId = await startMines(page);
  way.setFate((path) => (path === vendorWin.path ? 'isLost' : 'passes'));
  const other = await vendor.open(await openGambler(platform, CASH_MINOR), mines.nodeId);
  const left = await startMines(other);
  await other.call(playMove, {
    requestId: randomUUID(),
    roundId: left,
    step: 0,
    move: { act: 'take' },
  });

  const { port: before } = vendor;
  await vendor.stop();
  way.setFate(() => 'passes');
  vendor = await startTestVendor(platform, {
    platformUrl: way.url,
    times: quick,
  });

  expect(vendor.port).not.toBe(before);
  await allSaid();
  expect(await vendor.call(other.token, playRoundDetail, { roundId: left })).toMatchObject({
    value: { round: { paid: true } },
  });
  expect(await vendor.call(page.token, playResume)).toMatchObject({
    value: { round: { roundId, status: 'open' } },
  });
});

test('after all of this the books are sound', async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});
