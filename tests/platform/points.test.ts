import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { movePoints, type PointsMovement } from '#platform/money/points/move-points.ts';
import { readPointsEarnedSince } from '#platform/money/points/read-points.ts';
import { syncPointsRules } from '#platform/money/points/sync-points-rules.ts';
import { followEndedBets } from '#platform/play/ended-bets/follow-ended-bets.ts';
import { pointsFollower } from '#platform/play/points/follow-points.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { playRound } from '../support/money.ts';
import {
  multiplier,
  pointsMerchant,
  type PointsFixture,
  startPointsFixture,
} from '../support/points.ts';

let here: PointsFixture;

beforeAll(async () => {
  here = await startPointsFixture([
    pointsMerchant('alpha', {
      double: [multiplier({ categories: ['ESPORTS'], mostPoints: 30, budgetPoints: 50 })],
      never: [multiplier({ categories: ['FISH'] }), { endsAt: '2020-01-01T00:00:00Z' }],
    }),
    pointsMerchant('beta'),
    buildMerchant('gamma'),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const play = (member: OpenedMember, stakeMinor: number, more: object = {}, at = here.merchant) =>
  playRound(here.database, at, member.memberId, { stakeMinor, ...more });

const takeBack = async (member: OpenedMember, transactionId: string): Promise<void> => {
  const name = { memberId: member.memberId, vendorCode: 'TESTER', transactionId };
  expect(await voidBet(here.database, here.merchant, name)).toMatchObject({ ok: true });
};

const move = (
  { merchantId, memberId }: OpenedMember,
  movement: Omit<PointsMovement, 'merchantId' | 'memberId'>,
) =>
  here.database
    .transaction()
    .execute((tx) => movePoints(tx, { merchantId, memberId, ...movement }));

test('valid bets earn points by the weight of their category, all members in one posting', async () => {
  const [one, two] = [await here.newMember(), await here.newMember()];
  await play(one, 1234);
  await play(one, 1000, { gameType: 'LIVE' });
  // Of a bet that wins little, what was won counts.
  await play(one, 1000, { payoutMinor: 1001 });
  await play(two, 500);

  await here.follow();

  expect(await here.points(one)).toEqual({ balance: 1735, owed: 0, earned: 1735 });
  expect(await here.points(two)).toMatchObject({ balance: 500 });
  const { rows } = await sql<{ kind: string; lines: number }>`
    select t.kind, count(*)::int as lines from transfer t join entry e
      on e.merchant_id = t.merchant_id and e.transfer_id = t.id
      where t.scope = 'points' group by t.merchant_id, t.id, t.kind`.execute(here.database);
  expect(rows).toEqual([{ kind: 'points_earned', lines: 3 }]);
});

test('a bet that is taken back takes its points, before and after they were counted', async () => {
  const member = await here.newMember();
  const first = await play(member, 700);
  await takeBack(member, first);
  const second = await play(member, 900);
  await play(member, 50);
  await here.follow();
  expect(await here.points(member)).toMatchObject({ balance: 950 });

  await takeBack(member, second);
  await here.follow();

  expect(await here.points(member)).toEqual({ balance: 50, owed: 0, earned: 50 });
});

test('points that were spent are owed, and the next ones pay them', async () => {
  const member = await here.newMember();
  const bet = await play(member, 1000);
  await here.follow();
  await move(member, { reason: 'redeemed', key: 'order 1', points: 900 });
  await takeBack(member, bet);
  await here.follow();
  expect(await here.points(member)).toEqual({ balance: 0, owed: 900, earned: 0 });

  await play(member, 400);
  await here.follow();
  expect(await here.points(member)).toEqual({ balance: 0, owed: 500, earned: 400 });

  await move(member, { reason: 'givenBack', key: 'order 1 back', points: 900 });
  expect(await here.points(member)).toEqual({ balance: 400, owed: 0, earned: 400 });
});

test('a rule that changes counts for what is settled from then on; what is taken back is by the old one', async () => {
  const member = await here.newMember();
  const old = await play(member, 1000);
  const { merchant } = here;
  const { points } = merchant.config;
  const changed = {
    ...merchant,
    config: { ...merchant.config, points: { ...points, perAmount: 10 } },
  };
  const sync = (as: typeof merchant) =>
    here.database.transaction().execute((tx) => syncPointsRules(tx, as));
  await sync(changed);
  await sync(changed);
  await play(member, 1000);
  await here.follow();
  expect(await here.points(member)).toMatchObject({ balance: 1100 });

  await takeBack(member, old);
  await here.follow();
  expect(await here.points(member)).toMatchObject({ balance: 100 });

  await sync({ ...changed, config: { ...changed.config, points: { ...points, enabled: false } } });
  await play(member, 1000);
  await here.follow();
  expect(await here.points(member)).toMatchObject({ balance: 100 });
  await sync(merchant);
});

test('a promotion multiplies within its bounds, for each member and in total', async () => {
  const [one, two, three] = [
    await here.newMember(),
    await here.newMember(),
    await here.newMember(),
  ];
  const sport = { gameType: 'ESPORTS' };
  const first = await play(one, 5000, sport);
  await here.follow();
  // 30 of 50 points more: the most of one member.
  expect(await here.points(one)).toMatchObject({ balance: 8000 });

  await play(two, 1500, sport);
  await play(three, 1500, sport);
  await here.follow();
  expect(await here.points(two)).toMatchObject({ balance: 3000 });
  expect(await here.points(three)).toMatchObject({ balance: 2000 });
  expect(await here.given('double')).toBe(5000);

  await takeBack(one, first);
  await here.follow();
  expect(await here.points(one)).toMatchObject({ balance: 0, owed: 0 });
  expect(await here.given('double')).toBe(2000);
});

test('trial accounts and brands without points earn nothing; a promotion that is over adds nothing', async () => {
  const trial = await here.newMember({ type: 4 });
  const fisher = await here.newMember();
  const gamma = here.merchants[2];
  if (!gamma) throw new Error('no such brand');
  const other = await here.newMember({}, gamma);
  await play(fisher, 1000, { gameType: 'FISH' });
  await play(other, 1000, {}, gamma);
  await here.follow();

  expect(await here.points(trial)).toMatchObject({ balance: 0 });
  expect(await here.points(other)).toMatchObject({ balance: 0 });
  expect(await here.points(fisher)).toMatchObject({ balance: 1000 });
});

test('64 at once spend what there is, once for each key', async () => {
  const member = await here.newMember();
  await play(member, 1000);
  await here.follow();

  const sent = await Promise.allSettled(
    Array.from({ length: 64 }, (_, at) =>
      move(member, { reason: 'redeemed', key: `at once ${at % 32}`, points: 100 }),
    ),
  );

  expect(sent.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(10);
  expect(await here.points(member)).toMatchObject({ balance: 0 });
  const why = sent.flatMap((each) =>
    each.status === 'rejected' ? [String(each.reason.code)] : [],
  );
  expect(new Set(why)).toEqual(new Set(['points_short']));
});

test('many followers at once count every bet once', async () => {
  const member = await here.newMember();
  await play(member, 1000);
  const until = new Date(Date.now() + 1);
  const log = { error: (facts: unknown) => void here.failures.push(facts) };
  await Promise.all(
    Array.from({ length: 16 }, () =>
      followEndedBets({ database: here.database, log }, [pointsFollower], { until }),
    ),
  );
  await here.follow();
  expect(await here.points(member)).toMatchObject({ balance: 1000 });
});

test('a brand that fails keeps its bets for the next run, and no other from its turn', async () => {
  const beta = here.merchants[1];
  if (!beta) throw new Error('no such brand');
  const [one, two] = [await here.newMember(), await here.newMember({}, beta)];
  await play(one, 1000);
  await play(two, 1000, {}, beta);
  const setZone = (zone: string) =>
    sql`update points_rule set zone = ${zone} where merchant_id = ${beta.id}`.execute(
      here.database,
    );
  await setZone('No/Where');
  await here.follow();
  expect(here.failures).toEqual([
    { merchantId: beta.id, reason: 'time zone "No/Where" not recognized' },
  ]);
  expect([await here.points(one), await here.points(two)]).toMatchObject([
    { balance: 1000 },
    { balance: 0 },
  ]);

  await setZone('Asia/Yangon');
  await play(two, 500, {}, beta);
  await here.follow();
  expect(await here.points(two)).toMatchObject({ balance: 1500 });
  here.failures.length = 0;
});

test('what was earned since a day is known', async () => {
  const member = await here.newMember();
  await play(member, 1000);
  await here.follow();
  const { merchant, database } = here;
  const since = (day: string) => readPointsEarnedSince(database, merchant.id, member.memberId, day);
  expect([await since('2020-01-01'), await since('2200-01-01')]).toEqual([1000, 0]);
});
