import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { inProof, proofSeed } from '../support/proof.ts';
import { type ReferralFixture, startReferralFixture } from '../support/referral.ts';

const RULES = { mostMonthMinor: 2500, mostMinor: 2500, budgetMinor: 9000 };

let here: ReferralFixture;

beforeAll(async () => {
  here = await startReferralFixture(RULES);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

/** What no order of events may break. */
const expectSound = async () => {
  const { rows: doubled } = await sql`select friend_id from referral_reward
    group by merchant_id, friend_id, party, stage having count(*) > 1`.execute(here.database);
  expect(doubled).toEqual([]);
  const { rows: inviters } = await sql<{ minor: number }>`
    select sum(amount_minor)::bigint as minor from referral_reward
      where party = 'inviter' and state <> 'CANCELLED' group by merchant_id, member_id`.execute(
    here.database,
  );
  for (const { minor } of inviters) expect(minor).toBeLessThanOrEqual(RULES.mostMinor);
  const { rows } = await sql<{
    committed: number;
    given: number;
    bonuses: number;
    claimed: number;
  }>`
    select s.committed_minor as committed,
        (select coalesce(sum(amount_minor), 0)::bigint from referral_reward r
          where r.merchant_id = s.merchant_id and r.state <> 'CANCELLED') as given,
        (select count(*)::int from bonus b where b.merchant_id = s.merchant_id
          and b.grant_key like 'referral %') as bonuses,
        (select count(*)::int from referral_reward r where r.merchant_id = s.merchant_id
          and r.state = 'CLAIMED') as claimed
      from referral_state s where s.merchant_id = ${here.merchant.id}`.execute(here.database);
  for (const { committed, given, bonuses, claimed } of rows) {
    expect(committed).toBe(given);
    expect(committed).toBeLessThanOrEqual(RULES.budgetMinor);
    expect(bonuses).toBe(claimed);
  }
};

const who = fc.nat(3);
const step = fc.oneof(
  fc.record({ act: fc.constantFrom('verify', 'pay', 'refund', 'play', 'claim'), who }),
  fc.constant({ act: 'look', who: 0 }),
  fc.constant({ act: 'look', who: 0 }),
);

test('in whatever order, repeated and at once: each reward once, caps and budget kept', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      async (batches) => {
        const inviter = await here.newMember();
        const friends = await Promise.all(Array.from({ length: 4 }, () => here.newFriend(inviter)));
        const paid = new Map<number, Awaited<ReturnType<ReferralFixture['payIn']>>>();
        const claimAll = async (member: OpenedMember) => {
          for (const { id } of await here.list(member)) await here.claim(member, id);
        };
        const take = async (act: string, friend: OpenedMember) => {
          if (act === 'look') return here.look();
          if (act === 'verify') return here.verify(friend);
          if (act === 'play') return void (await here.play(friend));
          if (act === 'claim')
            return void (await Promise.all([claimAll(inviter), claimAll(friend)]));
          if (act === 'pay') return void paid.set(friend.memberId, await here.payIn(friend));
          const started = paid.get(friend.memberId);
          if (started) await here.refund(started);
        };
        for (const batch of batches)
          await Promise.all(batch.map((each) => take(each.act, friends[each.who] ?? inviter)));
        await here.look();
        await expectSound();
      },
    ),
    { numRuns: inProof(6, 100), seed: proofSeed },
  );
});

test('64 friends of one member at once, judged by eight processes: the caps hold', async () => {
  await sql`update referral_state set committed_minor = 0`.execute(here.database);
  await sql`delete from referral_reward`.execute(here.database);
  const inviter = await here.newMember();
  const friends = await Promise.all(Array.from({ length: 64 }, () => here.newFriend(inviter)));
  await Promise.all(friends.map(here.verify));

  await Promise.all(Array.from({ length: 8 }, here.look));

  await expectSound();
  const told = await here.told(inviter);
  expect(told).toHaveLength(64);
  expect(told.filter((each) => each === 'verified 100 CLAIMABLE')).toHaveLength(25);
  expect(told.filter((each) => each === 'verified 100 CANCELLED most')).toHaveLength(39);
});
