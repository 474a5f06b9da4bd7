import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { expirePromotionEntries } from '#platform/money/promotions/expire-promotion-entries.ts';
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

test('a budget is never promised twice, whoever joins at once', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => here.newMember()));

  const joins = await Promise.all(members.map((member) => here.join(member, 'few')));

  expect(joins.filter(({ ok }) => ok)).toHaveLength(3);
  expect(joins.find(({ ok }) => !ok)).toMatchObject({ details: { reason: 'budget' } });
  expect(await here.committed('few')).toEqual({ minor: 12_000, entries: 12_000 });
});

test('a limit by address holds at once, and counts a /64 as one', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => here.newMember()));

  const joins = await Promise.all(
    members.map((member, index) => here.join(member, 'flat', `2001:db8:7:7::${index + 1}`)),
  );

  expect(joins.filter(({ ok }) => ok)).toHaveLength(2);
  expect(joins.find(({ ok }) => !ok)).toMatchObject({ refusal: 'promotion_limit' });
  const elsewhere = await here.newMember();
  expect(await here.join(elsewhere, 'flat', '2001:db8:7:8::1')).toMatchObject({ ok: true });
  // Who was refused has no part in the budget.
  expect((await here.committed('flat'))?.minor).toBe(12_000);
});

test('what nobody earned or claimed in time returns to the budget', async () => {
  const [idle, earner] = [await here.newMember(), await here.newMember()];
  const before = (await here.committed('welcome'))?.minor ?? 0;
  await here.join(idle, 'welcome');
  await here.join(earner, 'welcome');
  await here.payIn(earner);
  await here.makeLate(idle, earner);
  await here.payIn(idle);

  await Promise.all([
    expirePromotionEntries(here.platform.database),
    expirePromotionEntries(here.platform.database),
  ]);

  expect(await here.status(idle, 'welcome')).toBe('closed: expired');
  expect(await here.status(earner, 'welcome')).toBe('closed: expired');
  expect(await here.claim(earner, 'welcome')).toMatchObject({ refusal: 'promotion_not_earned' });
  expect((await here.committed('welcome'))?.minor).toBe(before);
});

const event = fc.record({
  who: fc.nat(3),
  what: fc.constantFrom('join', 'pay', 'small', 'claim', 'refund', 'late', 'expire'),
  id: fc.constantFrom('welcome', 'second', 'few'),
});

test('whatever happens in whatever order: no budget is passed and each claim is granted once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 16 }), fc.boolean(), async (events, atOnce) => {
      const members = await Promise.all(Array.from({ length: 4 }, () => here.newMember()));
      const paid = new Map<OpenedMember, Awaited<ReturnType<PromotionFixture['payIn']>>>();
      const act = async ({ who, what, id }: (typeof events)[number]) => {
        const member = members[who] as OpenedMember;
        if (what === 'join') await here.join(member, id);
        else if (what === 'pay') paid.set(member, await here.payIn(member));
        else if (what === 'small') await here.payIn(member, 4000);
        else if (what === 'claim') await here.claim(member, id);
        else if (what === 'expire') await expirePromotionEntries(here.platform.database);
        else if (what === 'late') await here.makeLate(member);
        else {
          const last = paid.get(member);
          if (last) await here.refund(last);
        }
      };
      if (atOnce) await Promise.all(events.map(act));
      else for (const each of events) await act(each);

      for (const id of ['welcome', 'second', 'few']) {
        const books = await here.committed(id);
        if (books) expect(books.minor).toBe(books.entries);
      }
      expect((await here.committed('few'))?.minor ?? 0).toBeLessThanOrEqual(12_000);
      const { rows } = await sql<{ granted: number; claimed: number }>`
        select (select count(*)::int from bonus where member_id = any(${ids(members)})) as granted,
          (select count(*)::int from promotion_entry
            where member_id = any(${ids(members)}) and bonus_id is not null) as claimed`.execute(
        here.platform.database,
      );
      expect(rows[0]?.granted).toBe(rows[0]?.claimed);
    }),
    { numRuns: inProof(6, 30) },
  );
}, 180_000);

const ids = (members: OpenedMember[]) => members.map(({ memberId }) => memberId);
