import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { expirePromotionEntries } from '#platform/money/promotions/expire-promotion-entries.ts';
import { forecastPromotion } from '#platform/money/promotions/forecast-promotion.ts';
import { decidePromotion, readPromotions } from '#platform/money/promotions/operate-promotions.ts';
import { verifyAge } from '#platform/people/protection/verify-age.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { playRound } from '../support/money.ts';
import { type PromotionFixture, startPromotionFixture } from '../support/promotions.ts';

let here: PromotionFixture;

beforeAll(async () => {
  here = await startPromotionFixture();
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

test('join, pay in, claim: the bonus is of the joined terms, and staked as often as they say', async () => {
  const member = await here.newMember();
  expect(await here.status(member, 'welcome')).toBe('join');

  expect(await here.join(member, 'welcome')).toMatchObject({
    ok: true,
    value: { status: 'joined' },
  });
  expect(await here.claim(member, 'welcome')).toMatchObject({ refusal: 'promotion_not_earned' });
  await here.payIn(member);

  expect(await here.standing(member, 'welcome')).toMatchObject({
    status: 'claim',
    amountMinor: 4000,
  });
  expect(await here.claim(member, 'welcome')).toMatchObject({
    ok: true,
    value: { status: 'claimed' },
  });
  expect(await here.bonuses(member)).toEqual([['The welcome', 4000, 32_000, 'ACTIVE']]);
});

test('what is announced later answers as a promotion that there is not', async () => {
  const member = await here.newMember();
  const { database } = here.platform;
  const announce = (announcedAt: Date | null) =>
    database.updateTable('promotion').set({ announcedAt }).where('id', '=', 'welcome').execute();
  await announce(new Date(Date.now() + 3_600_000));

  expect(await here.standing(member, 'welcome')).toBeUndefined();
  expect(await here.join(member, 'welcome')).toEqual(await here.join(member, 'nothing'));

  await announce(new Date());
  expect(await here.join(member, 'welcome')).toMatchObject({ ok: true });
  await announce(null);
});

test('64 claims at once grant one bonus, and 64 joins keep the budget once', async () => {
  const member = await here.newMember();
  const before = (await here.committed('welcome'))?.minor ?? 0;
  const joins = await Promise.all(Array.from({ length: 64 }, () => here.join(member, 'welcome')));
  expect(joins.every(({ ok }) => ok)).toBe(true);
  expect((await here.committed('welcome'))?.minor).toBe(before + 4000);
  await here.payIn(member, 6000);

  const claims = await Promise.all(Array.from({ length: 64 }, () => here.claim(member, 'welcome')));

  expect(claims.every(({ ok }) => ok)).toBe(true);
  // 60.00 less the fee of 1.00 credits 59.00; half of it.
  expect(await here.bonuses(member)).toEqual([['The welcome', 2950, 23_600, 'ACTIVE']]);
  expect(await here.committed('welcome')).toEqual({ minor: before + 2950, entries: before + 2950 });
});

test('a deposit that is too small spoils nothing; one before joining is past', async () => {
  const member = await here.newMember();
  await here.join(member, 'welcome');
  await here.payIn(member, 4000);
  expect(await here.status(member, 'welcome')).toBe('joined');
  await here.payIn(member);
  expect(await here.status(member, 'welcome')).toBe('claim');

  expect(await here.status(member, 'few')).toBe('closed: condition');
  expect(await here.join(member, 'few')).toMatchObject({
    refusal: 'promotion_closed',
    details: { reason: 'condition' },
  });
  await here.join(member, 'second');
  await here.payIn(member);
  expect(await here.standing(member, 'second')).toMatchObject({
    status: 'claim',
    amountMinor: 4920,
  });
});

test('a reward is claimed once who they are is proved', async () => {
  const member = await here.newMember();
  await here.join(member, 'reward');
  expect(await here.claim(member, 'reward')).toMatchObject({ refusal: 'promotion_not_earned' });

  await verifyAge(here.platform.database, here.merchant, member.username, 'passport', 'tests');

  expect(await here.status(member, 'reward')).toBe('claim');
  expect(await here.claim(member, 'reward')).toMatchObject({ ok: true });
  expect(await here.bonuses(member)).toEqual([['The reward', 500, 2500, 'ACTIVE']]);
});

test('what is over, to come, or for others cannot be joined; unknown ones are named so', async () => {
  const member = await here.newMember();
  expect(await here.status(member, 'over')).toBe('closed: ended');
  expect(await here.status(member, 'later')).toBe('comingSoon');
  expect(await here.status(member, 'affiliates')).toBe('closed: audience');
  expect(await here.standing(member, 'rebate')).toBeUndefined();
  for (const id of ['over', 'later', 'affiliates'])
    expect(await here.join(member, id)).toMatchObject({ refusal: 'promotion_closed' });
  for (const id of ['rebate', 'none', 'welcome\u0000', '\uD800'])
    expect(await here.join(member, id)).toMatchObject({ ok: false });
  expect(await here.claim(member, 'welcome')).toMatchObject({ refusal: 'promotion_unknown' });
});

test('who has a break is not tempted, and keeps what was earned', async () => {
  const member = await here.newMember();
  await here.join(member, 'welcome');
  await here.payIn(member);
  await sql`insert into protection_choice (merchant_id, member_id, cool_off_until)
    values (${here.merchant.id}, ${member.memberId}, now() + interval '30 days')`.execute(
    here.platform.database,
  );
  await here.makeLate(member);

  await expirePromotionEntries(here.platform.database);

  expect(await here.status(member, 'second')).toBe('closed: pause');
  expect(await here.join(member, 'second')).toMatchObject({ refusal: 'cooling_off' });
  expect(await here.claim(member, 'welcome')).toMatchObject({ ok: true });
});

test('a deposit that goes back takes its claim along, or the bonus that is being played', async () => {
  const [first, second] = [await here.newMember(), await here.newMember()];
  const before = (await here.committed('welcome'))?.minor ?? 0;
  await here.join(first, 'welcome');
  await here.join(second, 'welcome');
  const [one, other] = [await here.payIn(first), await here.payIn(second)];
  await here.claim(second, 'welcome');

  await here.refund(one);
  await here.refund(other);

  expect(await here.status(first, 'welcome')).toBe('rejected');
  expect(await here.status(second, 'welcome')).toBe('rejected');
  expect(await here.bonuses(first)).toEqual([]);
  expect(await here.bonuses(second)).toEqual([['The welcome', 4000, 32_000, 'FORFEITED']]);
  expect((await here.committed('welcome'))?.minor).toBe(before);
});

test('closed by a person: nobody else joins, who joined keeps it; the decision is in the audit log', async () => {
  const [early, late] = [await here.newMember(), await here.newMember()];
  await here.join(early, 'second');
  const actor = { by: 'Ada', reason: 'enough' };
  const decide = (decision: 'close' | 'reopen') =>
    decidePromotion(here.platform.database, here.merchant, { id: 'second', decision }, actor);

  expect(await decide('close')).toEqual({ ok: true, changed: true });
  expect(await decide('close')).toEqual({ ok: true, changed: false });
  expect(await here.join(late, 'second')).toMatchObject({
    refusal: 'promotion_closed',
    details: { reason: 'ended' },
  });
  expect(await here.status(early, 'second')).toBe('joined');
  const [shown] = await readPromotions(here.platform.database, [here.merchant], 'second');
  expect(shown).toMatchObject({ phase: 'closed', kind: 'depositMatch', budgetMinor: 10_000_000 });
  expect(shown?.joined).toBeGreaterThan(0);

  expect(await decide('reopen')).toEqual({ ok: true, changed: true });
  expect(await here.join(late, 'second')).toMatchObject({ ok: true });
  const { rows } = await sql<{ action: string }>`select action from audit_entry
    where merchant_id = ${here.merchant.id} order by seq desc limit 2`.execute(
    here.platform.database,
  );
  expect(rows.map(({ action }) => action)).toEqual(['promotion.reopen', 'promotion.close']);
  for (const id of ['rebate', 'none'])
    expect(
      await decidePromotion(
        here.platform.database,
        here.merchant,
        { id, decision: 'close' },
        actor,
      ),
    ).toEqual({ ok: false });
});

test('a forecast says what the rule would have given, to whom, and what the house won', async () => {
  const forecast = () => forecastPromotion(here.platform.database, here.merchant, 'welcome', 30);
  const before = await forecast();
  const [small, large, twice] = [
    await here.newMember(),
    await here.newMember(),
    await here.newMember(),
  ];
  await here.payIn(small, 6000);
  await here.payIn(large, 10_000);
  await here.payIn(twice, 4000);
  await here.payIn(twice, 6000);
  await here.payIn(twice, 10_000);
  await playRound(here.platform.database, here.merchant, large.memberId, {
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
  const tight = await forecastPromotion(here.platform.database, here.merchant, 'few', 30);
  expect(tight?.paidMinor).toBeLessThanOrEqual(12_000);
  expect(tight?.costMinor).toBe(after?.costMinor);
  expect(
    await forecastPromotion(here.platform.database, here.merchant, 'none', 30),
  ).toBeUndefined();
  for (const id of ['reward', 'rebate'])
    expect(await forecastPromotion(here.platform.database, here.merchant, id, 30)).toMatchObject({
      id,
    });
});

test('a play account takes no part', async () => {
  expect(await here.join(await here.newMember(4), 'welcome')).toMatchObject({
    ok: false,
    refusal: 'forbidden',
  });
});
