import { afterAll, beforeAll, expect, test } from 'vitest';
import { logout } from '#api/session.ts';
import { readAlarms } from '#platform/alarms/read-alarms.ts';
import { readJackpot } from '#platform/jackpot/read-jackpot.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { readPurses } from '../support/money.ts';
import { jackpotSlot, openPlayer, openSlot, startPlayWorld } from '../support/play-world.ts';
import { type TestVendor, vendorOf } from '../support/vendor-player.ts';

const STAKE = openSlot.minimumStakeUnits * 100;

let world: Awaited<ReturnType<typeof startPlayWorld>>;
let vendor: TestVendor;

beforeAll(async () => {
  world = await startPlayWorld();
  vendor = vendorOf(world.platform, STAKE);
});

afterAll(async () => {
  expect(await findUnsoundBooks(world.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await world.platform.close();
});

const newPlayer = (options = {}) => openPlayer(world.platform, world.merchant, options);

const money = (memberId: number) => readPurses(world.platform.database, world.merchant, memberId);

test('the brand’s pool is paid to the bet that won it, once', async () => {
  const { nodeId } = jackpotSlot;
  const { member, play } = await newPlayer({ cashMinor: 10 * STAKE, nodeId });
  const other = await newPlayer({ nodeId });
  const win = { payoutMinor: STAKE };
  await vendor.bet(play, { transactionId: 'jackpot-1', ...win });
  await vendor.bet(other.play, { transactionId: 'jackpot-void', ...win });
  await vendor.rollback(other.play, 'jackpot-void');

  const won = await vendor.jackpot(play, 'jackpot-1');

  if (!won.ok) throw new Error(won.refusal);
  expect(won.value.amountMinor).toBeGreaterThan(0);
  expect(won.value.balanceMinor).toBe(won.value.amountMinor + 10 * STAKE);
  expect(await vendor.jackpot(play, 'jackpot-1')).toEqual(won);
  expect(await vendor.jackpot(other.play, 'jackpot-1')).toMatchObject({ refusal: 'bet_unknown' });
  expect(await vendor.jackpot(other.play, 'jackpot-void')).toMatchObject({ refusal: 'bet_voided' });
  expect(await vendor.jackpot({ ...play, vendor: 'OTHER' }, 'jackpot-1')).toMatchObject({
    refusal: 'bet_unknown',
  });
  expect((await money(member.memberId)).cash).toBe(won.value.amountMinor + 10 * STAKE);
  await vendor.rollback(play, 'jackpot-1');
});

test('only a settled win of a round, on a game of the jackpot, wins the pool, and that once', async () => {
  const { nodeId } = jackpotSlot;
  const { member, play } = await newPlayer({ cashMinor: 10 * STAKE, nodeId });
  const plain = await newPlayer();
  const bet = (id: string, more = {}) => vendor.bet(play, { transactionId: id, ...more });
  await bet('jp-lost', { payoutMinor: 0 });
  await bet('jp-open', { roundId: 'jp-round' });
  await bet('jp-side', { roundId: 'jp-round', payoutMinor: STAKE });
  await vendor.bet(plain.play, { transactionId: 'jp-plain', payoutMinor: 5 * STAKE });
  const notWon = { refusal: 'jackpot_not_won', status: 409 };

  expect(await vendor.jackpot(play, 'jp-lost')).toMatchObject(notWon);
  expect(await vendor.jackpot(plain.play, 'jp-plain')).toMatchObject(notWon);
  for (const id of ['jp-open', 'jp-side'])
    expect(await vendor.jackpot(play, id)).toMatchObject({ refusal: 'bet_unsettled', status: 409 });
  await vendor.win(play, 'jp-open', 0);
  expect(await vendor.jackpot(play, 'jp-open')).toMatchObject({ ok: true });
  expect(await vendor.jackpot(play, 'jp-side')).toMatchObject(notWon);

  await vendor.rollback(play, 'jp-open');
  expect((await money(member.memberId)).cash).toBe(10 * STAKE - STAKE);
});

test('a pool that is won a second time in a day waits for a person, who is told', async () => {
  const { nodeId } = jackpotSlot;
  const { play } = await newPlayer({ nodeId });
  for (const id of ['day-1', 'day-2'])
    await vendor.bet(play, { transactionId: id, payoutMinor: STAKE });

  expect(await vendor.jackpot(play, 'day-1')).toMatchObject({ ok: true });
  for (const _ of [1, 2])
    expect(await vendor.jackpot(play, 'day-2')).toMatchObject({
      refusal: 'exposure_exceeded',
      status: 409,
    });

  const { database } = world.platform;
  expect(await readAlarms(database, { merchantId: null, limit: 10 })).toMatchObject([
    { merchant: 'alpha', kind: 'jackpot', subject: play.vendor, times: 2 },
  ]);
  await vendor.rollback(play, 'day-1');
  expect(await vendor.jackpot(play, 'day-2')).toMatchObject({ ok: true });
  await vendor.rollback(play, 'day-2');
});

test('a rollback takes the pool back with its bet; what is spent of it cannot be', async () => {
  const { nodeId } = jackpotSlot;
  const { member, play } = await newPlayer({ cashMinor: 5 * STAKE, nodeId });
  const { database } = world.platform;
  const pool = async () => (await readJackpot(database, world.merchant))?.amountMinor ?? Number.NaN;
  await vendor.bet(play, { transactionId: 'back-1', payoutMinor: STAKE });
  const won = await vendor.jackpot(play, 'back-1');
  if (!won.ok) throw new Error(won.refusal);
  const afterwards = await pool();

  await vendor.bet(play, { stakeMinor: 6 * STAKE, payoutMinor: 0 });
  expect(await vendor.rollback(play, 'back-1')).toMatchObject({ refusal: 'insufficient_funds' });
  await vendor.bet(play, { payoutMinor: 2 * STAKE });
  expect(await vendor.rollback(play, 'back-1')).toMatchObject({ ok: true });
  expect(await vendor.rollback(play, 'back-1')).toMatchObject({ ok: true });

  expect((await money(member.memberId)).cash).toBe(0);
  expect(await pool()).toBe(afterwards + won.value.amountMinor);
  expect(await vendor.jackpot(play, 'back-1')).toMatchObject({ refusal: 'bet_voided' });
});

test('a jackpot is paid after the session’s end, whatever became of the account', async () => {
  const { member, play } = await newPlayer({ nodeId: jackpotSlot.nodeId });
  await vendor.bet(play, { transactionId: 'jackpot-late', payoutMinor: STAKE });
  await world.platform.call(member, logout);
  await world.platform.database
    .updateTable('member')
    .set({ status: 'frozen' })
    .where('id', '=', member.memberId)
    .execute();

  const paid = await vendor.jackpot(play, 'jackpot-late');

  expect(await vendor.bet(play)).toMatchObject({ refusal: 'session_expired' });
  if (!paid.ok) throw new Error(paid.refusal);
  expect(paid.value.amountMinor).toBeGreaterThan(0);
  expect(await vendor.jackpot({ ...play, merchant: 'nobody' }, 'jackpot-late')).toMatchObject({
    refusal: 'bet_unknown',
    status: 404,
  });
});
