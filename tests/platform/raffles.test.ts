import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusDetails } from '#api/bonuses.ts';
import { claimAllRewards, claimReward } from '#api/rewards.ts';
import { sql } from '#platform/base/database/sql.ts';
import { forecastPromotion } from '#platform/money/promotions/forecast-promotion.ts';
import { decidePromotion, readPromotions } from '#platform/money/promotions/operate-promotions.ts';
import { cardChannel, press, sendCallback, startDeposit } from '../support/deposits.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { readAccounts } from '../support/money.ts';
import { operator } from '../support/operator.ts';
import { type RaffleFixture, rafflePromotion, startRaffleFixture } from '../support/raffles.ts';
import { recountRaffle } from '../support/recount-raffle.ts';

let here: RaffleFixture;

const alpha = buildMerchant(
  'alpha',
  { payments: { channels: [cardChannel], openDepositsMax: 20 } },
  {
    promotions: [
      rafflePromotion('bonus'),
      rafflePromotion('cash', { turnover: 0, categories: ['LOTT'] }),
      rafflePromotion('payers', { source: 'deposits', stepMinor: 5000, mostTickets: 3 }),
      rafflePromotion('tight', { budgetMinor: 6000 }),
      rafflePromotion('late', {}, { startsAt: '2098-01-01T00:00:00Z' }),
      rafflePromotion('ended'),
      rafflePromotion('excluded'),
      rafflePromotion('over', {}, { endsAt: '2020-01-01T00:00:00Z' }),
    ],
  },
);

beforeAll(async () => {
  here = await startRaffleFixture([
    alpha,
    buildMerchant('beta', {}, { promotions: [rafflePromotion('bonus')] }),
  ]);
  await here.look();
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const ticketsOf = async (member: OpenedMember, id: string) =>
  (await here.show(id, member)).own?.tickets;

test('a ticket for each step of valid bets, no more than the most; one that is taken back takes its tickets', async () => {
  const member = await here.newMember();
  expect(await here.standing(member, 'bonus')).toMatchObject({ status: 'joined' });
  await here.play(member, 250);
  await here.follow();
  expect(await ticketsOf(member, 'bonus')).toBe(2);

  const large = await here.play(member, 60_000);
  await here.play(member, 60);
  await here.follow();
  expect((await here.show('bonus', member)).own).toMatchObject({
    tickets: 50,
    countedMinor: 60_310,
    publicId: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(await here.reward(member, 'bonus')).toMatchObject({
    state: 'open',
    progress: { done: 50, target: 50, unit: 'COUNT' },
  });
  await here.takeBack(member, large);
  await here.follow();
  await here.follow();

  expect(await ticketsOf(member, 'bonus')).toBe(3);
  // Only the valid bets of lotteries count there.
  expect(await ticketsOf(member, 'cash')).toBe(0);
  expect(await here.stored('bonus').then(({ serverSeed }) => serverSeed)).toBeDefined();
  expect(await here.show('bonus')).toMatchObject({ state: 'open', serverSeed: null, own: null });
  expect((await here.readList('bonus')).status).toBe(404);
});

test('the list is published before the draw, and a stranger counts the same winners; each prize is a bonus once', async () => {
  const crowd = await Promise.all(Array.from({ length: 6 }, () => here.newMember()));
  for (const [at, member] of crowd.entries()) await here.play(member, 150 + 100 * at);
  await here.endTime('bonus');
  await here.close();
  const closed = await here.show('bonus');
  expect(closed).toMatchObject({ serverSeed: null, winners: [] });
  const before = await here.readList('bonus');

  await here.draw('bonus');

  const { commit, list, winners, beacon } = await here.show('bonus');
  expect(commit).toBe(closed.commit);
  expect(list).toEqual(closed.list);
  expect(beacon?.round).toBe(closed.beacon?.round);
  expect((await here.readList('bonus')).text).toBe(before.text);
  expect(recountRaffle(before.text, await here.published('bonus'))).toEqual(winners);
  expect(winners).toHaveLength(3);
  // What a touched list or another seed says is noticed.
  const published = await here.published('bonus');
  expect(() => recountRaffle(before.text.replace('1,', '2,'), published)).toThrow('list');
  expect(() => recountRaffle(before.text, { ...published, serverSeed: 'ff' })).toThrow('seed');

  const [winner] = winners;
  const { memberId } = await here.database
    .selectFrom('raffleEntry')
    .select('memberId')
    .where('publicId', '=', winner?.publicId ?? '')
    .executeTakeFirstOrThrow();
  const member = crowd.find((each) => each.memberId === memberId);
  if (!member) return;
  const won = winners
    .filter(({ publicId }) => publicId === winner?.publicId)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  expect(await here.standing(member, 'bonus')).toMatchObject({ status: 'claim', amountMinor: won });
  const claims = await Promise.all(
    Array.from({ length: 64 }, (_, at) =>
      at % 2 === 0
        ? here.claim(member, 'bonus')
        : here.platform.call(member, claimReward, { kind: 'raffle' as const, id: 'bonus' }),
    ),
  );
  expect(claims.every((each) => each.ok)).toBe(true);
  expect(await here.platform.call(member, bonusDetails, {})).toMatchObject({
    value: { list: [{ title: 'The bonus', amountMinor: won, requiredMinor: 3 * won }] },
  });
  expect(await here.standing(member, 'bonus')).toMatchObject({ status: 'claimed' });
});

test('who was not drawn is told so; prizes that nobody can win return to the budget; a prize may be cash', async () => {
  const member = await here.newMember();
  const { cash } = await readAccounts(here.database, here.merchant, member.memberId);
  expect(await here.committedMinor('cash')).toBe(6000);
  await here.play(member, 230, 'LOTT');
  await here.draw('cash');

  // Two tickets, three prizes.
  expect(await here.committedMinor('cash')).toBe(5500);
  expect((await here.show('cash')).winners).toHaveLength(2);
  expect(await here.platform.call(member, claimAllRewards)).toMatchObject({
    ok: true,
    value: { claimed: 1, amountMinor: 5500 },
  });
  expect(await readAccounts(here.database, here.merchant, member.memberId)).toMatchObject({
    cash: cash - 230 + 5500,
    bonus: 0,
  });
  expect(await here.claim(await here.newMember(), 'cash')).toMatchObject({
    refusal: 'promotion_not_earned',
  });
  const told = await here.database
    .selectFrom('inboxMessage')
    .select('template')
    .where('memberId', '=', member.memberId)
    .execute();
  expect(told).toContainEqual({ template: 'raffleWon' });
});

test('deposits give tickets by what they credit; one that goes back before the list closes gives none', async () => {
  const [payer, other] = [await here.newMember(), await here.newMember()];
  const payIn = async (member: OpenedMember) => {
    const started = await startDeposit(here.platform, member, { amountMinor: 10_000 });
    await press(here.platform, started, 'settle');
    return started;
  };
  await payIn(payer);
  // 98.40 are credited: one step of 50.00; two deposits make three.
  expect(await ticketsOf(payer, 'payers')).toBe(1);
  await payIn(payer);
  await payIn(payer);
  expect(await ticketsOf(payer, 'payers')).toBe(3);
  const back = await payIn(other);
  expect(await ticketsOf(other, 'payers')).toBe(1);
  await sendCallback(here.platform, {
    reference: back.reference,
    providerRef: back.payUrl?.split('.')[1],
    status: 'refunded',
    amountMinor: 10_000,
    currency: 'USD',
  });

  await sql`update deposit set ended_at = ended_at - interval '1 minute'
    where state = 'SETTLED'`.execute(here.database);
  await here.draw('payers');

  expect((await here.show('payers')).list).toMatchObject({ tickets: 3, members: 1 });
  expect(await here.standing(payer, 'payers')).toMatchObject({ status: 'claim' });
  expect(await here.standing(other, 'payers')).toMatchObject({ status: 'closed', reason: 'ended' });
});

test('play accounts have no tickets; who has a break keeps what was earned, and is offered nothing', async () => {
  const trial = await here.newMember(4);
  expect((await here.show('excluded', trial)).own).toBeNull();
  const [earned, idle] = [await here.newMember(), await here.newMember()];
  await here.play(earned, 500);
  await here.follow();
  for (const { memberId } of [earned, idle])
    await sql`insert into protection_choice (merchant_id, member_id, cool_off_until)
      values (${here.merchant.id}, ${memberId}, now() + interval '30 days')`.execute(here.database);

  expect(await here.standing(earned, 'excluded')).toMatchObject({ status: 'joined' });
  expect(await here.standing(idle, 'excluded')).toMatchObject({ reason: 'pause' });
  expect(await here.reward(idle, 'excluded')).toBeUndefined();
  await here.draw('excluded');
  const standing = await here.standing(earned, 'excluded');
  if (standing?.status === 'claim')
    expect(await here.claim(earned, 'excluded')).toMatchObject({ ok: true });
  else expect(standing).toMatchObject({ reason: 'notDrawn' });
});

test('what cannot be paid or is over is not opened; one of next year waits; another brand has its own', async () => {
  for (const id of ['late', 'over']) expect(await raffleStatus(id)).toBe(404);
  expect(await raffleStatus('tight')).toBe(200);
  const foreign = await here.newMember(0, 'beta');
  expect(await here.claim(foreign, 'cash')).toMatchObject({ ok: false });
  expect((await here.readList('cash', 'beta')).status).toBe(404);
  for (const id of ['none', 'bonus\u0000', '\uD800', '..%2f'])
    expect(await raffleStatus(encodeURIComponent(id.toWellFormed()))).toBeGreaterThanOrEqual(400);
});

const raffleStatus = async (id: string) =>
  (
    await here.platform.send(
      { host: 'alpha.localhost' },
      { method: 'GET', path: `/wps/promotions/raffle?id=${id}` },
    )
  ).status;

test('closed by a person it is drawn among the tickets that there are; a forecast says what it would have cost', async () => {
  const member = await here.newMember();
  await here.play(member, 400);
  await here.follow();
  const decide = () =>
    decidePromotion(here.database, here.merchant, { id: 'ended', decision: 'close' }, operator);

  expect(await decide()).toEqual({ ok: true, changed: true });
  const { endsAt } = await here.stored('ended');
  expect(endsAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  expect(await here.standing(member, 'ended')).toMatchObject({ status: 'processing' });
  await here.draw('ended');
  await here.look();

  const [shown] = await readPromotions(here.database, [here.merchant], 'ended');
  expect(shown).toMatchObject({ kind: 'raffle', phase: 'closed', budgetMinor: 100_000 });
  const forecast = await forecastPromotion(here.database, here.merchant, 'ended', 30);
  expect(forecast?.costMinor).toBeGreaterThan(5900);
  expect(forecast?.costMinor).toBeLessThanOrEqual(6000);
  expect(await forecastPromotion(here.database, here.merchant, 'payers', 30)).toMatchObject({
    members: 1,
    costMinor: 6000,
  });
});
