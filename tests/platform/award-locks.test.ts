import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { expireMissions } from '#platform/money/missions/expire-missions.ts';
import { claimPromotion } from '#api/promotions.ts';
import {
  type ContestFixture,
  contestMerchant,
  missionSet,
  startContestFixture,
} from '../support/contests.ts';
import { withClient } from '../support/database-template.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { inProof } from '../support/proof.ts';
import { waitForWaiting } from '../support/waiting.ts';

let here: ContestFixture;
const MISSIONS = ['a', 'b', 'c', 'd'];

beforeAll(async () => {
  const set = () => missionSet(MISSIONS.map((id) => ({ id, metric: 'rounds', target: 1 })));
  here = await startContestFixture([contestMerchant('alpha', { first: [set()], second: [set()] })]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

test('awarding, taking back, expiring and claiming wait for each other, and never crosswise', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => here.newMember()));
  const ids = members.map(({ memberId }) => memberId);
  for (const member of members) await here.play(member);
  await here.follow();
  const { rows: today } = await sql<{
    day: string;
  }>`select max(day)::text as day from play_day`.execute(here.database);
  const award = (order: readonly number[]) =>
    sql`select award_missions(array_fill(${here.merchant.id}::bigint, array[${ids.length}::int]),
      ${[...order]}::bigint[], array_fill(${today[0]?.day}::date, array[${ids.length}::int]))`.execute(
      here.database,
    );

  for (let round = 0; round < inProof(4, 20); round += 1) {
    // Half of what was reached is to be taken back, a quarter is over, and all are claimed.
    await sql`update play_day set rounds = case when member_id % 2 = ${round % 2}::int then 0 else 1 end
      where member_id = any(${ids})`.execute(here.database);
    await sql`delete from mission_award where state = 'EXPIRED'`.execute(here.database);
    await sql`update mission_award set claim_until = now()
      where state = 'CLAIMABLE' and mission_id = 'b'`.execute(here.database);
    // All begin behind one budget, and then run into each other.
    await withClient(here.platform.databaseUrl, async (client) => {
      await client.query('begin');
      await client.query('select from promotion_state for no key update');
      const work = Promise.allSettled([
        award(ids),
        award(ids.toReversed()),
        expireMissions(here.database),
        expireMissions(here.database),
        ...members.map((member) => here.platform.call(member, claimPromotion, { id: 'second' })),
      ]);
      await waitForWaiting(here.database, 2);
      await client.query('commit');
      const failed = (await work).filter(({ status }) => status === 'rejected');
      expect(failed).toEqual([]);
    });
  }

  const { rows } = await sql<{ id: string; minor: number; kept: number }>`
    select s.promotion_id as id, s.committed_minor as minor, (select coalesce(sum(a.amount_minor), 0)::bigint
        from mission_award a where a.set_id = s.promotion_id and a.state <> 'EXPIRED') as kept
      from promotion_state s order by 1`.execute(here.database);
  expect(rows.map(({ id, minor }) => [id, minor])).toEqual(rows.map(({ id, kept }) => [id, kept]));
  expect(rows).toHaveLength(2);
});
