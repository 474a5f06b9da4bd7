import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { beginOfToday, endOfToday } from '#platform/money/promotions/daily-match.ts';
import { missionsFollower } from '#platform/play/contests/missions-follower.ts';
import { followEndedBets } from '#platform/play/ended-bets/follow-ended-bets.ts';
import {
  type ContestFixture,
  contestMerchant,
  missionSet,
  startContestFixture,
} from '../support/contests.ts';
import { withClient } from '../support/database-template.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';

/**
 * Midnights of a zone by their first moment, written by hand: the first of a year, of a week after a day of 23 hours and
 * after one of 25, and of that day itself. Then the windows on both sides.
 */
const midnights = [
  {
    zone: 'Asia/Yangon',
    at: '2098-12-31T17:30:00.000Z',
    before: { day: '2098-12-31', week: '2098-12-29', month: '2098-12-01' },
    after: { day: '2099-01-01', week: '2098-12-29', month: '2099-01-01' },
  },
  {
    zone: 'America/New_York',
    at: '2099-01-01T05:00:00.000Z',
    before: { day: '2098-12-31', week: '2098-12-29', month: '2098-12-01' },
    after: { day: '2099-01-01', week: '2098-12-29', month: '2099-01-01' },
  },
  {
    zone: 'Europe/Stockholm',
    at: '2098-03-29T23:00:00.000Z',
    before: { day: '2098-03-29', week: '2098-03-24', month: '2098-03-01' },
    after: { day: '2098-03-30', week: '2098-03-24', month: '2098-03-01' },
  },
  {
    zone: 'Europe/Stockholm',
    at: '2098-03-30T22:00:00.000Z',
    before: { day: '2098-03-30', week: '2098-03-24', month: '2098-03-01' },
    after: { day: '2098-03-31', week: '2098-03-31', month: '2098-03-01' },
  },
  {
    zone: 'Europe/Stockholm',
    at: '2098-10-26T23:00:00.000Z',
    before: { day: '2098-10-26', week: '2098-10-20', month: '2098-10-01' },
    after: { day: '2098-10-27', week: '2098-10-27', month: '2098-10-01' },
  },
] as const;
const windows = ['day', 'week', 'month'] as const;
const zones = [...new Set(midnights.map(({ zone }) => zone))];
const codeOf = (zone: string) => `brand${zones.findIndex((each) => each === zone)}`;

let here: ContestFixture;

beforeAll(async () => {
  here = await startContestFixture(
    zones.map((timeZone) =>
      contestMerchant(
        codeOf(timeZone),
        {
          set: [
            missionSet(
              windows.map((window) => ({ id: window, metric: 'rounds', target: 2, window })),
            ),
          ],
        },
        { timeZone },
      ),
    ),
  );
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

/** Plays a round that was settled at a moment to come: what is over cannot be claimed, and so is not awarded. */
const playAt = async (member: OpenedMember, moment: Date) => {
  const { transactionId } = await here.play(member);
  await withClient(here.platform.databaseUrl, (client) =>
    client.query('update bet set settled_at = $1 where transaction_id = $2', [
      moment,
      transactionId,
    ]),
  );
};

const awardsOf = async ({ memberId }: OpenedMember): Promise<Record<string, string>> => {
  const { rows } = await sql<{ id: string; from: string }>`
    select mission_id as id, window_from::text as from from mission_award
      where member_id = ${memberId}`.execute(here.database);
  return Object.fromEntries(rows.map(({ id, from }) => [id, from]));
};

test('rounds on both sides of a midnight count for the windows on both sides, to the millisecond', async () => {
  const members = await Promise.all(
    midnights.map(async ({ zone, at, before, after }) => {
      const code = codeOf(zone);
      const next = new Date(at);
      const last = new Date(+next - 1);
      const played = {
        before: await here.newMember(0, code),
        after: await here.newMember(0, code),
        both: await here.newMember(0, code),
      };
      for (const [who, moments] of [
        ['before', [last, last]],
        ['after', [next, next]],
        ['both', [last, next]],
      ] as const)
        for (const moment of moments) await playAt(played[who], moment);
      return { played, before, after };
    }),
  );
  const log = { error: (facts: unknown) => void Promise.reject(new Error(JSON.stringify(facts))) };

  const until = new Date('2099-02-01T00:00:00Z');
  await followEndedBets({ database: here.database, log }, [missionsFollower], { until });

  for (const { played, before, after } of members) {
    expect(await awardsOf(played.before)).toEqual(before);
    expect(await awardsOf(played.after)).toEqual(after);
    // Only a window in which both lie has two.
    const shared = windows.filter((window) => before[window] === after[window]);
    expect(await awardsOf(played.both)).toEqual(
      Object.fromEntries(shared.map((window) => [window, before[window]])),
    );
  }
});

test('what is reached in the last minute of a window can be claimed for seven days after it', async () => {
  const { rows } = await sql<{ id: string; until: string }>`
    select distinct a.mission_id as id, to_char(a.claim_until at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as until
      from mission_award a join merchant m on m.id = a.merchant_id
      where m.code = ${codeOf('Europe/Stockholm')} and a.window_from in ('2098-03-30', '2098-10-20')
      order by 1`.execute(here.database);
  // Days after the change of the clock: their midnight is another one.
  expect(rows).toEqual([
    { id: 'day', until: '2098-04-06 22:00' },
    { id: 'week', until: '2098-11-02 23:00' },
  ]);
});

/** What the database answers when its clock stands at a moment. */
const atMoment = async (moment: Date, zone: string) => {
  const merchant = { config: { timeZone: zone } } as Merchant;
  return here.database.transaction().execute(async (tx) => {
    await sql`select set_config('held.now', ${moment.toISOString()}, true)`.execute(tx);
    await sql`set local search_path = held, public, pg_catalog`.execute(tx);
    const { rows } = await sql<{ begins: Date; ends: Date }>`
      select ${beginOfToday(merchant)} as begins, ${endOfToday(merchant)} as ends`.execute(tx);
    return rows[0];
  });
};

test('the day of a daily match begins and ends at the brand’s midnight, also when it has 23 or 25 hours', async () => {
  await withClient(here.platform.databaseUrl, async (client) => {
    await client.query('create schema held');
    await client.query(`create function held.now() returns timestamptz language sql stable
      as $$ select current_setting('held.now')::timestamptz $$`);
    await client.query('grant usage on schema held to public');
  });

  for (const { zone, at } of midnights) {
    const next = new Date(at);
    const ended = await atMoment(new Date(+next - 1), zone);
    const begun = await atMoment(next, zone);
    expect(ended?.ends).toEqual(next);
    expect(begun?.begins).toEqual(next);
    expect(+(begun?.ends ?? 0)).toBeGreaterThan(+next);
  }
  const hours = async (moment: string) => {
    const day = await atMoment(new Date(moment), 'Europe/Stockholm');
    return (+(day?.ends ?? 0) - +(day?.begins ?? 0)) / 3_600_000;
  };
  expect(await hours('2098-03-30T12:00:00Z')).toBe(23);
  expect(await hours('2098-10-26T12:00:00Z')).toBe(25);
});
