import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { awardWithoutBets } from '#platform/money/missions/award-missions.ts';
import {
  type ContestFixture,
  contestMerchant,
  missionSet,
  startContestFixture,
} from '../support/contests.ts';
import type { OpenedMember } from '../support/members.ts';

/*
 * Missions count whole days of the brand's time zone: of the day in which they end all counts, of the day that begins at that
 * moment nothing. Days are asked of the database once: all here has been over for two of them, whatever the hour is.
 */
const ZONE = 'Asia/Yangon';
let here: ContestFixture;
/** The day three days ago, and those beside it. */
let before: string;
let last: string;
let after: string;

beforeAll(async () => {
  here = await startContestFixture([
    contestMerchant(
      'alpha',
      {
        set: [
          missionSet([
            { id: 'day', metric: 'rounds', target: 2 },
            { id: 'once', metric: 'rounds', target: 3, window: 'once' },
          ]),
        ],
        steps: [missionSet([{ id: 'steps', metric: 'profileSteps', target: 1, window: 'once' }])],
      },
      { timeZone: ZONE },
    ),
  ]);
  const { rows } = await sql<{ days: string[] }>`
    select array(select to_char((now() at time zone ${ZONE})::date - back, 'YYYY-MM-DD')
      from unnest(array[4, 3, 2]) back) as days`.execute(here.database);
  [before = '', last = '', after = ''] = rows[0]?.days ?? [];
});

afterAll(() => here.platform.close());

let member: OpenedMember;
beforeEach(async () => {
  member = await here.newMember();
});

/** Ends all missions some microseconds after a day has begun in the brand's time zone; of some hours, as a text. */
const endAt = (day: string, later = '0 seconds') =>
  sql`update mission set ends_at = ${day}::date::timestamp at time zone ${ZONE} + ${later}::interval`.execute(
    here.database,
  );

const played = (day: string, rounds: number) =>
  sql`insert into play_day (merchant_id, member_id, day, game_type, node_id, rounds, valid_minor)
    values (${here.merchant.id}, ${member.memberId}, ${day}::date, 'RNG', 1, ${rounds}, 100)`.execute(
    here.database,
  );

/** What is awarded when all these days are looked at. */
const awarded = async () => {
  await sql`select award_missions(array_fill(${here.merchant.id}::bigint, array[3]),
    array_fill(${member.memberId}::bigint, array[3]),
    ${[before, last, after]}::date[])`.execute(here.database);
  const { rows } = await sql<{ name: string }>`
    select mission_id || case time_window when 'day' then ' ' || to_char(window_from, 'YYYY-MM-DD') else '' end as name
      from mission_award where member_id = ${member.memberId} order by 1`.execute(here.database);
  return rows.map(({ name }) => name);
};

test('a set that ends as a day begins counts nothing of that day', async () => {
  await endAt(last);
  await played(before, 2);
  await played(last, 2);
  await played(after, 2);

  // Of the one without days two rounds of three.
  expect(await awarded()).toEqual([`day ${before}`]);
});

test('of a day in which it ends all counts, even when it is the first moment of it', async () => {
  await endAt(last, '1 microsecond');
  await played(before, 1);
  await played(last, 2);
  await played(after, 2);

  expect(await awarded()).toEqual([`day ${last}`, 'once']);
});

test('the last day of one that ends at midnight is the day before', async () => {
  await endAt(after);
  await played(last, 2);
  await played(after, 2);

  expect(await awarded()).toEqual([`day ${last}`]);
});

test('steps of a profile count until its last day is over', async () => {
  await here.platform.database
    .insertInto('memberContact')
    .values({
      merchantId: here.merchant.id,
      memberId: member.memberId,
      kind: 'email',
      value: `${member.memberId}@example.org`,
    })
    .execute();
  const look = () => awardWithoutBets(here.database, here.merchant, member.memberId);
  await endAt(after);
  await look();
  expect(await awarded()).toEqual([]);

  await sql`update mission set ends_at = now() + interval '1 hour'`.execute(here.database);
  await look();
  expect(await awarded()).toEqual(['steps']);
});
