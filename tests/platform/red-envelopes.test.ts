import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimRedEnvelope } from '#api/red-envelopes.ts';
import { claimPromotion } from '#api/promotions.ts';
import { claimAllRewards, rewards } from '#api/rewards.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { decidePromotion, readPromotions } from '#platform/money/promotions/operate-promotions.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import {
  type EnvelopeFixture,
  envelopeMerchant,
  envelopes,
  startEnvelopeFixture,
} from '../support/red-envelopes.ts';

let here: EnvelopeFixture;

beforeAll(async () => {
  here = await startEnvelopeFixture([
    envelopeMerchant('alpha', {
      cash: [envelopes()],
      staked: [envelopes({ turnover: 3, count: 100, poolMinor: 1_000_000 })],
      rush: [envelopes({ count: 20, poolMinor: 20_000 })],
      few: [envelopes({ count: 3, poolMinor: 1000 })],
      over: [envelopes({ count: 2 })],
      shut: [envelopes({ count: 4 })],
      poor: [envelopes({ budgetMinor: 9999 })],
      // Some hours ahead, whatever the hour is now.
      soon: [
        envelopes({
          announceMinutes: 1440,
          openMinutes: 1,
          hours: [(new Date().getUTCHours() + 12) % 24],
        }),
      ],
      friends: [envelopes(), { audience: { affiliatesOnly: true } }],
      past: [envelopes(), { endsAt: '2020-01-01T00:00:00Z' }],
    }),
    envelopeMerchant('beta', { cash: [envelopes()] }),
  ]);
  await here.look();
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const cashOf = async ({ memberId, merchantId }: OpenedMember) =>
  (await readBalances(here.database, merchantId, memberId, 'USD')).cash.balanceMinor;

const takenOf = async (promotionId: string) => {
  const { id } = await here.roundOf(promotionId);
  return here.database
    .selectFrom('redEnvelope')
    .selectAll()
    .where('merchantId', '=', here.merchant.id)
    .where('roundId', '=', id)
    .orderBy('seq')
    .execute();
};

test('an envelope is cash at once, told in the list, among the rewards and at the promotion', async () => {
  const member = await here.newMember();
  expect(await here.standing(member, 'cash')).toMatchObject({ status: 'claim' });
  const before = await cashOf(member);

  const taken = await here.take(member, 'cash');

  if (!taken.ok) throw new Error(JSON.stringify(taken));
  const { amountMinor } = taken.value;
  expect(amountMinor).toBeGreaterThanOrEqual(100);
  expect(await cashOf(member)).toBe(before + amountMinor);
  expect((await here.told(member)).find(({ promotionId }) => promotionId === 'cash')).toMatchObject(
    {
      phase: 'taken',
      amountMinor,
      title: 'The cash',
    },
  );
  expect(await here.standing(member, 'cash')).toMatchObject({ status: 'claimed', amountMinor });
  const list = await here.platform.call(member, rewards, { language: 'en' });
  expect(list.ok && list.value.find(({ title }) => title === 'The cash')).toMatchObject({
    kind: 'redEnvelope',
    state: 'received',
    amountMinor,
  });
});

test('with a turnover it is a bonus that is staked as often as the terms say', async () => {
  const member = await here.newMember();
  const taken = await here.platform.call(member, claimPromotion, { id: 'staked' });
  if (!taken.ok) throw new Error(JSON.stringify(taken));
  const minor = taken.value.amountMinor ?? 0;

  expect(await here.bonuses(member)).toEqual([['The staked', minor, 3 * minor]]);
  // A second time is answered with the first.
  expect(await here.platform.call(member, claimPromotion, { id: 'staked' })).toMatchObject({
    ok: true,
    value: { amountMinor: minor },
  });
  expect(await here.bonuses(member)).toHaveLength(1);
});

test('all rewards at once takes every envelope that is open, once', async () => {
  const member = await here.newMember(0, 'beta');
  const all = await Promise.all(
    Array.from({ length: 16 }, () => here.platform.call(member, claimAllRewards, {})),
  );

  expect(all.every(({ ok }) => ok)).toBe(true);
  const taken = (await here.told(member)).filter(({ phase }) => phase === 'taken');
  expect(taken.map(({ promotionId }) => promotionId)).toContain('cash');
  const { rows } = await sql<{ most: number }>`select max(count)::int as most from (
    select count(*) from red_envelope where member_id = ${member.memberId} group by round_id) c`.execute(
    here.database,
  );
  expect(rows).toEqual([{ most: 1 }]);
});

test('64 requests of one member take one; 64 members take each one of twenty, and none twice', async () => {
  const one = await here.newMember();
  const again = await Promise.all(Array.from({ length: 64 }, () => here.take(one, 'rush')));
  expect(new Set(again.map((each) => each.ok && each.value.amountMinor)).size).toBe(1);

  const members = await Promise.all(Array.from({ length: 64 }, () => here.newMember()));
  const all = await Promise.all(members.map((member) => here.take(member, 'rush')));

  const got = all.filter(({ ok }) => ok);
  expect(got).toHaveLength(19);
  expect(all.filter((each) => !each.ok && each.refusal === 'envelope_gone')).toHaveLength(45);
  const taken = await takenOf('rush');
  expect(new Set(taken.map(({ memberId }) => memberId)).size).toBe(20);
  expect(taken.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(20_000);
  const loser = members[all.findIndex(({ ok }) => !ok)];
  if (!loser) throw new Error('somebody came too late');
  expect(await here.standing(loser, 'rush')).toMatchObject({ status: 'closed', reason: 'budget' });
});

test('what nobody takes returns to the house and to the budget', async () => {
  const member = await here.newMember();
  const taken = await here.take(member, 'few');
  if (!taken.ok) throw new Error(JSON.stringify(taken));
  const held = (await here.heldMinor()) ?? 0;
  await here.endRound('few');
  expect(await here.take(await here.newMember(), 'few')).toMatchObject({
    refusal: 'envelope_closed',
  });

  await here.look();

  const back = 1000 - taken.value.amountMinor;
  expect(await here.heldMinor()).toBe(held - back);
  expect(await here.roundOf('few')).toMatchObject({ state: 'CLOSED', returnedMinor: back });
  expect(await here.committedMinor('few')).toBe(taken.value.amountMinor);
  // The one that was taken is answered again, also when the round is over.
  expect(await here.take(member, 'few')).toMatchObject({ ok: true, value: taken.value });
});

test('several looks at once announce, open and close a round once', async () => {
  await here.endRound('over');
  await Promise.all(Array.from({ length: 8 }, () => here.look()));

  const { rows } = await sql<{ kind: string; count: number }>`
    select t.kind, count(*)::int as count from transfer t
      join red_envelope_round r on r.merchant_id = t.merchant_id and r.id::text = t.ref
      where t.merchant_id = ${here.merchant.id} and t.scope = 'envelope' and r.promotion_id = 'over'
      group by 1 order by 1`.execute(here.database);
  expect(rows).toEqual([
    { kind: 'envelope_pool', count: 1 },
    { kind: 'envelope_return', count: 1 },
  ]);
  expect(await here.committedMinor('over')).toBe(0);
});

test('closed by a person: the round ends, what is taken stays taken', async () => {
  const member = await here.newMember();
  expect(await here.take(member, 'shut')).toMatchObject({ ok: true });
  const { id } = await here.roundOf('shut');

  expect(
    await decidePromotion(
      here.database,
      here.merchant,
      { id: 'shut', decision: 'close' },
      { by: 'Ada', reason: 'enough' },
    ),
  ).toEqual({ ok: true, changed: true });

  const late = await here.newMember();
  expect(await here.platform.call(late, claimRedEnvelope, { id })).toMatchObject({
    refusal: 'envelope_closed',
  });
  await here.look();
  expect(await here.roundOf('shut')).toMatchObject({ id, state: 'CLOSED' });
  expect(await here.standing(late, 'shut')).toMatchObject({ status: 'closed', reason: 'ended' });
  const [shown] = await readPromotions(here.database, [here.merchant], 'shut');
  expect(shown).toMatchObject({ phase: 'closed', kind: 'redEnvelope', claimed: 1 });
  expect(shown?.givenMinor).toBe(shown?.committedMinor);
});

test('without a budget, or over, there is no round; one that is announced cannot be taken yet', async () => {
  for (const id of ['poor', 'past']) await expect(here.roundOf(id)).rejects.toThrow();
  const member = await here.newMember();
  const soon = (await here.told(member)).find(({ promotionId }) => promotionId === 'soon');
  expect(soon).toMatchObject({ phase: 'announced', amountMinor: null });

  expect(await here.platform.call(member, claimRedEnvelope, { id: soon?.id ?? 0 })).toMatchObject({
    refusal: 'envelope_early',
  });
  expect(await here.standing(member, 'soon')).toMatchObject({ status: 'comingSoon' });
});

test('another brand’s round, an unknown one and one for others are refused', async () => {
  const beta = await here.newMember(0, 'beta');
  const { id } = await here.roundOf('cash');
  expect(await here.platform.call(beta, claimRedEnvelope, { id })).toMatchObject({
    refusal: 'envelope_unknown',
  });
  const member = await here.newMember();
  expect(await here.platform.call(member, claimRedEnvelope, { id: 999_999 })).toMatchObject({
    refusal: 'envelope_unknown',
  });
  expect(await here.take(member, 'friends')).toMatchObject({ refusal: 'promotion_closed' });
  expect((await here.told(member)).some(({ promotionId }) => promotionId === 'friends')).toBe(
    false,
  );
});

test('who has a break, wants no offers or plays for fun is not tempted, and gets none', async () => {
  const member = await here.newMember();
  const choose = (column: string, value: string) =>
    sql`insert into protection_choice (merchant_id, member_id, ${sql.ref(column)})
      values (${here.merchant.id}, ${member.memberId}, ${sql.raw(value)})
      on conflict (merchant_id, member_id) do update
        set ${sql.ref(column)} = excluded.${sql.ref(column)}`.execute(here.database);
  await choose('marketing', 'false');
  expect(await here.told(member)).toEqual([]);
  expect(await here.standing(member, 'cash')).toMatchObject({ status: 'claim' });

  await choose('cool_off_until', "now() + interval '1 day'");

  expect(await here.take(member, 'staked')).toMatchObject({ refusal: 'cooling_off' });
  expect(await here.standing(member, 'staked')).toMatchObject({
    status: 'closed',
    reason: 'pause',
  });
  const list = await here.platform.call(member, rewards, { language: 'en' });
  expect(list.ok && list.value.some(({ kind }) => kind === 'redEnvelope')).toBe(false);
  expect(await here.take(await here.newMember(4), 'staked')).toMatchObject({
    refusal: 'forbidden',
  });
});
