import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { runRaces } from '#platform/money/races/run-races.ts';
import { missionsFollower } from '#platform/play/contests/missions-follower.ts';
import { racesFollower } from '#platform/play/contests/races-follower.ts';
import { raffleFollower } from '#platform/play/raffles/count-raffle-bets.ts';
import { followUntilNow } from '../support/follow-until-now.ts';
import {
  type ContestFixture,
  contestMerchant,
  missionSet,
  race,
  startContestFixture,
} from '../support/contests.ts';
import { withClient } from '../support/database-template.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { rafflePromotion } from '../support/raffles.ts';
import { openRaffles } from '#platform/money/raffles/open-raffles.ts';

const raffle = rafflePromotion('tickets').mechanic;
if (!raffle) throw new Error('a raffle has a mechanic');
const brand = (code: string) =>
  contestMerchant(code, {
    daily: [missionSet([{ id: 'rounds', metric: 'rounds' }])],
    week: [race()],
    tickets: [raffle, { endsAt: '2099-01-01T00:00:00Z' }],
  });

let here: ContestFixture;
const logged: { follower?: string; merchantId?: number }[] = [];

beforeAll(async () => {
  here = await startContestFixture([brand('alpha'), brand('beta'), brand('gamma')]);
  await runRaces(here.database);
  await openRaffles(here.database);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const followers = [missionsFollower, racesFollower, raffleFollower];

const follow = async () => {
  const log = { error: (facts: object) => void logged.push(facts) };
  await followUntilNow({ database: here.database, log }, followers);
};

/** What the three followers have counted of a member. */
const counted = async ({ merchantId, memberId }: OpenedMember) => {
  const { rows } = await sql<Record<string, number>>`
    select (select coalesce(sum(rounds), 0)::int from play_day
          where merchant_id = ${merchantId} and member_id = ${memberId}) as rounds,
        (select coalesce(sum(valid_minor), 0)::int from race_score
          where merchant_id = ${merchantId} and member_id = ${memberId}) as raced,
        (select coalesce(sum(counted_minor), 0)::int from raffle_entry
          where merchant_id = ${merchantId} and member_id = ${memberId}) as raffled,
        (select count(*)::int from mission_award
          where merchant_id = ${merchantId} and member_id = ${memberId}) as awards`.execute(
    here.database,
  );
  return rows[0];
};

const tables = ['play_day', 'race_score', 'raffle_entry'];

const asOwner = (statement: (table: string) => string) =>
  withClient(here.platform.databaseUrl, async (client) => {
    for (const table of tables) await client.query(statement(table));
  });

/** Lets nothing be counted of one brand until it is mended. */
const breakBrand = (merchantId: number) =>
  asOwner(
    (table) =>
      `alter table ${table} add constraint broken check (merchant_id <> ${merchantId}) not valid`,
  );

const mend = () => asOwner((table) => `alter table ${table} drop constraint broken`);

test('a brand that fails stops no other; mended, it has caught up exactly', async () => {
  const members = [
    await here.newMember(0, 'alpha'),
    await here.newMember(0, 'beta'),
    await here.newMember(0, 'gamma'),
  ] as const;
  const [alpha, beta, gamma] = members;
  for (const member of members) await here.play(member);
  await follow();
  const one = { rounds: 1, raced: 10_000, raffled: 10_000, awards: 0 };
  for (const member of members) expect(await counted(member)).toEqual(one);

  await breakBrand(beta.merchantId);
  for (const member of members) await here.play(member);
  await follow();
  for (const member of members) await here.play(member);
  await follow();

  const three = { rounds: 3, raced: 30_000, raffled: 30_000, awards: 1 };
  for (const member of [alpha, gamma]) expect(await counted(member)).toEqual(three);
  expect(await counted(beta)).toEqual(one);
  expect(logged.map(({ follower, merchantId }) => [follower, merchantId])).toEqual(
    [1, 2].flatMap(() => followers.map(({ name }) => [name, beta.merchantId])),
  );

  await mend();
  // Also without any bet of its own since.
  await follow();
  expect(await counted(beta)).toEqual(three);
  for (const member of members) await here.play(member);
  await follow();
  await follow();
  const four = { rounds: 4, raced: 40_000, raffled: 40_000, awards: 1 };
  for (const member of members) expect(await counted(member)).toEqual(four);
  expect(logged).toHaveLength(6);
});

test('a race of a brand that is behind is decided when it has caught up', async () => {
  const [late, other] = [await here.newMember(0, 'beta'), await here.newMember(0, 'gamma')];
  await breakBrand(late.merchantId);
  for (const member of [late, other]) await here.play(member, { stakeMinor: 990_000 });
  await sql`update race set ends_at = now() where state = 'RUNNING'`.execute(here.database);
  await follow();

  await runRaces(here.database, 0);

  const states = async () => {
    const { rows } = await sql<{ state: string }>`select state from race
      where merchant_id in (${late.merchantId}, ${other.merchantId}) and ends_at <= now()
      order by merchant_id`.execute(here.database);
    return rows.map(({ state }) => state);
  };
  expect(await states()).toEqual(['RUNNING', 'DECIDED']);
  await mend();
  await follow();
  await runRaces(here.database, 0);
  expect(await states()).toEqual(['DECIDED', 'DECIDED']);
  const { rows } =
    await sql`select rank from race_prize where member_id = ${late.memberId}`.execute(
      here.database,
    );
  expect(rows).toEqual([{ rank: 1 }]);
});
