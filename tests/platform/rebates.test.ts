import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebateDetails } from '#api/bonuses.ts';
import type { InputOf } from '#api/endpoint.ts';
import { turnover } from '#api/turnover.ts';
import { addDays, dayIn } from '#domain/date-presets.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import type { JobContext } from '#platform/base/jobs/run-jobs.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { postTransfer } from '#platform/base/ledger/post-transfer.ts';
import { settleRebates } from '#platform/money/rebates/settle-days.ts';
import { openDays, rebateJob } from '#platform/money/rebates/settle-rebates.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, playRound, readAccounts } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { quietZone } from '../support/quiet-zone.ts';

/** Half an hour off from every whole hour, so that no day begins where UTC's does. */
const ZONE = 'Asia/Yangon';
const codes = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta'] as const;
const brands = codes.map((code) =>
  buildMerchant(code, {
    // Of this one a test reads today's bets.
    timeZone: code === 'epsilon' ? quietZone() : ZONE,
    categories: [
      { type: 'RNG', vendors: [] },
      { type: 'PVP', vendors: [] },
    ],
  }),
);
let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  // The platform's own job would settle a day between two looks.
  platform = await startTestPlatform(brands, { jobs: false });
});

afterAll(() => platform.close());

/** A brand of a test's own, because days are settled for a whole brand. */
const brandOf = (code: (typeof codes)[number]): Promise<Merchant> => {
  const brand = brands.find((each) => each.code === code);
  if (!brand) throw new Error(code);
  return openMerchant(platform.database, brand);
};

const newMember = (code: string, type = 0) => {
  people += 1;
  return openMember(platform, code, {
    username: `player${people}`,
    cashMinor: 1_000_000,
    type,
    profile: { birthday: '1990-01-01' },
  });
};

const today = () => dayIn(ZONE, new Date());

/** Plays a lost round that was settled at a moment of a day in the brand's own time. */
const playOn = async (
  merchant: Merchant,
  { memberId }: OpenedMember,
  at: string,
  round: { stakeMinor: number; gameType?: GameType },
): Promise<string> => {
  const transactionId = await playRound(platform.database, merchant, memberId, round);
  await sql`update bet set settled_at = ${at}::timestamp at time zone ${ZONE}
    where merchant_id = ${merchant.id} and transaction_id = ${transactionId}`.execute(
    platform.database,
  );
  return transactionId;
};

const details = async (member: OpenedMember, input: InputOf<typeof rebateDetails> = {}) => {
  const answer = await platform.call(member, rebateDetails, input);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

const cashOf = async (merchant: Merchant, { memberId }: OpenedMember) =>
  (await readAccounts(platform.database, merchant, memberId)).cash;

test('a day pays each category’s part of the valid bets as cash, to be staked once', async () => {
  const merchant = await brandOf('alpha');
  const [ana, ben] = [await newMember('alpha'), await newMember('alpha')];
  const day = addDays(today(), -3);
  await playOn(merchant, ana, `${day} 00:00:00`, { stakeMinor: 40_050 });
  await playOn(merchant, ana, `${day} 23:59:59.999`, { stakeMinor: 10_000 });
  await playOn(merchant, ana, `${day} 12:00:00`, { stakeMinor: 5_000, gameType: 'LIVE' });
  await playOn(merchant, ana, `${day} 12:00:00`, { stakeMinor: 9_000, gameType: 'PVP' });
  await playOn(merchant, ana, `${addDays(day, 1)} 00:00:00`, { stakeMinor: 77_777 });
  await playOn(merchant, ben, `${day} 12:00:00`, { stakeMinor: 83 });
  const before = await cashOf(merchant, ana);

  expect(await settleRebates(platform.database, merchant, day)).toEqual({
    day,
    members: 2,
    paidMinor: 640,
    replay: false,
  });

  expect(await cashOf(merchant, ana)).toBe(before + 640);
  expect(await details(ana)).toMatchObject({
    currency: 'USD',
    rates: [{ gameType: 'RNG', percent: 1.2 }],
    list: [
      { day, gameType: 'LIVE', validMinor: 5_000, percent: 0.8, rebateMinor: 40 },
      { day, gameType: 'RNG', validMinor: 50_050, percent: 1.2, rebateMinor: 600 },
    ],
    next: null,
  });
  expect(await details(ben)).toMatchObject({ list: [{ validMinor: 83, rebateMinor: 0 }] });
  expect(await platform.call(ana, turnover)).toMatchObject({ value: { requiredMinor: 640 } });
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});

test('a day is paid once, by however many processes and however often', async () => {
  const merchant = await brandOf('beta');
  const cleo = await newMember('beta');
  const day = addDays(today(), -2);
  await playOn(merchant, cleo, `${day} 12:00:00`, { stakeMinor: 100_000 });
  const before = await cashOf(merchant, cleo);
  const settle = () => settleRebates(platform.database, merchant, day);

  await Promise.all([settle(), settle(), settle(), settle()]);
  expect(await settle()).toEqual({ day, members: 0, paidMinor: 0, replay: true });
  // A run that was cut off before it could write the day down.
  await sql`delete from rebate_day where merchant_id = ${merchant.id}`.execute(platform.database);
  expect(await settle()).toMatchObject({ members: 1, paidMinor: 0, replay: false });

  expect(await cashOf(merchant, cleo)).toBe(before + 1_200);
});

test('void and trial bets count nothing; a later void is made up by later bets', async () => {
  const merchant = await brandOf('gamma');
  const [dan, trial] = [await newMember('gamma'), await newMember('gamma', 4)];
  const first = addDays(today(), -4);
  const name = (transactionId: string) => ({
    memberId: dan.memberId,
    vendorCode: 'TESTER',
    transactionId,
  });
  const voidOn = async (day: string, transactionId: string) => {
    await voidBet(platform.database, merchant, name(transactionId));
    await sql`update bet set voided_at = ${`${day} 12:30:00`}::timestamp at time zone ${ZONE}
      where merchant_id = ${merchant.id} and transaction_id = ${transactionId}`.execute(
      platform.database,
    );
  };
  const settle = (day: string) => settleRebates(platform.database, merchant, day);
  const [counted, void1] = [
    await playOn(merchant, dan, `${first} 12:00:00`, { stakeMinor: 50_000 }),
    await playOn(merchant, dan, `${first} 12:00:00`, { stakeMinor: 20_000 }),
  ];
  await voidOn(first, void1);
  await playRound(platform.database, merchant, trial.memberId, { stakeMinor: 500 });
  await sql`update bet set settled_at = ${`${first} 12:00:00`}::timestamp at time zone ${ZONE}
    where member_id = ${trial.memberId}`.execute(platform.database);

  expect(await settle(first)).toMatchObject({ members: 1, paidMinor: 600 });
  const second = addDays(first, 1);
  await voidOn(second, counted);
  await playOn(merchant, dan, `${second} 13:00:00`, { stakeMinor: 10_000 });
  expect(await settle(second)).toMatchObject({ members: 1, paidMinor: 0 });
  const third = addDays(first, 2);
  await playOn(merchant, dan, `${third} 13:00:00`, { stakeMinor: 100_000 });
  expect(await settle(third)).toMatchObject({ paidMinor: 720 });
  expect((await details(dan)).list).toMatchObject([
    { day: third, validMinor: 100_000, rebateMinor: 720 },
    { day: second, validMinor: -40_000, rebateMinor: 0 },
    { day: first, validMinor: 50_000, rebateMinor: 600 },
  ]);
});

test('the clock settles every day that is over, after a stand-still too', async () => {
  const merchant = await brandOf('delta');
  const now = new Date();
  const daysAt = async (moment: Date, endedUntil?: Date) =>
    (await openDays(platform.database, [merchant], moment, endedUntil)).map(({ day }) => day);
  expect(await daysAt(now)).toEqual([]);
  const eve = await newMember('delta');
  const first = addDays(today(), -3);
  await playOn(merchant, eve, `${first} 12:00:00`, { stakeMinor: 1_000 });
  const midnight = new Date(`${addDays(first, 1)}T00:00:00+06:30`);

  expect(await daysAt(new Date(midnight.getTime() + 1_000))).toEqual([]);
  const later = new Date(midnight.getTime() + 6 * 60_000);
  // A bet that ended before midnight and is not committed yet belongs to the day.
  expect(await daysAt(later, new Date(midnight.getTime() - 1))).toEqual([]);
  expect(await daysAt(later, midnight)).toEqual([first]);
  expect(await daysAt(later)).toEqual([first]);
  await settleRebates(platform.database, merchant, first);
  expect(await daysAt(later)).toEqual([]);
  const nextWeek = new Date(later.getTime() + 3 * 86_400_000);
  expect(await daysAt(nextWeek)).toEqual([addDays(first, 1), addDays(first, 2), addDays(first, 3)]);
  const muchLater = new Date(midnight.getTime() + 400 * 86_400_000);
  expect(await daysAt(muchLater)).toHaveLength(31);
});

test('a day that fails waits for its turn with the later ones of its brand, and no other brand does', async () => {
  const { database } = platform;
  const [broken, sound] = [await brandOf('zeta'), await brandOf('eta')];
  const [first, second] = [addDays(today(), -3), addDays(today(), -2)];
  const hans = await newMember('zeta');
  const ida = await newMember('eta');
  for (const day of [first, second]) {
    await playOn(broken, hans, `${day} 12:00:00`, { stakeMinor: 100_000 });
    await playOn(sound, ida, `${day} 12:00:00`, { stakeMinor: 100_000 });
  }
  // The key of the first day's rebate is taken by something else.
  const { currency } = broken.config;
  const [house, clearing] = [
    await openHouseAccount(database, broken.id, 'house', currency),
    await openHouseAccount(database, broken.id, 'clearing', currency),
  ];
  await postTransfer(database, {
    merchantId: broken.id,
    scope: 'rebate',
    key: `${hans.memberId}:${first}:RNG`,
    kind: 'gift',
    lines: [
      { accountId: house, amountMinor: -1 },
      { accountId: clearing, amountMinor: 1 },
    ],
  });
  const context = { database, merchants: () => [broken, sound] } as unknown as JobContext;

  await expect(rebateJob.run(context)).rejects.toThrow('1 of 2 failed');

  const open = await openDays(database, [broken, sound], new Date());
  expect(open.map(({ merchant, day }) => [merchant.code, day]).slice(0, 2)).toEqual([
    ['zeta', first],
    ['zeta', second],
  ]);
  expect(open.every(({ merchant }) => merchant.code === 'zeta')).toBe(true);
  expect((await details(hans)).list).toEqual([]);
  expect((await details(ida)).list).toMatchObject([{ day: second }, { day: first }]);
});

test('a member sees today’s bets, chooses days, and nobody else’s', async () => {
  const merchant = await brandOf('epsilon');
  const [fay, gus] = [await newMember('epsilon'), await newMember('epsilon')];
  const [older, newer] = [addDays(today(), -9), addDays(today(), -8)];
  for (const day of [older, newer]) {
    await playOn(merchant, fay, `${day} 12:00:00`, { stakeMinor: 10_000 });
    await settleRebates(platform.database, merchant, day);
  }
  await playRound(platform.database, merchant, fay.memberId, { stakeMinor: 5_000 });

  expect(await details(fay)).toMatchObject({
    today: [{ gameType: 'RNG', validMinor: 5_000, rebateMinor: 60 }],
  });
  expect((await details(fay, { from: newer })).list).toMatchObject([{ day: newer }]);
  expect((await details(fay, { to: older })).list).toMatchObject([{ day: older }]);
  const { next } = await details(fay, { pageSize: 1 });
  expect(await details(fay, { pageSize: 1, after: next ?? '' })).toMatchObject({
    list: [{ day: older }],
    next: null,
  });
  expect(await details(fay, { pageSize: 1, pageNo: 2 })).toMatchObject({
    list: [{ day: older }],
    total: 2,
    totalPages: 2,
  });
  expect(await details(gus)).toMatchObject({ list: [], today: [] });
  expect(await platform.call(fay, rebateDetails, { from: 'yesterday' })).toMatchObject({
    refusal: 'invalid_input',
  });
  const trial = await newMember('epsilon', 4);
  expect(await platform.call(trial, rebateDetails)).toMatchObject({ refusal: 'forbidden' });
});
