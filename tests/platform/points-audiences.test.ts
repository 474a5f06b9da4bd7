import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointsConfig } from '#api/points.ts';
import { promotionStandings } from '#api/promotions.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { sql } from '#platform/base/database/sql.ts';
import { forecastPromotion } from '#platform/money/promotions/forecast-promotion.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { playRound } from '../support/money.ts';
import {
  type AudienceFixture,
  audienceMerchant,
  startAudienceFixture,
} from '../support/points-audiences.ts';

let here: AudienceFixture;

beforeAll(async () => {
  here = await startAudienceFixture(
    audienceMerchant('alpha', {
      gold: [{ ranks: ['gold'] }],
      north: [{ countries: ['SE', 'FI'] }, { categories: ['FISH'] }],
      friends: [{ affiliatesOnly: true }, { categories: ['SPORTS'] }],
      fresh: [{ registeredWithinDays: 1 }, { categories: ['ESPORTS'] }],
      both: [{ registeredWithinDays: 1, ranks: ['gold'] }, { categories: ['PVP'] }],
      changing: [{ ranks: ['gold'] }, { categories: ['LOTT'] }],
    }),
  );
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  expect(here.failures).toEqual([]);
  await here.platform.close();
});

const play = (member: OpenedMember, gameType: GameType = 'RNG', stakeMinor = 1000) =>
  playRound(here.database, here.merchant, member.memberId, { stakeMinor, gameType });

const balance = async (member: OpenedMember): Promise<number> =>
  (await here.points(member)).balance;

/** Plays one bet of 10.00 and returns the points that it brought, in hundredths. */
const earn = async (member: OpenedMember, gameType: GameType): Promise<number> => {
  const before = await balance(member);
  await play(member, gameType);
  await here.follow();
  return (await balance(member)) - before;
};

test('it multiplies for those who are meant alone: by rank, country and affiliate', async () => {
  const plain = await here.newMember();
  const golden = await here.newMember();
  const finn = await here.newMember({ profile: { nationality: 'FI' } });
  const friend = await here.newMember({ uplineId: plain.memberId });
  await here.setRank(golden, 'gold');

  const cases: [OpenedMember, GameType, number][] = [
    [plain, 'RNG', 1000],
    [plain, 'FISH', 1000],
    [plain, 'SPORTS', 1000],
    [golden, 'RNG', 2000],
    [golden, 'FISH', 1000],
    [finn, 'FISH', 2000],
    [finn, 'RNG', 1000],
    [friend, 'SPORTS', 2000],
  ];
  for (const [member, gameType, points] of cases)
    expect([gameType, await earn(member, gameType)]).toEqual([gameType, points]);
  expect(await here.countChanges(plain)).toBe(0);
});

test('a bet that is taken back takes what it gave, whoever its member is by then', async () => {
  const member = await here.newMember();
  const before = await play(member);
  await here.follow();
  await here.setRank(member, 'gold');
  const within = await play(member, 'RNG', 2000);
  await here.follow();
  expect(await balance(member)).toBe(1000 + 4000);

  await here.setRank(member, 'bronze');
  const after = await play(member, 'RNG', 500);
  await here.follow();
  expect(await balance(member)).toBe(5500);

  await here.takeBack(member, within);
  await here.follow();
  expect(await balance(member)).toBe(1500);
  await here.setRank(member, 'gold');
  await here.takeBack(member, before);
  await here.takeBack(member, after);
  await here.follow();
  expect(await here.points(member)).toEqual({ balance: 0, owed: 0, earned: 0 });
  expect(await here.shareOf('gold', member)).toEqual({ wanted: 0n, given: 0n });
});

test('what a member is when the bet is counted decides, also for one that is taken back in the same run', async () => {
  const member = await here.newMember();
  await play(member);
  const gone = await play(member);
  await here.takeBack(member, gone);
  await here.setRank(member, 'gold');

  await here.follow();

  expect(await balance(member)).toBe(2000);
  expect(await here.shareOf('gold', member)).toMatchObject({ wanted: 1_000_000_000n });
});

test('only a change is written down, however many bets there are', async () => {
  const member = await here.newMember();
  for (const id of ['gold', 'gold', 'bronze', 'bronze', 'gold']) {
    await here.setRank(member, id);
    await play(member);
    await play(member);
    await here.follow();
  }

  expect(await here.countChanges(member)).toBe(3);
  expect(await balance(member)).toBe(5 * 2000 + 3 * 2000);
});

test('who moves to another country is meant, or is not, from the next look on', async () => {
  const member = await here.newMember({ profile: { nationality: 'DE' } });
  expect(await earn(member, 'FISH')).toBe(1000);
  await here.setCountry(member, 'SE');
  const bet = await play(member, 'FISH');
  await here.follow();
  expect(await balance(member)).toBe(3000);

  await here.setCountry(member, 'DE');
  expect(await earn(member, 'FISH')).toBe(1000);
  await here.takeBack(member, bet);
  await here.follow();

  expect(await balance(member)).toBe(2000);
});

/** Lets a member have registered so many seconds before or after the moment a day ago. */
const registerAround = ({ merchantId, memberId }: OpenedMember, seconds: number) =>
  sql`update member set registered_at = now() - interval '1 day' + make_interval(secs => ${seconds})
    where merchant_id = ${merchantId} and id = ${memberId}`.execute(here.database);

test('of two bets in one run, that of the time when the member was new counts', async () => {
  const member = await here.newMember();
  const first = await play(member, 'ESPORTS');
  await sql`update member m set registered_at = b.settled_at - interval '1 day' + interval '1 microsecond'
    from bet b where b.merchant_id = m.merchant_id and b.transaction_id = ${first}
      and m.merchant_id = ${member.merchantId} and m.id = ${member.memberId}`.execute(
    here.database,
  );
  const second = await play(member, 'ESPORTS', 500);
  await here.follow();
  expect(await balance(member)).toBe(2000 + 500);

  await here.takeBack(member, second);
  await here.follow();
  expect(await balance(member)).toBe(2000);
  await here.takeBack(member, first);
  await here.follow();
  expect(await balance(member)).toBe(0);
});

test('how new a member is, is asked of the moment at which the bet was settled', async () => {
  const [old, young, both] = [
    await here.newMember(),
    await here.newMember(),
    await here.newMember(),
  ];
  await registerAround(old, -1);
  await registerAround(young, 3600);
  await registerAround(both, 3600);
  await here.setRank(both, 'gold');

  expect(await earn(old, 'ESPORTS')).toBe(1000);
  expect(await earn(young, 'ESPORTS')).toBe(2000);
  // Bets on card games between players weigh half.
  expect(await earn(young, 'PVP')).toBe(500);
  expect(await earn(both, 'PVP')).toBe(1000);
  // It follows from the bet: nothing is written down.
  expect(await here.countChanges(young)).toBe(0);
});

test('an import that changes for whom it is counts for the bets after it', async () => {
  const [member, golden] = [await here.newMember(), await here.newMember()];
  await here.setRank(golden, 'gold');
  const first = await play(golden, 'LOTT');
  await play(member, 'LOTT');
  await here.setAudience('changing', { ranks: ['bronze'] });
  await here.follow();
  expect([await balance(golden), await balance(member)]).toEqual([2000, 1000]);

  expect(await earn(golden, 'LOTT')).toBe(1000);
  expect(await earn(member, 'LOTT')).toBe(2000);
  await here.setAudience('changing', null);
  expect(await earn(golden, 'LOTT')).toBe(2000);
  await here.takeBack(golden, first);
  await here.follow();

  expect(await balance(golden)).toBe(3000);
});

test('play accounts earn nothing; who is excluded earns by the bets that were open', async () => {
  const golden = await here.newMember();
  const trial = await here.newMember({ type: 4, uplineId: golden.memberId });
  await here.setRank(golden, 'gold');
  const { memberId, merchantId } = golden;
  const name = { memberId, vendorCode: 'TESTER', transactionId: 'open' };
  const bet = { ...name, gameType: 'RNG' as const, stakeMinor: 1000 };
  expect(await placeBet(here.database, here.merchant, bet)).toMatchObject({ ok: true });
  await sql`select exclude_person(${merchantId}, ${memberId}, null, null)`.execute(here.database);
  const settled = await settleBet(here.database, here.merchant, { ...name, payoutMinor: 0 });
  expect(settled).toMatchObject({ ok: true });
  await play(trial, 'SPORTS');
  await here.follow();

  expect(await balance(golden)).toBe(2000);
  expect(await balance(trial)).toBe(0);
  expect(await here.countChanges(trial)).toBe(0);
});

test('who is not meant is told so, and is not offered it in the points mall', async () => {
  const [plain, golden] = [await here.newMember(), await here.newMember()];
  await here.setRank(golden, 'gold');
  const told = async (member: OpenedMember) => {
    const [standings, config] = [
      await here.platform.call(member, promotionStandings),
      await here.platform.call(member, pointsConfig),
    ];
    if (!standings.ok || !config.ok) throw new Error('refused');
    const { status, reason } = standings.value.find(({ id }) => id === 'gold') ?? {};
    return [status, reason, config.value.multipliers.some((each) => each.promotionId === 'gold')];
  };

  expect(await told(plain)).toEqual(['closed', 'audience', false]);
  expect(await told(golden)).toEqual(['joined', null, true]);
  await here.setRank(golden, 'bronze');
  expect(await told(golden)).toEqual(['closed', 'audience', false]);
});

test('a forecast counts those who are meant', async () => {
  const golden = await here.newMember();
  await here.setRank(golden, 'gold');
  await play(golden, 'RNG', 10_000);
  await sql`update rank_member set rank = 'bronze'
    where merchant_id = ${golden.merchantId} and member_id <> ${golden.memberId}`.execute(
    here.database,
  );

  const forecast = await forecastPromotion(here.database, here.merchant, 'gold', 30);

  expect(forecast).toMatchObject({ members: 1 });
  expect(forecast?.dearest).toHaveLength(1);
});
