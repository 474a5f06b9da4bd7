import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NewBet, placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { findUnsoundBooks, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, readAccounts } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = buildMerchant('alpha');
let platform: TestPlatform;
let merchant: Merchant;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([alpha]);
  merchant = await openMerchant(platform.database, alpha);
});

afterAll(() => platform.close());

const newMember = async (cashMinor: number, type = 0) => {
  people += 1;
  const { memberId } = await openMember(platform, 'alpha', {
    username: `bettor${people}`,
    cashMinor,
    type,
    profile: { birthday: '1990-01-01' },
  });
  return memberId;
};

const nameOf = (memberId: number, transactionId: string) => ({
  memberId,
  vendorCode: 'TESTER',
  transactionId: `${memberId} ${transactionId}`,
});

const place = (memberId: number, transactionId: string, bet: Partial<NewBet> = {}) =>
  placeBet(platform.database, merchant, {
    ...nameOf(memberId, transactionId),
    gameType: 'RNG',
    stakeMinor: 100,
    ...bet,
  });

const settle = (memberId: number, transactionId: string, payoutMinor: number) =>
  settleBet(platform.database, merchant, { ...nameOf(memberId, transactionId), payoutMinor });

const voidIt = (memberId: number, transactionId: string) =>
  voidBet(platform.database, merchant, nameOf(memberId, transactionId));

const accounts = (memberId: number) => readAccounts(platform.database, merchant, memberId);

const give = (memberId: number, amountMinor: number, key = `bonus of ${memberId}`) =>
  platform.database
    .transaction()
    .execute((tx) =>
      grantBonus(tx, merchant, { memberId, amountMinor, key, title: { en: 'Gift' } }),
    );

const expectSoundBooks = async () =>
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });

test('a stake is locked, and a win arrives as cash', async () => {
  const ana = await newMember(1_000);

  expect(await place(ana, 'one')).toMatchObject({ ok: true, replay: false });
  expect(await accounts(ana)).toEqual({ cash: 900, bonus: 0, locked: 100 });
  expect(await settle(ana, 'one', 350)).toMatchObject({
    ok: true,
    bet: { status: 'settled', stakeMinor: 100, payoutMinor: 350, validMinor: 100 },
  });
  expect(await accounts(ana)).toEqual({ cash: 1_250, bonus: 0, locked: 0 });
  await expectSoundBooks();
});

test('every message moves money once, however often and from wherever it comes', async () => {
  const ben = await newMember(1_000);

  const placed = await Promise.all(Array.from({ length: 8 }, () => place(ben, 'one')));
  const settled = await Promise.all(Array.from({ length: 8 }, () => settle(ben, 'one', 150)));

  expect(placed.filter((outcome) => outcome.ok && !outcome.replay)).toHaveLength(1);
  expect(settled.filter((outcome) => outcome.ok && !outcome.replay)).toHaveLength(1);
  expect(await accounts(ben)).toEqual({ cash: 1_050, bonus: 0, locked: 0 });
  const voided = await Promise.all(Array.from({ length: 8 }, () => voidIt(ben, 'one')));
  expect(voided.filter((outcome) => outcome.ok && !outcome.replay)).toHaveLength(1);
  expect(await accounts(ben)).toEqual({ cash: 1_000, bonus: 0, locked: 0 });
  await expectSoundBooks();
});

test('many bets at once never stake more than there is', async () => {
  const cleo = await newMember(1_000);

  const outcomes = await Promise.all(
    Array.from({ length: 25 }, (_, number) => place(cleo, `bet ${number}`)),
  );

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'insufficient_funds' });
  expect(await accounts(cleo)).toEqual({ cash: 0, bonus: 0, locked: 1_000 });
});

test('a round has one outcome', async () => {
  const dan = await newMember(1_000);
  await place(dan, 'one');
  await settle(dan, 'one', 0);

  expect(await settle(dan, 'one', 500)).toEqual({ ok: false, code: 'settled_otherwise' });
  expect(await place(dan, 'one', { stakeMinor: 200 })).toEqual({ ok: false, code: 'bet_changed' });
  await voidIt(dan, 'one');
  expect(await settle(dan, 'one', 0)).toEqual({ ok: false, code: 'bet_voided' });
  expect(await accounts(dan)).toEqual({ cash: 1_000, bonus: 0, locked: 0 });
});

test('a stake is a whole amount above nothing, a payout a whole amount', async () => {
  const owen = await newMember(1_000);
  await place(owen, 'good');

  for (const stakeMinor of [0, -100, 0.5, Number.NaN])
    expect(await place(owen, 'odd', { stakeMinor })).toEqual({ ok: false, code: 'stake_invalid' });
  for (const payoutMinor of [-1, 0.5, Number.POSITIVE_INFINITY])
    expect(await settle(owen, 'good', payoutMinor)).toEqual({ ok: false, code: 'payout_invalid' });
  expect(await accounts(owen)).toEqual({ cash: 900, bonus: 0, locked: 100 });
});

test('a rollback that comes before its bet makes the late bet fail', async () => {
  const eve = await newMember(1_000);

  expect(await voidIt(eve, 'late')).toEqual({ ok: true, bet: null, replay: false });
  expect(await voidIt(eve, 'late')).toEqual({ ok: true, bet: null, replay: true });
  expect(await place(eve, 'late')).toEqual({ ok: false, code: 'bet_voided' });
  expect(await accounts(eve)).toEqual({ cash: 1_000, bonus: 0, locked: 0 });
});

test('a bet that nobody placed, or another member, is not settled or voided', async () => {
  const [fay, gus] = [await newMember(1_000), await newMember(1_000)];
  await place(fay, 'one');
  const stolen = { vendorCode: 'TESTER', transactionId: `${fay} one`, memberId: gus };

  expect(await settle(fay, 'none', 10)).toEqual({ ok: false, code: 'bet_unknown' });
  expect(await settleBet(platform.database, merchant, { ...stolen, payoutMinor: 900 })).toEqual({
    ok: false,
    code: 'bet_unknown',
  });
  expect(await voidBet(platform.database, merchant, stolen)).toEqual({
    ok: false,
    code: 'bet_unknown',
  });
  expect(
    await placeBet(platform.database, merchant, { ...stolen, gameType: 'RNG', stakeMinor: 100 }),
  ).toEqual({ ok: false, code: 'bet_changed' });
  expect(await place(999_999, 'one')).toEqual({ ok: false, code: 'member_unknown' });
  expect(await voidIt(999_999, 'one')).toEqual({ ok: false, code: 'member_unknown' });
});

test('a frozen member places no bet, but an open one is paid', async () => {
  const hana = await newMember(1_000);
  await place(hana, 'before');
  await sql`update member set status = 'frozen' where id = ${hana}`.execute(platform.database);

  expect(await place(hana, 'after')).toEqual({ ok: false, code: 'account_frozen' });
  expect(await settle(hana, 'before', 300)).toMatchObject({ ok: true });
  expect(await accounts(hana)).toEqual({ cash: 1_200, bonus: 0, locked: 0 });
});

test('a payout that is spent cannot be taken back, and the refusal changes nothing', async () => {
  const ivo = await newMember(100);
  await place(ivo, 'one');
  await settle(ivo, 'one', 500);
  await place(ivo, 'two', { stakeMinor: 500 });

  expect(await voidIt(ivo, 'one')).toEqual({ ok: false, code: 'insufficient_funds' });
  expect(await accounts(ivo)).toEqual({ cash: 0, bonus: 0, locked: 500 });
  await settle(ivo, 'two', 1_000);
  expect(await voidIt(ivo, 'one')).toMatchObject({ ok: true, bet: { status: 'void' } });
  expect(await accounts(ivo)).toEqual({ cash: 600, bonus: 0, locked: 0 });
  await expectSoundBooks();
});

test('own cash is staked before bonus money, and a win is divided as the stake was', async () => {
  const jun = await newMember(60);
  await give(jun, 1_000);

  expect(await place(jun, 'one')).toMatchObject({ bet: { stakeMinor: 100, bonusStakeMinor: 40 } });
  expect(await accounts(jun)).toEqual({ cash: 0, bonus: 960, locked: 100 });
  expect(await settle(jun, 'one', 301)).toMatchObject({ bet: { bonusPayoutMinor: 120 } });
  expect(await accounts(jun)).toEqual({ cash: 181, bonus: 1_080, locked: 0 });
  await voidIt(jun, 'one');
  expect(await accounts(jun)).toEqual({ cash: 60, bonus: 1_000, locked: 0 });
  await expectSoundBooks();
});

test('an open bet that is voided gives each account its own', async () => {
  const kim = await newMember(60);
  await give(kim, 1_000);
  await place(kim, 'one');

  await voidIt(kim, 'one');

  expect(await accounts(kim)).toEqual({ cash: 60, bonus: 1_000, locked: 0 });
});

test('play credits are played against a book of their own and count for nothing', async () => {
  const trial = await newMember(1_000, 4);
  const houseOf = async () => {
    const { rows } = await sql<{ sum: number }>`select coalesce(sum(e.amount), 0)::bigint as sum
      from entry e join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
        join transfer t on t.merchant_id = e.merchant_id and t.id = e.transfer_id
      where a.kind = 'house' and a.currency = 'USD' and a.merchant_id = ${merchant.id}
        -- What the bets of other tests feed into the pool comes when the job does.
        and t.scope <> 'jackpot'`.execute(platform.database);
    return rows[0]?.sum;
  };
  const before = await houseOf();
  await place(trial, 'one');

  expect(await settle(trial, 'one', 0)).toMatchObject({ bet: { validMinor: 0 } });
  expect(await houseOf()).toBe(before);
  await expectSoundBooks();
});

test('what protects players keeps from betting', async () => {
  const lea = await newMember(1_000);
  await sql`update member set profile = '{"birthday": "2024-01-01"}' where id = ${lea}`.execute(
    platform.database,
  );

  expect(await place(lea, 'one')).toMatchObject({ ok: false, code: 'age_unverified' });
  expect(await accounts(lea)).toEqual({ cash: 1_000, bonus: 0, locked: 0 });
});
