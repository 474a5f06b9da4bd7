import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditReport, memberRank } from '#api/standing.ts';
import type { RankStep } from '#generated/merchant-config.ts';
import { sql } from '#platform/base/database/sql.ts';
import { importRanks } from '#platform/money/ranks/import-ranks.ts';
import { readRank } from '#platform/money/ranks/read-rank.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { buildMerchant } from '../support/merchant.ts';
import type { OpenedMember } from '../support/members.ts';
import { rank, type RankFixture, rankMerchant, startRankFixture } from '../support/ranks.ts';

let here: RankFixture;

beforeAll(async () => {
  here = await startRankFixture([
    rankMerchant('alpha'),
    rankMerchant('beta', { countDays: 5 }),
    buildMerchant('gamma'),
  ]);
});

afterAll(() => here.platform.close());

const takeBack = (member: OpenedMember, transactionId: string) => {
  const merchant = here.merchants.find(({ id }) => id === member.merchantId);
  if (!merchant) throw new Error('the member’s brand');
  const name = { memberId: member.memberId, vendorCode: 'TESTER', transactionId };
  return voidBet(here.database, merchant, name);
};

test('points raise at once, over several steps too; who never earned one stands on the first', async () => {
  const [one, two] = [await here.newMember(), await here.newMember()];
  expect(await readRank(here.database, here.merchant, one.memberId)).toBe('bronze');

  await here.earn(one, 99);
  expect(await here.standing(one)).toMatchObject({ rank: 'bronze', points: 99, heldUntil: null });
  await here.play(one, 1);
  await here.earn(two, 450);

  expect(await here.standing(one)).toMatchObject({ rank: 'silver', points: 100 });
  expect(await here.standing(two)).toMatchObject({ rank: 'gold', points: 450, keepPoints: 200 });
  await here.look();
  await here.look();
  expect(await here.told(two)).toEqual(['rankRaised']);
});

test('spending points lowers no rank', async () => {
  const member = await here.newMember();
  await here.earn(member, 120);

  await sql`select move_points(${member.merchantId}, ${member.memberId}, 'redeemed', 'spent', -12000, 'x')`.execute(
    here.database,
  );
  await here.earn(member, 1);

  expect(await here.points(member)).toMatchObject({ balance: 100 });
  expect(await here.standing(member)).toMatchObject({ rank: 'silver', points: 121 });
});

test('kept for its days, told before, then one step down and the count begins anew', async () => {
  const member = await here.newMember();
  await here.earn(member, 700);
  await here.look();

  await here.liveDays(member, 7);
  expect(await here.told(member)).toEqual(['rankRaised']);
  await here.liveDays(member, 1);
  expect(await here.told(member)).toEqual(['rankRaised', 'rankEnding']);
  await here.liveDays(member, 2);
  expect(await here.standing(member)).toMatchObject({ rank: 'diamond', holdPoints: 0 });
  await here.liveDays(member, 1);

  expect(await here.standing(member)).toMatchObject({ rank: 'gold', points: 300, keepPoints: 200 });
  expect(await here.told(member)).toEqual(['rankRaised', 'rankEnding', 'rankLowered']);
  await here.earn(member, 299);
  expect(await here.standing(member)).toMatchObject({ rank: 'gold', points: 599 });
  await here.earn(member, 1);
  expect(await here.standing(member)).toMatchObject({ rank: 'diamond', points: 600 });
});

test('step after step down to the first, and points of the days hold a rank', async () => {
  const member = await here.newMember();
  await here.earn(member, 300);
  await here.liveDays(member, 5);
  await here.earn(member, 200);
  await here.liveDays(member, 6);
  expect(await here.standing(member)).toMatchObject({ rank: 'gold', points: 500 });

  await here.liveDays(member, 10);
  expect(await here.standing(member)).toMatchObject({ rank: 'silver', points: 100 });
  await here.liveDays(member, 10);

  expect(await here.standing(member)).toMatchObject({ rank: 'bronze', points: 0, heldUntil: null });
});

test('nobody goes down without notice, also when the job stood still', async () => {
  const member = await here.newMember();
  await here.earn(member, 100);
  await here.daysPass(member, 40);

  await here.look();
  expect(await here.standing(member)).toMatchObject({ rank: 'silver' });
  await here.look();
  expect(await here.told(member)).toContain('rankEnding');
  await here.liveDays(member, 3);

  expect(await here.standing(member)).toMatchObject({ rank: 'bronze' });
});

test('who has a break keeps the rank until it is over, and is told nothing', async () => {
  const member = await here.newMember();
  await here.earn(member, 100);
  await sql`insert into protection_choice (merchant_id, member_id, cool_off_until)
    values (${member.merchantId}, ${member.memberId}, now() + interval '1 day')`.execute(
    here.database,
  );

  await here.liveDays(member, 30);
  expect(await here.standing(member)).toMatchObject({ rank: 'silver' });
  expect(await here.told(member)).toEqual([]);
  await sql`update protection_choice set cool_off_until = now() - interval '4 days'
    where member_id = ${member.memberId} and merchant_id = ${member.merchantId}`.execute(
    here.database,
  );
  await here.liveDays(member, 7);

  expect(await here.standing(member)).toMatchObject({ rank: 'bronze' });
});

test('a rank that was won by points which are taken back is lost at once', async () => {
  const member = await here.newMember();
  await here.earn(member, 120);
  const bet = await here.earn(member, 400);
  expect(await here.standing(member)).toMatchObject({ rank: 'gold' });

  await takeBack(member, bet);
  await here.follow();

  expect(await here.standing(member)).toMatchObject({ rank: 'silver', points: 120 });
});

test('where the last days count, points that grow old raise nobody and lower nobody, taken back ones do', async () => {
  const [, beta] = here.merchants;
  const member = await here.newMember({}, beta);
  await here.earn(member, 60);
  await here.daysPass(member, 5);
  const bet = await here.earn(member, 70);
  expect(await here.standing(member)).toMatchObject({ rank: 'bronze', points: 70 });
  await here.earn(member, 30);
  expect(await here.standing(member)).toMatchObject({ rank: 'silver' });

  await here.daysPass(member, 6);
  await here.earn(member, 1);
  expect(await here.standing(member)).toMatchObject({ rank: 'silver', points: 1 });
  await takeBack(member, bet);
  await here.follow();

  expect(await here.standing(member)).toMatchObject({ rank: 'bronze' });
});

test('another ladder: what is gone becomes the nearest below, what asks for more is kept', async () => {
  const member = await here.newMember();
  await here.earn(member, 350);
  const change = (steps: RankStep[]) => {
    const merchant = rankMerchant('alpha', { steps });
    return here.database
      .transaction()
      .execute((tx) => importRanks(tx, { ...merchant, id: here.merchant.id }));
  };

  await change([rank('bronze', 0), rank('silver', 100), rank('gold', 500)]);
  expect(await here.standing(member)).toMatchObject({ rank: 'gold', points: 500 });
  await here.earn(member, 1);
  expect(await here.standing(member)).toMatchObject({ rank: 'gold' });
  await change([rank('bronze', 0), rank('jade', 250)]);
  expect(await here.standing(member)).toMatchObject({ rank: 'jade' });

  await change([rank('bronze', 0), rank('silver', 100), rank('gold', 300), rank('diamond', 600)]);
  expect((await here.standing(member))?.rank).toBe('gold');
});

test('the page tells rank, turnover, proofs and limits; a brand without ranks has none of it', async () => {
  const member = await here.newMember();
  await here.earn(member, 150);

  const own = await here.platform.call(member, memberRank, { language: 'my' });
  expect(own.ok && own.value).toMatchObject({ rank: 'silver', points: 150, keepDays: 10 });
  expect(own.ok && own.value.steps.map(({ name }) => name).slice(0, 2)).toEqual([
    'bronze my',
    'silver my',
  ]);
  const report = await here.platform.call(member, creditReport);
  expect(report.ok && report.value).toMatchObject({
    turnover: { remainingMinor: 0 },
    verification: { identity: 'none' },
  });
  const gamma = here.merchants[2];
  const other = await here.newMember({}, gamma);
  expect(await here.platform.call(other, memberRank)).toMatchObject({ refusal: 'ranks_off' });
  expect(await here.platform.call(other, creditReport)).toMatchObject({ refusal: 'ranks_off' });
});
