import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusDetails } from '#api/bonuses.ts';
import { claimPromotion, joinPromotion, promotionStandings } from '#api/promotions.ts';
import type { Promotion, PromotionMechanic } from '#generated/merchant-content.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { expirePromotionEntries } from '#platform/money/promotions/expire-promotion-entries.ts';
import { forecastPromotion } from '#platform/money/promotions/forecast-promotion.ts';
import { decidePromotion, readPromotions } from '#platform/money/promotions/operate-promotions.ts';
import { verifyAge } from '#platform/people/protection/verify-age.ts';
import { cardChannel, press, sendCallback, startDeposit } from '../support/deposits.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, playRound } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';

const promotion = (id: string, mechanic: PromotionMechanic, more: Partial<Promotion> = {}) => ({
  id,
  title: { en: `The ${id}` },
  summary: { en: id },
  content: { en: `<p>${id}</p>` },
  art: 'assets/mark.svg',
  category: 'ALL' as const,
  sequence: 0,
  mechanic,
  ...more,
});

const match = (more: object = {}): PromotionMechanic => ({
  kind: 'depositMatch',
  nth: 1,
  percent: 50,
  mostMinor: 4000,
  leastMinor: 5000,
  turnover: 8,
  joinDays: 14,
  budgetMinor: 10_000_000,
  ...more,
});

const reward: PromotionMechanic = {
  kind: 'signUpReward',
  amountMinor: 500,
  turnover: 5,
  joinDays: 30,
  budgetMinor: 1_000_000,
};

const YEAR_AGO = '2020-01-01T00:00:00Z';
const IN_YEARS = '2099-01-01T00:00:00Z';

const alpha = buildMerchant(
  'alpha',
  // A deposit of 100.00 credits 98.40, half of which is more than the most.
  { payments: { channels: [cardChannel], openDepositsMax: 20 } },
  {
    promotions: [
      promotion('welcome', match()),
      promotion('second', match({ nth: 2, mostMinor: 10_000 })),
      promotion('reward', reward),
      promotion('few', match({ budgetMinor: 12_000 })),
      promotion('flat', match({ limits: { perAddress: 2 } })),
      promotion('affiliates', match(), { audience: { affiliatesOnly: true } }),
      promotion('over', match(), { endsAt: YEAR_AGO }),
      promotion('later', match(), { startsAt: IN_YEARS }),
      promotion('rebate', { kind: 'dailyRebate' }),
    ],
  },
);
let platform: TestPlatform;
let merchant: Merchant;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([alpha, buildMerchant('beta')]);
  merchant = await openMerchant(platform.database, alpha);
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const newMember = (type = 0) => {
  people += 1;
  return openMember(platform, 'alpha', { username: `guest${people}`, type });
};

const join = (member: OpenedMember, id: string, ip?: string) =>
  platform.call({ ...member, ...(ip !== undefined && { ip }) }, joinPromotion, { id });

const claim = (member: OpenedMember, id: string) => platform.call(member, claimPromotion, { id });

const standing = async (member: OpenedMember, id: string) => {
  const answer = await platform.call(member, promotionStandings);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.find((each) => each.id === id);
};

const status = async (member: OpenedMember, id: string) => {
  const { status: now, reason } = (await standing(member, id)) ?? {};
  return reason ? `${now}: ${reason}` : now;
};

const payIn = async (member: OpenedMember, amountMinor = 10_000) => {
  const started = await startDeposit(platform, member, { amountMinor });
  await press(platform, started, 'settle');
  return started;
};

const refund = (started: Awaited<ReturnType<typeof payIn>>, amountMinor = 10_000) =>
  sendCallback(platform, {
    reference: started.reference,
    providerRef: started.payUrl?.split('.')[1],
    status: 'refunded',
    amountMinor,
    currency: 'USD',
  });

const bonuses = async (member: OpenedMember) => {
  const answer = await platform.call(member, bonusDetails, {});
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.list.map(({ amountMinor, requiredMinor, status: now, title }) => [
    title,
    amountMinor,
    requiredMinor,
    now,
  ]);
};

const committed = async (id: string) => {
  const { rows } = await sql<{ minor: number; entries: number }>`
    select committed_minor as minor, (select coalesce(sum(reserved_minor), 0)::bigint
        from promotion_entry e where e.promotion_id = ${id} and e.merchant_id = s.merchant_id) as entries
      from promotion_state s where promotion_id = ${id} and merchant_id = ${merchant.id}`.execute(
    platform.database,
  );
  return rows[0];
};

test('join, pay in, claim: the bonus is of the joined terms, and staked as often as they say', async () => {
  const member = await newMember();
  expect(await status(member, 'welcome')).toBe('join');

  expect(await join(member, 'welcome')).toMatchObject({ ok: true, value: { status: 'joined' } });
  expect(await claim(member, 'welcome')).toMatchObject({ refusal: 'promotion_not_earned' });
  await payIn(member);

  expect(await standing(member, 'welcome')).toMatchObject({ status: 'claim', amountMinor: 4000 });
  expect(await claim(member, 'welcome')).toMatchObject({ ok: true, value: { status: 'claimed' } });
  expect(await bonuses(member)).toEqual([['The welcome', 4000, 32_000, 'ACTIVE']]);
});

test('64 claims at once grant one bonus, and 64 joins keep the budget once', async () => {
  const member = await newMember();
  const before = (await committed('welcome'))?.minor ?? 0;
  const joins = await Promise.all(Array.from({ length: 64 }, () => join(member, 'welcome')));
  expect(joins.every(({ ok }) => ok)).toBe(true);
  expect((await committed('welcome'))?.minor).toBe(before + 4000);
  await payIn(member, 6000);

  const claims = await Promise.all(Array.from({ length: 64 }, () => claim(member, 'welcome')));

  expect(claims.every(({ ok }) => ok)).toBe(true);
  // 60.00 less the fee of 1.00 credits 59.00; half of it.
  expect(await bonuses(member)).toEqual([['The welcome', 2950, 23_600, 'ACTIVE']]);
  expect(await committed('welcome')).toEqual({ minor: before + 2950, entries: before + 2950 });
});

test('a deposit that is too small spoils nothing; one before joining is past', async () => {
  const member = await newMember();
  await join(member, 'welcome');
  await payIn(member, 4000);
  expect(await status(member, 'welcome')).toBe('joined');
  await payIn(member);
  expect(await status(member, 'welcome')).toBe('claim');

  expect(await status(member, 'few')).toBe('closed: condition');
  expect(await join(member, 'few')).toMatchObject({
    refusal: 'promotion_closed',
    details: { reason: 'condition' },
  });
  await join(member, 'second');
  await payIn(member);
  expect(await standing(member, 'second')).toMatchObject({ status: 'claim', amountMinor: 4920 });
});

test('a reward is claimed once who they are is proved', async () => {
  const member = await newMember();
  await join(member, 'reward');
  expect(await claim(member, 'reward')).toMatchObject({ refusal: 'promotion_not_earned' });

  await verifyAge(platform.database, merchant, `guest${people}`, 'passport', 'tests');

  expect(await status(member, 'reward')).toBe('claim');
  expect(await claim(member, 'reward')).toMatchObject({ ok: true });
  expect(await bonuses(member)).toEqual([['The reward', 500, 2500, 'ACTIVE']]);
});

test('a budget is never promised twice, whoever joins at once', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => newMember()));

  const joins = await Promise.all(members.map((member) => join(member, 'few')));

  expect(joins.filter(({ ok }) => ok)).toHaveLength(3);
  expect(joins.find(({ ok }) => !ok)).toMatchObject({ details: { reason: 'budget' } });
  expect(await committed('few')).toEqual({ minor: 12_000, entries: 12_000 });
});

test('a limit by address holds at once, and counts a /64 as one', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => newMember()));

  const joins = await Promise.all(
    members.map((member, index) => join(member, 'flat', `2001:db8:7:7::${index + 1}`)),
  );

  expect(joins.filter(({ ok }) => ok)).toHaveLength(2);
  expect(joins.find(({ ok }) => !ok)).toMatchObject({ refusal: 'promotion_limit' });
  const elsewhere = await newMember();
  expect(await join(elsewhere, 'flat', '2001:db8:7:8::1')).toMatchObject({ ok: true });
  // Who was refused has no part in the budget.
  expect((await committed('flat'))?.minor).toBe(12_000);
});

test('what is over, to come, or for others cannot be joined; unknown ones are named so', async () => {
  const member = await newMember();
  expect(await status(member, 'over')).toBe('closed: ended');
  expect(await status(member, 'later')).toBe('comingSoon');
  expect(await status(member, 'affiliates')).toBe('closed: audience');
  expect(await standing(member, 'rebate')).toBeUndefined();
  for (const id of ['over', 'later', 'affiliates'])
    expect(await join(member, id)).toMatchObject({ refusal: 'promotion_closed' });
  for (const id of ['rebate', 'none', 'welcome\u0000', '\uD800'])
    expect(await join(member, id)).toMatchObject({ ok: false });
  expect(await claim(member, 'welcome')).toMatchObject({ refusal: 'promotion_unknown' });
});

test('who has a break is not tempted, and keeps what was earned', async () => {
  const member = await newMember();
  await join(member, 'welcome');
  await payIn(member);
  await sql`insert into protection_choice (merchant_id, member_id, cool_off_until)
    values (${merchant.id}, ${member.memberId}, now() + interval '30 days')`.execute(
    platform.database,
  );
  await sql`update promotion_entry set due_at = now() - interval '1 s'
    where member_id = ${member.memberId}`.execute(platform.database);

  await expirePromotionEntries(platform.database);

  expect(await status(member, 'second')).toBe('closed: pause');
  expect(await join(member, 'second')).toMatchObject({ refusal: 'cooling_off' });
  expect(await claim(member, 'welcome')).toMatchObject({ ok: true });
});

test('what nobody earned or claimed in time returns to the budget', async () => {
  const [idle, earner] = [await newMember(), await newMember()];
  const before = (await committed('welcome'))?.minor ?? 0;
  await join(idle, 'welcome');
  await join(earner, 'welcome');
  await payIn(earner);
  await sql`update promotion_entry set due_at = now() - interval '1 s'
    where member_id in (${idle.memberId}, ${earner.memberId})`.execute(platform.database);
  await payIn(idle);

  await Promise.all([
    expirePromotionEntries(platform.database),
    expirePromotionEntries(platform.database),
  ]);

  expect(await status(idle, 'welcome')).toBe('closed: expired');
  expect(await status(earner, 'welcome')).toBe('closed: expired');
  expect(await claim(earner, 'welcome')).toMatchObject({ refusal: 'promotion_not_earned' });
  expect((await committed('welcome'))?.minor).toBe(before);
});

test('a deposit that goes back takes its claim along, or the bonus that is being played', async () => {
  const [first, second] = [await newMember(), await newMember()];
  const before = (await committed('welcome'))?.minor ?? 0;
  await join(first, 'welcome');
  await join(second, 'welcome');
  const [one, other] = [await payIn(first), await payIn(second)];
  await claim(second, 'welcome');

  await refund(one);
  await refund(other);

  expect(await status(first, 'welcome')).toBe('rejected');
  expect(await status(second, 'welcome')).toBe('rejected');
  expect(await bonuses(first)).toEqual([]);
  expect(await bonuses(second)).toEqual([['The welcome', 4000, 32_000, 'FORFEITED']]);
  expect((await committed('welcome'))?.minor).toBe(before);
});

test('closed by a person: nobody else joins, who joined keeps it; the decision is in the audit log', async () => {
  const [early, late] = [await newMember(), await newMember()];
  await join(early, 'second');
  const actor = { by: 'Ada', reason: 'enough' };
  const decide = (decision: 'close' | 'reopen') =>
    decidePromotion(platform.database, merchant, { id: 'second', decision }, actor);

  expect(await decide('close')).toEqual({ ok: true, changed: true });
  expect(await decide('close')).toEqual({ ok: true, changed: false });
  expect(await join(late, 'second')).toMatchObject({
    refusal: 'promotion_closed',
    details: { reason: 'ended' },
  });
  expect(await status(early, 'second')).toBe('joined');
  const [shown] = await readPromotions(platform.database, [merchant], 'second');
  expect(shown).toMatchObject({ phase: 'closed', kind: 'depositMatch', budgetMinor: 10_000_000 });
  expect(shown?.joined).toBeGreaterThan(0);

  expect(await decide('reopen')).toEqual({ ok: true, changed: true });
  expect(await join(late, 'second')).toMatchObject({ ok: true });
  const { rows } = await sql<{ action: string }>`select action from audit_entry
    where merchant_id = ${merchant.id} order by seq desc limit 2`.execute(platform.database);
  expect(rows.map(({ action }) => action)).toEqual(['promotion.reopen', 'promotion.close']);
  for (const id of ['rebate', 'none'])
    expect(
      await decidePromotion(platform.database, merchant, { id, decision: 'close' }, actor),
    ).toEqual({ ok: false });
});

test('a forecast says what the rule would have given, to whom, and what the house won', async () => {
  const forecast = () => forecastPromotion(platform.database, merchant, 'welcome', 30);
  const before = await forecast();
  const [small, large, twice] = [await newMember(), await newMember(), await newMember()];
  await payIn(small, 6000);
  await payIn(large, 10_000);
  await payIn(twice, 4000);
  await payIn(twice, 6000);
  await payIn(twice, 10_000);
  await playRound(platform.database, merchant, large.memberId, {
    stakeMinor: 300,
    payoutMinor: 100,
  });

  const after = await forecast();

  // 2950 and 4000 and 2950: the first deposit that is large enough counts.
  expect((after?.costMinor ?? 0) - (before?.costMinor ?? 0)).toBe(9900);
  expect((after?.members ?? 0) - (before?.members ?? 0)).toBe(3);
  expect((after?.netWinMinor ?? 0) - (before?.netWinMinor ?? 0)).toBe(200);
  expect(after?.dearest).toHaveLength(Math.min(10, after?.members ?? 0));
  expect(after?.dearest[0]?.amountMinor).toBe(4000);
  const tight = await forecastPromotion(platform.database, merchant, 'few', 30);
  expect(tight?.paidMinor).toBeLessThanOrEqual(12_000);
  expect(tight?.costMinor).toBe(after?.costMinor);
  expect(await forecastPromotion(platform.database, merchant, 'none', 30)).toBeUndefined();
  for (const id of ['reward', 'rebate'])
    expect(await forecastPromotion(platform.database, merchant, id, 30)).toMatchObject({ id });
});

test('a play account takes no part', async () => {
  expect(await join(await newMember(4), 'welcome')).toMatchObject({
    ok: false,
    refusal: 'forbidden',
  });
});

const event = fc.record({
  who: fc.nat(3),
  what: fc.constantFrom('join', 'pay', 'small', 'claim', 'refund', 'late', 'expire'),
  id: fc.constantFrom('welcome', 'second', 'few'),
});

test('whatever happens in whatever order: no budget is passed and each claim is granted once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 16 }), fc.boolean(), async (events, atOnce) => {
      const members = await Promise.all(Array.from({ length: 4 }, () => newMember()));
      const paid = new Map<OpenedMember, Awaited<ReturnType<typeof payIn>>>();
      const act = async ({ who, what, id }: (typeof events)[number]) => {
        const member = members[who] as OpenedMember;
        if (what === 'join') await join(member, id);
        else if (what === 'pay') paid.set(member, await payIn(member));
        else if (what === 'small') await payIn(member, 4000);
        else if (what === 'claim') await claim(member, id);
        else if (what === 'expire') await expirePromotionEntries(platform.database);
        else if (what === 'late')
          await sql`update promotion_entry set due_at = now() - interval '1 s'
            where member_id = ${member.memberId} and ended_at is null`.execute(platform.database);
        else {
          const last = paid.get(member);
          if (last) await refund(last);
        }
      };
      if (atOnce) await Promise.all(events.map(act));
      else for (const each of events) await act(each);

      for (const id of ['welcome', 'second', 'few']) {
        const books = await committed(id);
        if (books) expect(books.minor).toBe(Number(books.entries));
      }
      expect((await committed('few'))?.minor ?? 0).toBeLessThanOrEqual(12_000);
      const { rows } = await sql<{ granted: number; claimed: number }>`
        select (select count(*)::int from bonus where member_id = any(${ids(members)})) as granted,
          (select count(*)::int from promotion_entry
            where member_id = any(${ids(members)}) and bonus_id is not null) as claimed`.execute(
        platform.database,
      );
      expect(rows[0]?.granted).toBe(rows[0]?.claimed);
    }),
    { numRuns: inProof(6, 30) },
  );
}, 180_000);

const ids = (members: OpenedMember[]) => members.map(({ memberId }) => memberId);
