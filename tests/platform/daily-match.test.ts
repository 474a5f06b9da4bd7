import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { expirePromotionEntries } from '#platform/money/promotions/expire-promotion-entries.ts';
import { forecastPromotion } from '#platform/money/promotions/forecast-promotion.ts';
import { readPromotions } from '#platform/money/promotions/operate-promotions.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { inProof } from '../support/proof.ts';
import { type PromotionFixture, startPromotionFixture } from '../support/promotions.ts';

let here: PromotionFixture;

beforeAll(async () => {
  here = await startPromotionFixture();
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

test('the first deposit of each day is matched, once a day, when the member takes part that day', async () => {
  const member = await here.newMember();
  for (let day = 0; day < 3; day += 1) {
    expect(await here.status(member, 'daily')).toBe('join');
    await Promise.all(Array.from({ length: 8 }, () => here.join(member, 'daily')));
    await here.payIn(member, 6000);
    await here.payIn(member);
    // 59.00 credited; a tenth of it, though the second deposit was larger.
    expect(await here.standing(member, 'daily')).toMatchObject({
      status: 'claim',
      amountMinor: 590,
    });
    await Promise.all(Array.from({ length: 64 }, () => here.claim(member, 'daily')));
    expect(await here.status(member, 'daily')).toBe('claimed');
    await here.sleep(member);
  }

  expect(await here.bonuses(member)).toEqual([
    ['The daily', 590, 1180, 'WAITING'],
    ['The daily', 590, 1180, 'WAITING'],
    ['The daily', 590, 1180, 'ACTIVE'],
  ]);
  expect(await here.committed('daily')).toEqual({ minor: 1770, entries: 1770 });
  const [shown] = await readPromotions(here.platform.database, [here.merchant], 'daily');
  expect(shown).toMatchObject({ givenMinor: 1770, claimed: 3 });
});

test('a deposit before taking part is past for today; tomorrow is another day', async () => {
  const member = await here.newMember();
  await here.payIn(member);
  expect(await here.status(member, 'daily')).toBe('closed: condition');
  await here.sleep(member);
  expect(await here.status(member, 'daily')).toBe('join');
});

test('what is not paid in by the end of the day returns; a claim waits beyond it', async () => {
  const member = await here.newMember();
  const before = (await here.committed('daily'))?.minor ?? 0;
  await here.join(member, 'daily');
  await here.sleep(member);
  await here.payIn(member);
  expect(await here.standing(member, 'daily')).not.toMatchObject({ status: 'claim' });
  await expirePromotionEntries(here.platform.database);
  expect((await here.committed('daily'))?.minor).toBe(before);

  await here.sleep(member);
  await here.join(member, 'daily');
  await here.payIn(member);
  await here.sleep(member);
  expect(await here.status(member, 'daily')).toBe('claim');
  expect(await here.claim(member, 'daily')).toMatchObject({ ok: true });
  expect(await here.status(member, 'daily')).toBe('join');
});

test('a deposit that goes back takes its day along, also of an earlier day', async () => {
  const member = await here.newMember();
  const before = (await here.committed('daily'))?.minor ?? 0;
  await here.join(member, 'daily');
  const paid = await here.payIn(member);
  await here.claim(member, 'daily');
  await here.sleep(member);
  await here.join(member, 'daily');

  await here.refund(paid);

  expect(await here.bonuses(member)).toMatchObject([['The daily', 700, 1400, 'FORFEITED']]);
  expect((await here.committed('daily'))?.minor).toBe(before + 700);
  expect(await here.status(member, 'daily')).toBe('joined');
});

test('a country is of the number that was proved, else of the one that was told, else the nationality', async () => {
  const proved = await here.newMember(0, { mobileNum: '+959250000001', nationality: 'MM' });
  await sql`insert into member_contact (merchant_id, kind, value, member_id)
    values (${proved.merchantId}, 'mobile', '+46701740605', ${proved.memberId})`.execute(
    here.platform.database,
  );
  const told = await here.newMember(0, { mobileNum: '+358412345678', nationality: 'MM' });
  const national = await here.newMember(0, { nationality: 'SE' });
  const elsewhere = await here.newMember(0, { mobileNum: '+959250000002', nationality: 'SE' });
  const unknown = await here.newMember();

  for (const member of [proved, told, national])
    expect(await here.join(member, 'north')).toMatchObject({ ok: true });
  for (const member of [elsewhere, unknown]) {
    expect(await here.status(member, 'north')).toBe('closed: audience');
    expect(await here.join(member, 'north')).toMatchObject({
      refusal: 'promotion_closed',
      details: { reason: 'audience' },
    });
  }
});

test('a forecast replays each day’s first deposit, of the countries that are meant', async () => {
  const north = await here.newMember(0, { nationality: 'SE' });
  await here.payIn(north, 6000);
  const daily = await forecastPromotion(here.platform.database, here.merchant, 'daily', 30);
  const bound = await forecastPromotion(here.platform.database, here.merchant, 'north', 30);

  expect(daily?.dearest).toContainEqual({ username: north.username, amountMinor: 590 });
  expect(daily?.members).toBeGreaterThan(bound?.members ?? 0);
  expect(bound?.dearest).toEqual([{ username: north.username, amountMinor: 2950 }]);
});

const event = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('join', 'pay', 'small', 'claim', 'refund', 'sleep', 'expire'),
});

test('whatever happens in whatever order: each day is matched once, and the budget is what was given', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 18 }), fc.boolean(), async (events, atOnce) => {
      const members = await Promise.all(Array.from({ length: 3 }, () => here.newMember()));
      const paid = new Map<OpenedMember, Awaited<ReturnType<PromotionFixture['payIn']>>>();
      const act = async ({ who, what }: (typeof events)[number]) => {
        const member = members[who] as OpenedMember;
        if (what === 'join') await here.join(member, 'daily');
        else if (what === 'pay') paid.set(member, await here.payIn(member));
        else if (what === 'small') await here.payIn(member, 4000);
        else if (what === 'claim') await here.claim(member, 'daily');
        else if (what === 'expire') await expirePromotionEntries(here.platform.database);
        else if (what === 'sleep') await here.sleep(member);
        else {
          const last = paid.get(member);
          if (last) await here.refund(last);
        }
      };
      if (atOnce) await Promise.all(events.map(act));
      else for (const each of events) await act(each);

      const books = await here.committed('daily');
      if (books) expect(books.minor).toBe(books.entries);
      const { rows } = await sql<{ bonuses: number; deposits: number; parts: number }>`
        select count(*)::int as parts, count(distinct bonus_id)::int as bonuses,
            count(distinct deposit_id)::int as deposits
          from (select member_id, bonus_id, deposit_id from promotion_entry
            union all select member_id, bonus_id, deposit_id from promotion_day) p
          where bonus_id is not null
            and member_id = any(${members.map(({ memberId }) => memberId)})`.execute(
        here.platform.database,
      );
      expect(rows[0]?.bonuses).toBe(rows[0]?.parts);
      expect(rows[0]?.deposits).toBe(rows[0]?.parts);
    }),
    { numRuns: inProof(5, 30) },
  );
}, 180_000);
