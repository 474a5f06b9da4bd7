import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHistory } from '#api/records.ts';
import { transferFund, walletTransfer } from '#api/wallet.ts';
import { PLAY_CURRENCY } from '#platform/people/access/member-types.ts';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { readAccounts } from '../support/money.ts';
import { openPlayer, openSlot, startPlayFixture, VENDOR } from '../support/play-fixture.ts';
import { type TestVendor, vendorOf } from '../support/vendor-player.ts';

const STAKE = openSlot.minimumStakeUnits * 100;

let fixture: Awaited<ReturnType<typeof startPlayFixture>>;
let vendor: TestVendor;

beforeAll(async () => {
  fixture = await startPlayFixture({ payments: { walletMode: 'transfer' } });
  vendor = vendorOf(fixture.platform, STAKE);
});

afterAll(async () => {
  expect(await findUnsoundBooks(fixture.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await fixture.platform.close();
});

const newPlayer = (options = {}) => openPlayer(fixture.platform, fixture.merchant, options);

const walletMinor = async (memberId: number): Promise<number> => {
  const { rows } = await sql<{ balance: number }>`select balance from account
    where member_id = ${memberId} and kind = ${`vendor:${VENDOR}`}`.execute(
    fixture.platform.database,
  );
  return rows[0]?.balance ?? 0;
};

const money = async (memberId: number) => ({
  ...(await readAccounts(fixture.platform.database, fixture.merchant, memberId)),
  vendor: await walletMinor(memberId),
});

test.each([
  ['the long way', false],
  ['the short way', true],
])('the vendor’s own wallet pays the whole stake or nothing, and is paid (%s)', async (_, warm) => {
  const { member, play } = await newPlayer({ cashMinor: 20 * STAKE });
  if (warm) await vendor.bet(play, { payoutMinor: STAKE });
  await fixture.platform.call(member, walletTransfer, {
    requestId: crypto.randomUUID(),
    from: 'MAIN',
    to: VENDOR,
    amountMinor: 5 * STAKE,
  });

  // Out of the account, into the account.
  expect(await vendor.bet(play, { payoutMinor: 2 * STAKE })).toMatchObject({ ok: true });
  expect(await money(member.memberId)).toMatchObject({ cash: 15 * STAKE, vendor: 6 * STAKE });
  // The account does not cover it: cash does, and is paid.
  expect(await vendor.bet(play, { stakeMinor: 8 * STAKE, payoutMinor: 9 * STAKE })).toMatchObject({
    value: { balanceMinor: 16 * STAKE },
  });
  expect(await money(member.memberId)).toMatchObject({ cash: 16 * STAKE, vendor: 6 * STAKE });
  // Neither covers it, and never both together.
  expect(await vendor.bet(play, { stakeMinor: 17 * STAKE })).toMatchObject({
    refusal: 'insufficient_funds',
  });
  // An open round of the account, settled after its money was brought home.
  await vendor.bet(play, { transactionId: `late-${warm}`, stakeMinor: 2 * STAKE });
  await fixture.platform.call(member, transferFund, { requestId: crypto.randomUUID() });
  expect(await money(member.memberId)).toEqual({
    cash: 20 * STAKE,
    bonus: 0,
    locked: 2 * STAKE,
    vendor: 0,
  });
  await vendor.win(play, `late-${warm}`, 3 * STAKE);
  expect(await money(member.memberId)).toMatchObject({ cash: 20 * STAKE, vendor: 3 * STAKE });
  await vendor.rollback(play, `late-${warm}`);
  expect(await money(member.memberId)).toMatchObject({ cash: 20 * STAKE, vendor: 2 * STAKE });
});

test('bonus money is staked after cash, and its winnings stay with the bonus', async () => {
  const { member, play } = await newPlayer({ cashMinor: STAKE });
  await vendor.bet(play, { payoutMinor: STAKE });
  await fixture.platform.database.transaction().execute((tx) =>
    grantBonus(tx, fixture.merchant, {
      memberId: member.memberId,
      amountMinor: 10 * STAKE,
      key: `bonus of ${member.memberId}`,
      title: { en: 'Gift' },
    }),
  );

  expect(await vendor.bet(play, { stakeMinor: 2 * STAKE, payoutMinor: 4 * STAKE })).toMatchObject({
    value: { balanceMinor: 13 * STAKE },
  });
  expect(await money(member.memberId)).toMatchObject({ cash: 2 * STAKE, bonus: 11 * STAKE });
});

test('a trial account plays its own book with the same rules', async () => {
  const { member, play } = await newPlayer({ type: 4, cashMinor: 3 * STAKE });

  expect(play).toMatchObject({ wallet: 'trial', currency: PLAY_CURRENCY, balanceMinor: 3 * STAKE });
  expect(await vendor.bet(play, { payoutMinor: 2 * STAKE })).toMatchObject({
    value: { balanceMinor: 4 * STAKE },
  });
  expect(await vendor.bet(play, { stakeMinor: 5 * STAKE })).toMatchObject({
    refusal: 'insufficient_funds',
  });
  const { cash } = await readBalances(
    fixture.platform.database,
    fixture.merchant.id,
    member.memberId,
    PLAY_CURRENCY,
  );
  expect(cash.balanceMinor).toBe(4 * STAKE);
  const { rows } = await sql`select valid_minor from bet where member_id = ${member.memberId}
    and valid_minor > 0`.execute(fixture.platform.database);
  expect(rows).toEqual([]);
});

test('a member tries a game out without money, records or ledger', async () => {
  const { member, play } = await newPlayer({ cashMinor: STAKE, freeTrial: true });
  const credits = fixture.merchant.config.security.trialCreditsMinor;

  expect(play).toMatchObject({ wallet: 'fun', balanceMinor: credits, currency: PLAY_CURRENCY });
  const given = { transactionId: 'fun-1', roundId: 'fun-1', payoutMinor: 3 * STAKE };
  const first = await vendor.bet(play, given);
  expect(first).toMatchObject({ ok: true, value: { balanceMinor: credits + 2 * STAKE } });
  expect(await vendor.bet(play, given)).toEqual(first);
  expect(await vendor.bet(play, { ...given, payoutMinor: 0 })).toMatchObject({
    refusal: 'bet_changed',
  });
  await vendor.bet(play, { transactionId: 'fun-2' });
  expect(await vendor.win(play, 'fun-2', 0)).toMatchObject({
    value: { balanceMinor: credits + STAKE },
  });
  expect(await vendor.win(play, 'fun-2', 7)).toMatchObject({ refusal: 'settled_otherwise' });
  expect(await vendor.rollback(play, 'fun-1')).toMatchObject({
    value: { balanceMinor: credits - STAKE },
  });
  expect(await vendor.rollback(play, 'fun-3')).toMatchObject({ ok: true });
  expect(await vendor.bet(play, { transactionId: 'fun-3' })).toMatchObject({
    refusal: 'bet_voided',
  });
  expect(await vendor.bet(play, { stakeMinor: STAKE - 1 })).toMatchObject({
    refusal: 'stake_out_of_range',
  });
  expect(await vendor.balance(play)).toMatchObject({
    value: { balanceMinor: credits - STAKE, currency: PLAY_CURRENCY },
  });
  expect(await vendor.jackpot(play, 'fun-2')).toMatchObject({ value: { amountMinor: 0 } });

  expect(await money(member.memberId)).toMatchObject({ cash: STAKE, locked: 0 });
  expect(await fixture.platform.call(member, betHistory, {})).toMatchObject({
    value: { items: [] },
  });
});
