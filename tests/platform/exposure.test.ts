import { afterAll, beforeAll, expect, test } from 'vitest';
import { acknowledgeAlarm, readAlarms } from '#platform/base/alarms/read-alarms.ts';
import { exposureFollower } from '#platform/play/exposure/count-results.ts';
import { followUntilNow } from '../support/follow-until-now.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { readAccounts } from '../support/money.ts';
import {
  allowLongWay,
  openPlayer,
  openSlot,
  startPlayFixture,
  takeLongWay,
} from '../support/play-fixture.ts';
import { type TestVendor, vendorOf } from '../support/vendor-player.ts';

const STAKE = openSlot.minimumStakeUnits * 100;
const GAME = 40 * STAKE;

let fixture: Awaited<ReturnType<typeof startPlayFixture>>;
let vendor: TestVendor;

beforeAll(async () => {
  // The job would count amid the wins that are to add up.
  fixture = await startPlayFixture(
    { exposure: { gameMinor: GAME, vendorMinor: 3 * GAME, brandMinor: 5 * GAME } },
    { jobs: false },
  );
  vendor = vendorOf(fixture.platform, STAKE);
  await allowLongWay(fixture.platform);
});

afterAll(async () => {
  expect(await findUnsoundBooks(fixture.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await fixture.platform.close();
});

const newPlayer = (options = {}) => openPlayer(fixture.platform, fixture.merchant, options);

const cash = async (memberId: number) =>
  (await readAccounts(fixture.platform.database, fixture.merchant, memberId)).cash;

/** Counts everything that has ended by now. */
const count = async () => {
  const log = { error: () => {} };
  const { database } = fixture.platform;
  await followUntilNow({ database, log }, [exposureFollower]);
};

const alarms = () => readAlarms(fixture.platform.database, { merchantId: null, limit: 20 });

test('a payout beyond what the house may lose on a game is refused, with an alarm', async () => {
  const { member, play } = await newPlayer({ cashMinor: 100 * STAKE });
  await vendor.bet(play, { payoutMinor: STAKE });
  const tooMuch = { payoutMinor: GAME + 2 * STAKE };
  const refused = { refusal: 'exposure_exceeded', status: 409 };

  // Neither the short way nor the long one takes the stake.
  expect(await vendor.bet(play, tooMuch)).toMatchObject(refused);
  await takeLongWay(fixture.platform, [member.memberId]);
  expect(await vendor.bet(play, tooMuch)).toMatchObject(refused);
  // The stake alone is taken; the win waits, and is owed.
  expect(await vendor.bet(play, { transactionId: 'great' })).toMatchObject({ ok: true });
  expect(await vendor.win(play, 'great', GAME + 2 * STAKE)).toMatchObject(refused);

  expect(await cash(member.memberId)).toBe(99 * STAKE);
  const told = await alarms();
  expect(told).toMatchObject([
    {
      merchant: 'alpha',
      kind: 'exposure',
      subject: `${play.vendor}/${openSlot.nodeId}`,
      times: 3,
      facts: { scope: 'game', limitMinor: GAME },
    },
  ]);
  const [{ id } = { id: 0 }] = told;
  expect(await acknowledgeAlarm(fixture.platform.database, id, 'Ada')).toBe(true);
  expect(await acknowledgeAlarm(fixture.platform.database, id, 'Bob')).toBe(false);
  expect(await alarms()).toEqual([]);
  await vendor.rollback(play, 'great');
});

test('payouts at once count each other', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => newPlayer()));
  // Each alone is allowed; three of them are not.
  const answers = await Promise.all(
    players.map(({ play }, at) =>
      vendor.bet(play, { transactionId: `at-once-${at}`, payoutMinor: 15 * STAKE }),
    ),
  );

  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  for (const [at, { play }] of players.entries()) await vendor.rollback(play, `at-once-${at}`);
  await count();
});

test('where many small wins add up to the limit, no more bets are taken until it is less', async () => {
  const { database } = fixture.platform;
  const { play } = await newPlayer({ cashMinor: 100 * STAKE });
  const small = Math.floor(GAME / 100);
  const ids = Array.from({ length: 101 }, (_, at) => `small-${at}`);
  for (const transactionId of ids)
    expect(await vendor.bet(play, { transactionId, payoutMinor: STAKE + small })).toMatchObject({
      ok: true,
    });

  await count();

  expect(await vendor.bet(play, { payoutMinor: 0 })).toMatchObject({ refusal: 'game_maintenance' });
  expect(await alarms()).toMatchObject([{ kind: 'exposure', facts: { scope: 'game' } }]);
  const stops = await database.selectFrom('exposureStop').select(['scope', 'nodeId']).execute();
  expect(stops).toEqual([{ scope: 'game', nodeId: openSlot.nodeId }]);

  // A bet that is taken back costs the house nothing: the game opens again.
  for (const transactionId of ids.slice(0, 10)) await vendor.rollback(play, transactionId);
  await count();
  expect(await vendor.bet(play, { payoutMinor: 0 })).toMatchObject({ ok: true });
});

test('play credits cost the house nothing', async () => {
  const { play } = await newPlayer({ cashMinor: 10 * STAKE, type: 4 });
  expect(await vendor.bet(play, { payoutMinor: 9 * GAME })).toMatchObject({ ok: true });
});
