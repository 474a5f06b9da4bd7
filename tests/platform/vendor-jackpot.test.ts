import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { logout } from '#api/session.ts';
import { vendorJackpot } from '#api/vendor-protocol.ts';
import { readAlarms } from '#platform/base/alarms/read-alarms.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readJackpots } from '#platform/play/jackpot/read-jackpot.ts';
import { jackpotSlot } from '../support/play-fixture.ts';
import { STAKE, useVendorFixture } from '../support/vendor-fixture.ts';
import { sendAsVendor } from '../support/vendor-messages.ts';

const fixture = useVendorFixture();
const { newPlayer, accounts: money } = fixture;

test('the brand’s pool is paid to the bet that won it, once', async () => {
  const { nodeId } = jackpotSlot;
  const { member, play } = await newPlayer({ cashMinor: 10 * STAKE, nodeId });
  const other = await newPlayer({ nodeId });
  const win = { payoutMinor: STAKE };
  await fixture.vendor.bet(play, { transactionId: 'jackpot-1', ...win });
  await fixture.vendor.bet(other.play, { transactionId: 'jackpot-void', ...win });
  await fixture.vendor.rollback(other.play, 'jackpot-void');

  const won = await fixture.vendor.jackpot(play, 'jackpot-1');

  if (!won.ok) throw new Error(won.refusal);
  expect(won.value.amountMinor).toBeGreaterThan(0);
  expect(won.value.balanceMinor).toBe(won.value.amountMinor + 10 * STAKE);
  expect(await fixture.vendor.jackpot(play, 'jackpot-1')).toEqual(won);
  expect(await fixture.vendor.jackpot(other.play, 'jackpot-1')).toMatchObject({
    refusal: 'bet_unknown',
  });
  expect(await fixture.vendor.jackpot(other.play, 'jackpot-void')).toMatchObject({
    refusal: 'bet_voided',
  });
  expect(await fixture.vendor.jackpot({ ...play, vendor: 'OTHER' }, 'jackpot-1')).toMatchObject({
    refusal: 'bet_unknown',
  });
  expect((await money(member.memberId)).cash).toBe(won.value.amountMinor + 10 * STAKE);
  await fixture.vendor.rollback(play, 'jackpot-1');
});

test('only a settled win of a round, on a game of the jackpot, wins the pool, and that once', async () => {
  const { nodeId } = jackpotSlot;
  const { member, play } = await newPlayer({ cashMinor: 10 * STAKE, nodeId });
  const plain = await newPlayer();
  const bet = (id: string, more = {}) => fixture.vendor.bet(play, { transactionId: id, ...more });
  await bet('jp-lost', { payoutMinor: 0 });
  await bet('jp-open', { roundId: 'jp-round' });
  await bet('jp-side', { roundId: 'jp-round', payoutMinor: STAKE });
  await fixture.vendor.bet(plain.play, { transactionId: 'jp-plain', payoutMinor: 5 * STAKE });
  const notWon = { refusal: 'jackpot_not_won', status: 409 };

  expect(await fixture.vendor.jackpot(play, 'jp-lost')).toMatchObject(notWon);
  expect(await fixture.vendor.jackpot(plain.play, 'jp-plain')).toMatchObject(notWon);
  for (const id of ['jp-open', 'jp-side'])
    expect(await fixture.vendor.jackpot(play, id)).toMatchObject({
      refusal: 'bet_unsettled',
      status: 409,
    });
  await fixture.vendor.win(play, 'jp-open', 0);
  expect(await fixture.vendor.jackpot(play, 'jp-open')).toMatchObject({ ok: true });
  expect(await fixture.vendor.jackpot(play, 'jp-side')).toMatchObject(notWon);

  await fixture.vendor.rollback(play, 'jp-open');
  expect((await money(member.memberId)).cash).toBe(10 * STAKE - STAKE);
});

test('a pool that is won a second time in a day waits for a person, who is told', async () => {
  const { nodeId } = jackpotSlot;
  const { play } = await newPlayer({ nodeId });
  for (const id of ['day-1', 'day-2'])
    await fixture.vendor.bet(play, { transactionId: id, payoutMinor: STAKE });

  expect(await fixture.vendor.jackpot(play, 'day-1')).toMatchObject({ ok: true });
  for (const _ of [1, 2])
    expect(await fixture.vendor.jackpot(play, 'day-2')).toMatchObject({
      refusal: 'exposure_exceeded',
      status: 409,
    });

  const { database } = fixture.fixture.platform;
  expect(await readAlarms(database, { merchantId: null, limit: 10 })).toMatchObject([
    { merchant: 'alpha', kind: 'jackpot', subject: play.vendor, times: 2 },
  ]);
  await fixture.vendor.rollback(play, 'day-1');
  expect(await fixture.vendor.jackpot(play, 'day-2')).toMatchObject({ ok: true });
  await fixture.vendor.rollback(play, 'day-2');
});

test('a rollback takes the pool back with its bet; what is spent of it cannot be', async () => {
  const { nodeId } = jackpotSlot;
  const { member, play } = await newPlayer({ cashMinor: 5 * STAKE, nodeId });
  const { database } = fixture.fixture.platform;
  const { merchant } = fixture.fixture;
  const pool = async () =>
    (await readJackpots(database, [merchant])).get(merchant.id)?.amountMinor ?? Number.NaN;
  await fixture.vendor.bet(play, { transactionId: 'back-1', payoutMinor: STAKE });
  const won = await fixture.vendor.jackpot(play, 'back-1');
  if (!won.ok) throw new Error(won.refusal);
  // The platform's own job would feed it meanwhile where the test takes longer than bets are held back.
  await sql`update jackpot_pool set fed_until = now() + interval '1 hour'
    where merchant_id = ${merchant.id}`.execute(database);
  const afterwards = await pool();

  await fixture.vendor.bet(play, { stakeMinor: 6 * STAKE, payoutMinor: 0 });
  expect(await fixture.vendor.rollback(play, 'back-1')).toMatchObject({
    refusal: 'insufficient_funds',
  });
  await fixture.vendor.bet(play, { payoutMinor: 2 * STAKE });
  expect(await fixture.vendor.rollback(play, 'back-1')).toMatchObject({ ok: true });
  expect(await fixture.vendor.rollback(play, 'back-1')).toMatchObject({ ok: true });

  expect((await money(member.memberId)).cash).toBe(0);
  expect(await pool()).toBe(afterwards + won.value.amountMinor);
  expect(await fixture.vendor.jackpot(play, 'back-1')).toMatchObject({ refusal: 'bet_voided' });
});

test('a jackpot that came before the end of its round is paid when the same message is sent again', async () => {
  const { nodeId } = jackpotSlot;
  const { member, play } = await newPlayer({ cashMinor: STAKE, nodeId });
  const { merchant, playerId, vendor: code } = play;
  const said = { requestId: randomUUID(), merchant, playerId, transactionId: 'early' };
  const send = () => sendAsVendor(fixture.fixture.platform, code, vendorJackpot, said);
  await fixture.vendor.bet(play, { transactionId: 'early' });
  for (const _ of [1, 2]) expect(await send()).toMatchObject({ refusal: 'bet_unsettled' });

  await fixture.vendor.win(play, 'early', STAKE);
  const won = await send();

  if (!won.ok) throw new Error(won.refusal);
  expect((await money(member.memberId)).cash).toBe(STAKE + won.value.amountMinor);
  expect(await send()).toEqual(won);
  await fixture.vendor.rollback(play, 'early');
});

test('a jackpot is paid after the session’s end, whatever became of the account', async () => {
  const { member, play } = await newPlayer({ nodeId: jackpotSlot.nodeId });
  await fixture.vendor.bet(play, { transactionId: 'jackpot-late', payoutMinor: STAKE });
  await fixture.fixture.platform.call(member, logout);
  await fixture.fixture.platform.database
    .updateTable('member')
    .set({ status: 'frozen' })
    .where('id', '=', member.memberId)
    .execute();

  const paid = await fixture.vendor.jackpot(play, 'jackpot-late');

  expect(await fixture.vendor.bet(play)).toMatchObject({ refusal: 'session_expired' });
  if (!paid.ok) throw new Error(paid.refusal);
  expect(paid.value.amountMinor).toBeGreaterThan(0);
  expect(
    await fixture.vendor.jackpot({ ...play, merchant: 'nobody' }, 'jackpot-late'),
  ).toMatchObject({
    refusal: 'bet_unknown',
    status: 404,
  });
});
