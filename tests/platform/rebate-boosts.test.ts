import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebateDetails } from '#api/bonuses.ts';
import { promotionStandings } from '#api/promotions.ts';
import { transactionHistory } from '#api/records.ts';
import { turnover } from '#api/turnover.ts';
import { addDays, dayIn } from '#domain/date-presets.ts';
import type { Promotion, RebateBoost } from '#generated/merchant-content.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import type { JobContext } from '#platform/base/jobs/run-jobs.ts';
import { forecastPromotion } from '#platform/money/promotions/forecast-promotion.ts';
import { decidePromotion, readPromotions } from '#platform/money/promotions/operate-promotions.ts';
import { payBoosts } from '#platform/money/rebates/pay-boosts.ts';
import { settleRebates } from '#platform/money/rebates/settle-days.ts';
import { rebateJob } from '#platform/money/rebates/settle-rebates.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, playRound, readAccounts } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { quietZone } from '../support/quiet-zone.ts';
import { inProof } from '../support/proof.ts';

const ZONE = quietZone();
const today = dayIn(ZONE, new Date());
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

const boost = (id: string, mechanic: Partial<RebateBoost>, more: Partial<Promotion> = {}) => ({
  id,
  title: { en: id },
  summary: { en: id },
  content: { en: `<p>${id}</p>` },
  art: 'assets/mark.svg',
  category: 'RNG' as const,
  sequence: 0,
  mechanic: {
    kind: 'rebateBoost' as const,
    mostMinor: 1000,
    budgetMinor: 1_000_000,
    ...mechanic,
  },
  ...more,
});

const brandOf = (code: string, promotions: Promotion[]) =>
  buildMerchant(
    code,
    { timeZone: ZONE, categories: [{ type: 'RNG', vendors: [] }], rebates: { RNG: 1.2 } },
    { promotions },
  );

const brands = {
  alpha: brandOf('alpha', [
    boost('double', { times: 2 }),
    boost('north', { addPercent: 0.5 }, { audience: { countries: ['SE'] } }),
    boost('other-day', { addPercent: 5, weekdays: [weekdayOf(addDays(today, -2))] }),
    boost('over', { times: 9 }, { endsAt: '2020-01-01T00:00:00Z' }),
    boost('live', { times: 9 }, { category: 'LIVE' }),
  ]),
  beta: brandOf('beta', [boost('short', { times: 2, budgetMinor: 100 })]),
  gamma: brandOf('gamma', [boost('closed', { times: 2 })]),
  delta: brandOf('delta', [boost('any', { addPercent: 1, mostMinor: 60, budgetMinor: 500 })]),
};
let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  // The platform's own job would settle a day between two looks.
  platform = await startTestPlatform(Object.values(brands), { jobs: false });
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const newMember = async (code: keyof typeof brands, more: Record<string, string> = {}) => {
  people += 1;
  const profile = { birthday: '1990-01-01', ...more };
  const person = { username: `player${people}`, cashMinor: 1_000_000, profile };
  return { ...(await openMember(platform, code, person)), username: person.username };
};

const playOn = async (
  merchant: Merchant,
  { memberId }: OpenedMember,
  day: string,
  stake: number,
) => {
  const transactionId = await playRound(platform.database, merchant, memberId, {
    stakeMinor: stake,
  });
  await sql`update bet set settled_at = ${`${day} 12:00`}::timestamp at time zone ${ZONE}
    where merchant_id = ${merchant.id} and transaction_id = ${transactionId}`.execute(
    platform.database,
  );
};

const cashOf = async (merchant: Merchant, { memberId }: OpenedMember) =>
  (await readAccounts(platform.database, merchant, memberId)).cash;

const boostsOf = async (merchant: Merchant) => {
  const { rows } = await sql<{ promotionId: string; memberId: number; amountMinor: number }>`
    select promotion_id, member_id, amount_minor from rebate_boost
      where merchant_id = ${merchant.id} order by promotion_id, member_id`.execute(
    platform.database,
  );
  return rows.map(({ promotionId, memberId, amountMinor }) => [promotionId, memberId, amountMinor]);
};

test('a boost is paid with the day’s rebate, to whom it is meant for, up to its most, once', async () => {
  const merchant = await openMerchant(platform.database, brands.alpha);
  const [ana, sven] = [await newMember('alpha'), await newMember('alpha', { nationality: 'SE' })];
  const day = addDays(today, -1);
  await playOn(merchant, ana, day, 10_000);
  await playOn(merchant, sven, day, 100_000);
  const [anaHad, svenHad] = [await cashOf(merchant, ana), await cashOf(merchant, sven)];
  const context = {
    database: platform.database,
    merchants: () => [merchant],
  } as unknown as JobContext;

  await Promise.allSettled([rebateJob.run(context), rebateJob.run(context)]);
  await rebateJob.run(context);
  await payBoosts(platform.database, [merchant]);

  expect(await boostsOf(merchant)).toEqual([
    ['double', ana.memberId, 120],
    ['double', sven.memberId, 1000],
    ['north', sven.memberId, 500],
  ]);
  expect(await cashOf(merchant, ana)).toBe(anaHad + 240);
  expect(await cashOf(merchant, sven)).toBe(svenHad + 1200 + 1500);
  const open = await platform.call(ana, turnover);
  expect(open).toMatchObject({ ok: true, value: { requiredMinor: 240 } });
  const details = await platform.call(sven, rebateDetails, { language: 'en' });
  expect(details.ok && details.value.list).toEqual([
    {
      day,
      gameType: 'RNG',
      validMinor: 100_000,
      percent: 2.9,
      rebateMinor: 2700,
      parts: [
        { source: 'brand', title: null, percent: 1.2, rebateMinor: 1200 },
        { source: 'boost', title: 'double', percent: 1.2, rebateMinor: 1000 },
        { source: 'boost', title: 'north', percent: 0.5, rebateMinor: 500 },
      ],
    },
  ]);
  const records = await platform.call(sven, transactionHistory, { kind: 'rebateBoost' });
  expect(
    records.ok &&
      records.value.items
        .map(({ amountMinor }) => amountMinor)
        .toSorted((one, other) => one - other),
  ).toEqual([500, 1000]);
  const [shown] = await readPromotions(platform.database, [merchant], 'double');
  expect(shown).toMatchObject({ givenMinor: 1120, committedMinor: 1120 });
});

test('who is not meant, and what is over, is told so; for others there is nothing to do', async () => {
  const told = async (member: OpenedMember) => {
    const answer = await platform.call(member, promotionStandings);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.map(({ id, reason }) => `${id}: ${reason}`).toSorted();
  };
  expect(await told(await newMember('alpha'))).toEqual(['north: audience', 'over: ended']);
  expect(await told(await newMember('alpha', { nationality: 'SE' }))).toEqual(['over: ended']);
});

test('a budget that is short is shared in proportion, and never passed', async () => {
  const merchant = await openMerchant(platform.database, brands.beta);
  const [one, other] = [await newMember('beta'), await newMember('beta')];
  const day = addDays(today, -1);
  await playOn(merchant, one, day, 10_000);
  await playOn(merchant, other, day, 20_000);

  await settleRebates(platform.database, merchant, day);

  expect(await boostsOf(merchant)).toEqual([
    ['short', one.memberId, 33],
    ['short', other.memberId, 66],
  ]);
  expect(await forecastPromotion(platform.database, merchant, 'short', 30)).toMatchObject({
    members: 2,
    costMinor: 360,
    budgetMinor: 100,
  });
});

test('a boost that was closed before the day was over adds nothing to it', async () => {
  const merchant = await openMerchant(platform.database, brands.gamma);
  const member = await newMember('gamma');
  const actor = { by: 'tests', reason: 'enough' };
  await decidePromotion(platform.database, merchant, { id: 'closed', decision: 'close' }, actor);
  await sql`update promotion_state set closed_at = now() - interval '3 days'
    where merchant_id = ${merchant.id}`.execute(platform.database);
  await playOn(merchant, member, addDays(today, -1), 10_000);

  await settleRebates(platform.database, merchant, addDays(today, -1));

  expect(await boostsOf(merchant)).toEqual([]);
});

test('whatever is played on however many days: neither a day’s most nor the budget is passed', async () => {
  const merchant = await openMerchant(platform.database, brands.delta);
  const members = await Promise.all(Array.from({ length: 3 }, () => newMember('delta')));
  let ago = 30;
  const bets = fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 9000 })), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(bets, async (played) => {
      ago -= 1;
      const day = addDays(today, -ago);
      for (const [who, stake] of played)
        await playOn(merchant, members[who] as OpenedMember, day, stake);
      const settle = () => settleRebates(platform.database, merchant, day);
      await Promise.all([settle(), settle()]);
      await Promise.all([
        payBoosts(platform.database, [merchant]),
        payBoosts(platform.database, [merchant]),
      ]);

      const { rows } = await sql<{ total: number; most: number; committed: number; open: number }>`
        select coalesce(sum(amount_minor), 0)::int as total, coalesce(max(amount_minor), 0)::int as most,
            (select coalesce(max(committed_minor), 0)::int from promotion_state
              where merchant_id = ${merchant.id}) as committed,
            count(*) filter (where paid_at is null)::int as open
          from rebate_boost where merchant_id = ${merchant.id}`.execute(platform.database);
      const [books] = rows;
      expect(books?.total).toBe(books?.committed);
      expect(books?.total).toBeLessThanOrEqual(500);
      expect(books?.most).toBeLessThanOrEqual(60);
      expect(books?.open).toBe(0);
    }),
    { numRuns: inProof(8, 28), endOnFailure: true },
  );
});
