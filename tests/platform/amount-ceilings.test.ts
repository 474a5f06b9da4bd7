import { afterAll, beforeAll, expect, test } from 'vitest';
import { balance } from '#api/wallet.ts';
import { MAX_AMOUNT_MINOR, MAX_BALANCE_MINOR } from '#domain/amount-ceilings.ts';
import { readAlarms } from '#platform/base/alarms/read-alarms.ts';
import { connect } from '#platform/base/database/connect.ts';
import { nameBrokenBalances } from '#platform/base/ledger/name-broken-balances.ts';
import { findUnsoundBooks, giveMoney } from '../support/members.ts';
import { readAccounts } from '../support/money.ts';
import { openPlayer, openSlot, startPlayFixture } from '../support/play-fixture.ts';
import { type TestVendor, vendorOf } from '../support/vendor-player.ts';

const STAKE = openSlot.minimumStakeUnits * 100;
const EXPOSURE = { gameMinor: MAX_AMOUNT_MINOR, vendorMinor: MAX_AMOUNT_MINOR };

let fixture: Awaited<ReturnType<typeof startPlayFixture>>;
let vendor: TestVendor;

beforeAll(async () => {
  fixture = await startPlayFixture({ exposure: { ...EXPOSURE, brandMinor: MAX_AMOUNT_MINOR } });
  vendor = vendorOf(fixture.platform, STAKE);
});

afterAll(() => fixture.platform.close());

const newPlayer = (options = {}) => openPlayer(fixture.platform, fixture.merchant, options);

/** As the owner of the database, who may write what no version writes any more. */
const asOwner = async (...statements: readonly string[]): Promise<void> => {
  const owner = await connect(fixture.platform.databaseUrl, { connections: 1 });
  for (const statement of statements) await owner.pool.query(statement);
  await owner.close();
};

test('no message moves more than the ceiling of all amounts', async () => {
  const { member, play } = await newPlayer({ cashMinor: 10 * STAKE });
  for (const amount of [MAX_AMOUNT_MINOR + 1, Number.MAX_SAFE_INTEGER]) {
    expect(await vendor.bet(play, { payoutMinor: amount })).toMatchObject({
      refusal: 'invalid_input',
    });
    expect(await vendor.bet(play, { stakeMinor: amount })).toMatchObject({
      refusal: 'invalid_input',
    });
  }
  await vendor.bet(play, { transactionId: 'ceiling' });
  expect(await vendor.win(play, 'ceiling', MAX_AMOUNT_MINOR + 1)).toMatchObject({
    refusal: 'invalid_input',
  });
  expect(
    (await readAccounts(fixture.platform.database, fixture.merchant, member.memberId)).cash,
  ).toBe(9 * STAKE);
  await vendor.rollback(play, 'ceiling');
});

test('a balance stays below its bound: what would pass it is refused and moves nothing', async () => {
  const { database } = fixture.platform;
  const { member, play } = await newPlayer({ cashMinor: MAX_AMOUNT_MINOR });
  const { merchantId, memberId } = member;
  const owner = { merchantId, memberId, currency: 'USD' };
  for (let step = 1; step * MAX_AMOUNT_MINOR < MAX_BALANCE_MINOR; step += 1)
    await database
      .transaction()
      .execute((tx) => giveMoney(tx, owner, MAX_AMOUNT_MINOR, `more ${step}`));
  const cash = async () => (await readAccounts(database, fixture.merchant, memberId)).cash;
  expect(await cash()).toBe(MAX_BALANCE_MINOR);
  const tooMuch = { refusal: 'amount_too_large', status: 409 };

  expect(await vendor.bet(play, { payoutMinor: STAKE + 1 })).toMatchObject(tooMuch);
  await vendor.bet(play, { transactionId: 'full' });
  expect(await vendor.win(play, 'full', STAKE + 1)).toMatchObject(tooMuch);
  expect(await vendor.win(play, 'full', STAKE)).toMatchObject({ ok: true });

  expect(await cash()).toBe(MAX_BALANCE_MINOR);
  expect(await findUnsoundBooks(database)).toEqual({ unbalanced: [], wrong: [] });
});

test('a balance that an older version let grow beyond every number is read, named, and stops nothing', async () => {
  const { platform, alpha } = fixture;
  const { member } = await newPlayer({ cashMinor: STAKE });
  const written = 2n * BigInt(Number.MAX_SAFE_INTEGER);
  await asOwner(
    'alter table account drop constraint account_balance_bounded',
    `update account set balance = ${written} where kind = 'cash' and member_id = ${member.memberId}`,
    'alter table account add constraint account_balance_bounded check (not tracked or balance <= 1000000000000000) not valid',
  );

  expect(await platform.call(member, balance)).toMatchObject({
    ok: true,
    value: { cashMinor: Number.MAX_SAFE_INTEGER },
  });
  const named: unknown[] = [];
  const log = { error: (facts: unknown) => void named.push(facts) };
  expect(await nameBrokenBalances(platform.database, log)).toBe(1);
  expect(named).toMatchObject([{ memberId: member.memberId, balance: String(written) }]);
  expect(await readAlarms(platform.database, { merchantId: null, limit: 5 })).toMatchObject([
    { merchant: 'alpha', kind: 'amount', facts: { memberId: member.memberId } },
  ]);
  await platform.reload([alpha]);
  expect(await platform.call(member, balance)).toMatchObject({ ok: true });
});
