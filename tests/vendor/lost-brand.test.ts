import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playMove, playRound } from '#api/play.ts';
import { playRoundDetail } from '#api/play-history.ts';
import { vendorBet, vendorWin } from '#api/vendor-protocol.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { sql } from '#vendor/database/sql.ts';
import {
  gameOfKind,
  gamesMerchant,
  openGambler,
  startGamesFixture,
} from '../support/games-fixture.ts';
import { type LossyWay, startLossyProxy } from '../support/lossy-proxy.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestPage, type TestVendor } from '../support/vendor.ts';

const mines = gameOfKind('mines');
const CASH_MINOR = 100_000;

let platform: TestPlatform;
let way: LossyWay;
let vendor: TestVendor;

beforeAll(async () => {
  platform = await startGamesFixture(['mines']);
  way = await startLossyProxy(platform.port);
  // As in earnest, but sooner.
  const times = { answerMs: 1500, stakeLifeMs: 3000, resendMs: 50 };
  vendor = await startTestVendor(platform, { platformUrl: way.url, times });
});

beforeEach(() => way.setFate(() => 'passes'));

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await vendor.close();
  await way.close();
  await platform.close();
});

const cashOf = async ({ merchantId, memberId }: OpenedMember): Promise<number> =>
  (await readBalances(platform.database, merchantId, memberId, 'USD')).cash.balanceMinor;

const betsOf = ({ memberId }: OpenedMember) =>
  platform.database.selectFrom('bet').select('status').where('memberId', '=', memberId).execute();

const start = (page: TestPage) =>
  page.call(playRound, {
    requestId: randomUUID(),
    choice: { mines: 1 },
    stakeMinor: page.facts.minimumStakeMinor,
  });

/** How the last message of a call stands, and what its last try was told. */
const lastOf = (call: 'bet' | 'win') =>
  vendor.database
    .selectFrom('message')
    .select(['state', 'refusal'])
    .where('call', '=', call)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Nothing waits to be sent any more. */
const allSaid = () =>
  expect
    .poll(
      () =>
        vendor.database.selectFrom('message').select('id').where('state', '=', 'pending').execute(),
      { timeout: 60_000 },
    )
    .toEqual([]);

/** A page of a game; a slow machine may need more tries. */
const openPage = async (member: OpenedMember): Promise<TestPage> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await vendor.open(member, mines.nodeId);
    } catch (error) {
      if (tries === 5) throw error;
    }
};

/** A round whose stake was taken, however slow the machine is. */
const startForSure = async (page: TestPage): Promise<string> => {
  for (let tries = 1; ; tries += 1) {
    const started = await start(page);
    if (started.ok && started.value.round.status === 'open') return started.value.round.roundId;
    if (tries === 5) throw new Error('no stake was taken');
    await allSaid();
  }
};

/** The brand is not served for as long as some work takes. */
const withoutBrand = async (work: () => Promise<unknown>): Promise<void> => {
  await platform.reload([]);
  try {
    await work();
  } finally {
    await platform.reload([gamesMerchant(['mines'])]);
  }
};

test('a stake whose answer was lost is not given up, though its brand is away when it is asked for again', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await openPage(member);
  way.setFate((path) => (path === vendorBet.path ? 'answerIsLost' : 'passes'));
  await start(page);

  await withoutBrand(async () => {
    way.setFate(() => 'passes');
    // Told, or taken back meanwhile where the machine is slow.
    await expect
      .poll(
        async () => {
          const { state, refusal } = await lastOf('bet');
          return state === 'pending' ? refusal : state;
        },
        { timeout: 60_000 },
      )
      .not.toBe(null);
    expect((await lastOf('bet')).state).not.toBe('refused');
  });
  await allSaid();

  // What the platform holds of it is what the service knows of it.
  const [bet] = await betsOf(member);
  const { status } = await vendor.database
    .selectFrom('round')
    .select('status')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(['open', 'void']).toContain(status);
  expect(bet ?? { status: 'void' }).toEqual({ status });
});

test('a win that comes while its brand is away arrives by itself once it is back', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await openPage(member);
  const roundId = await startForSure(page);
  const take = { requestId: randomUUID(), roundId, step: 0, move: { act: 'take' } };

  await withoutBrand(async () => {
    expect(await page.call(playMove, take)).toMatchObject({ value: { round: { paid: false } } });
    expect(way.countOf(vendorWin.path)).toBeGreaterThan(0);
    expect(await lastOf('win')).toMatchObject({ state: 'pending' });
  });
  await allSaid();

  expect(await page.call(playRoundDetail, { roundId })).toMatchObject({
    value: { round: { status: 'ended', paid: true } },
  });
  expect(await cashOf(member)).toBe(CASH_MINOR);
});

test('a stake whose answer was lost is taken back, though our key was not known when it was asked for again', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await openPage(member);
  way.setFate((path, count) => {
    if (path !== vendorBet.path) return 'passes';
    return count === 0 ? 'answerIsLost' : 'isUnknown';
  });

  expect(await start(page)).not.toMatchObject({ refusal: 'wallet_refused' });
  await allSaid();

  expect(await betsOf(member)).not.toContainEqual({ status: 'open' });
  expect(await cashOf(member)).toBe(CASH_MINOR);
});

test('a round of which a payout waits for a person is not said to be paid', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await openPage(member);
  const roundId = await startForSure(page);
  const stakeMinor = page.facts.minimumStakeMinor;
  // A second stake of the round, of which the platform knows nothing: its payout is refused, before the other is taken.
  await sql`insert into message (id, vendor_code, call, request_id, transaction_id, round_id, stake_minor, body, state, next_try_at)
    overriding system value
    select -1, vendor_code, 'bet', 'bet:foreign', 'foreign', round_id, ${stakeMinor}, body, 'done', now()
      from message where round_id = ${roundId}`.execute(vendor.database);

  const take = { requestId: randomUUID(), roundId, step: 0, move: { act: 'take' } };
  const taken = await page.call(playMove, take);
  await allSaid();

  expect(taken).toMatchObject({ value: { round: { status: 'ended', paid: false } } });
  expect(await page.call(playRoundDetail, { roundId })).toMatchObject({
    value: { round: { paid: false } },
  });
});
