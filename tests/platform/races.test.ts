import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteEvent } from '#api/events.ts';
import { inbox } from '#api/inbox.ts';
import en from '#locales/en/inbox-messages.json' with { type: 'json' };
import { claimReward, rewards } from '#api/rewards.ts';
import { createRaceSource } from '#platform/app/events/race-source.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { forecastPromotion } from '#platform/money/promotions/forecast-promotion.ts';
import { decidePromotion, readPromotions } from '#platform/money/promotions/operate-promotions.ts';
import { runRaces } from '#platform/money/races/run-races.ts';
import {
  type ContestFixture,
  contestMerchant,
  race,
  startContestFixture,
} from '../support/contests.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';

let here: ContestFixture;
const PRIZES = 7000;

beforeAll(async () => {
  here = await startContestFixture([
    contestMerchant('alpha', {
      week: [race()],
      staked: [race({ turnover: 3, gameTypes: ['LIVE'] })],
      one: [race({ gameTypes: ['PVP'], games: [2001], every: 'day' })],
      late: [race({ gameTypes: ['FISH'] })],
      poor: [race({ budgetMinor: PRIZES - 1 })],
      coming: [race(), { startsAt: '2099-01-01T00:00:00Z' }],
    }),
    contestMerchant('beta', { week: [race({ every: 'month' })] }),
  ]);
  await runRaces(here.database);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const cashOf = async ({ memberId, merchantId }: OpenedMember) =>
  (await readBalances(here.database, merchantId, memberId, 'USD')).cash.balanceMinor;

/** Ends the race, counts all that ended by then, and decides it at once. */
const decide = async (promotionId: string) => {
  await here.endRace(promotionId);
  await here.follow();
  await runRaces(here.database, 0);
};

test('points rank, the first to reach them wins a tie, names are masked, the own place is always told', async () => {
  const [first, second, third, small] = await Promise.all([
    here.newMember(),
    here.newMember(),
    here.newMember(),
    here.newMember(),
  ]);
  await here.play(second, { stakeMinor: 20_000 });
  await here.play(first, { stakeMinor: 15_000 });
  await here.play(first, { stakeMinor: 15_000 });
  await here.follow();
  // Two points were reached before three: less than a point more does not move the moment.
  await here.play(second, { stakeMinor: 9999 });
  await here.play(third, { stakeMinor: 29_999 });
  await here.play(small, { stakeMinor: 9999 });
  await here.follow();

  const board = await here.board(third, 'week');
  expect(board).toMatchObject({ state: 'running', title: 'The week', pointMinor: 10_000 });
  expect(board?.places.map(({ rank, points, prizeMinor }) => [rank, points, prizeMinor])).toEqual([
    [1, 3, 5000],
    [2, 2, 2000],
    [3, 2, null],
  ]);
  expect(board?.places.every(({ name }) => /^ra\*{4}\d$/.test(name))).toBe(true);
  expect(board?.places.map(({ mine }) => mine)).toEqual([false, false, true]);
  expect(board?.own).toMatchObject({ rank: 3, points: 2, validMinor: 29_999, prizeMinor: null });
  expect((await here.board(small, 'week'))?.own).toMatchObject({ rank: null, validMinor: 9999 });
  const visitor = await here.board({ host: 'alpha.localhost' }, 'week');
  expect(visitor).toMatchObject({ own: null, places: [{ mine: false }, {}, {}] });
});

test('cash is paid once, whoever decides and however often; what is taken back late counts', async () => {
  const [ana, ben] = [await here.newMember(), await here.newMember()];
  const lost = await here.play(ana, { stakeMinor: 90_000, gameType: 'FISH' });
  await here.play(ben, { stakeMinor: 50_000, gameType: 'FISH' });
  await here.play(ana, { stakeMinor: 20_000, gameType: 'FISH' });
  await here.endRace('late');
  await here.follow();
  expect(await here.board(ana, 'late')).toMatchObject({ state: 'counting', own: { rank: 1 } });
  // An hour is held back.
  await runRaces(here.database);
  expect(await here.board(ana, 'late')).toMatchObject({ state: 'counting' });
  await here.takeBack(lost);
  const before = [await cashOf(ana), await cashOf(ben)];
  await here.follow();

  await Promise.all(Array.from({ length: 16 }, () => runRaces(here.database, 0)));

  expect([await cashOf(ana), await cashOf(ben)]).toEqual([
    (before[0] ?? 0) + 2000,
    (before[1] ?? 0) + 5000,
  ]);
  expect(await here.board(ana, 'late')).toMatchObject({
    state: 'decided',
    own: { rank: 2, prizeMinor: 2000, prize: 'paid' },
  });
  const list = await here.platform.call(ben, rewards, { language: 'my' });
  expect(list.ok && list.value.find(({ kind }) => kind === 'race')).toMatchObject({
    title: 'late my',
    state: 'received',
    amountMinor: 5000,
    path: '/promotions#late',
  });
  const told = await here.platform.call(ben, inbox, {});
  expect(told.ok && told.value.messages).toMatchObject([
    { title: en.raceWon.title.replace('{{amount}}', '$50.00'), path: '/promotions#late' },
  ]);
  expect(await here.committedMinor('late')).toBe(PRIZES);
});

test('a staked prize is claimed once, also after a long break; what nobody won or claims returns', async () => {
  const [winner, other] = [await here.newMember(), await here.newMember()];
  await here.play(winner, { stakeMinor: 30_000, gameType: 'LIVE' });
  await decide('staked');
  expect(await here.committedMinor('staked')).toBe(5000);
  expect(await here.standing(winner, 'staked')).toMatchObject({
    status: 'claim',
    amountMinor: 5000,
  });
  const ended = await here.board(winner, 'staked');
  expect(ended).toMatchObject({ state: 'decided', own: { prize: 'claimable' } });
  const claim = (member: OpenedMember) =>
    here.platform.call(member, claimReward, { kind: 'race', id: String(ended?.id) });
  expect(await claim(other)).toMatchObject({ refusal: 'promotion_unknown' });
  await here.choose(winner, 'cool_off_until', "now() + interval '1 day'");
  await sql`update race_prize set claim_until = now() where state = 'CLAIMABLE'`.execute(
    here.database,
  );
  await sql`update race set decided_at = decided_at - interval '200 days'
    where promotion_id = 'staked'`.execute(here.database);
  await runRaces(here.database, 0);
  const waiting = await here.platform.call(winner, rewards, {});
  expect(waiting.ok && waiting.value.filter(({ kind }) => kind === 'race')).toMatchObject([
    { state: 'claimable', amountMinor: 5000 },
  ]);

  const claims = await Promise.all(Array.from({ length: 64 }, () => claim(winner)));

  expect(claims.every((each) => each.ok && each.value.amountMinor === 5000)).toBe(true);
  expect(await here.bonuses(winner)).toEqual([['The staked', 5000, 15_000]]);
});

test('everybody of a brand hears that places have changed, members and visitors; others do not', async () => {
  const heard: string[] = [];
  const member = await here.newMember();
  const other = await here.newMember(0, 'beta');
  const listen = (name: string, merchantId: number) => ({
    merchant: { ...here.merchant, id: merchantId },
    member: null,
    send: (event: SiteEvent) => void heard.push(`${name} ${event.name}`),
    end: () => undefined,
  });
  const pages = [listen('alpha', member.merchantId), listen('beta', other.merchantId)];
  const poll = createRaceSource();
  await poll(here.database, pages);

  await here.play(member, { stakeMinor: 10_000 });
  await here.follow();
  await poll(here.database, pages);
  await poll(here.database, pages);

  expect(heard).toEqual(['alpha races']);
});

test('only the games that are named count; a race that begins late counts from its beginning', async () => {
  const member = await here.newMember();
  await here.play(member, { stakeMinor: 40_000, gameType: 'PVP', nodeId: 2002 });
  await here.play(member, { stakeMinor: 40_000, gameType: 'RNG', nodeId: 2001 });
  await here.play(member, { stakeMinor: 10_000, gameType: 'PVP', nodeId: 2001 });
  await here.follow();
  expect((await here.board(member, 'one'))?.own).toMatchObject({ validMinor: 10_000, rank: 1 });

  await sql`update race set scored = false where promotion_id = 'one'`.execute(here.database);
  await sql`delete from race_score where race_id in (select id from race where promotion_id = 'one')`.execute(
    here.database,
  );
  await here.follow();
  expect((await here.board(member, 'one'))?.own).toMatchObject({ validMinor: 10_000, rank: 1 });
});

test('without room in the budget, to come or closed: no race begins; one that runs goes on', async () => {
  const anybody = { host: 'alpha.localhost' };
  for (const id of ['poor', 'coming']) expect(await here.board(anybody, id)).toBeUndefined();
  const who = { by: 'Ada', reason: 'enough' };
  await decidePromotion(here.database, here.merchant, { id: 'week', decision: 'close' }, who);

  await runRaces(here.database);

  expect(await here.board(anybody, 'week')).toMatchObject({ state: 'running' });
  await decide('week');
  expect(await here.board(anybody, 'week')).toMatchObject({ state: 'decided' });
  const [shown] = await readPromotions(here.database, [here.merchant], 'week');
  expect(shown).toMatchObject({ phase: 'closed', claimed: 2, givenMinor: PRIZES });
  const forecast = await forecastPromotion(here.database, here.merchant, 'week', 7);
  expect(forecast).toMatchObject({ costMinor: PRIZES, members: 2 });
});
