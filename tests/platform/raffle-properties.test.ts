import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configuredBeacon } from '#beacon/configured-beacon.ts';
import { sql } from '#platform/base/database/sql.ts';
import { closeRaffles } from '#platform/money/raffles/close-raffles.ts';
import { drawRaffles } from '#platform/money/raffles/draw-raffles.ts';
import { openRaffles } from '#platform/money/raffles/open-raffles.ts';
import { followEndedBets } from '#platform/play/ended-bets/follow-ended-bets.ts';
import { raffleFollower } from '#platform/play/raffles/count-raffle-bets.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { inProof, proofSeed } from '../support/proof.ts';
import { type RaffleFixture, rafflePromotion, startRaffleFixture } from '../support/raffles.ts';
import { recountRaffle } from '../support/recount-raffle.ts';

let here: RaffleFixture;
let members: OpenedMember[];

const ids = Array.from({ length: 12 }, (_, at) => `raffle-${at}`);

beforeAll(async () => {
  here = await startRaffleFixture([
    buildMerchant('alpha', {}, { promotions: ids.map((id) => rafflePromotion(id)) }),
    buildMerchant('beta', {}, { promotions: [rafflePromotion('raffle-0')] }),
  ]);
  members = await Promise.all(Array.from({ length: 5 }, () => here.newMember()));
  await Promise.all(Array.from({ length: 16 }, () => here.look()));
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

/** Members whose count is not what their own bets say. */
const readWrong = async (id: string) => {
  const { rows } = await sql`
    select e.member_id, e.counted_minor, bets.minor from raffle r
      join raffle_entry e on e.merchant_id = r.merchant_id and e.promotion_id = r.promotion_id
      cross join lateral (
        select coalesce(sum(b.valid_minor), 0)::bigint as minor from bet b
          where b.merchant_id = r.merchant_id and b.member_id = e.member_id and b.status = 'settled'
            and b.settled_at >= r.starts_at and b.settled_at < r.ends_at
      ) bets
      where r.promotion_id = ${id} and e.counted_minor <> bets.minor`.execute(here.database);
  return rows;
};

/** One look as the platform makes it: of bets that are settled meanwhile it passes over none, as one until now would. */
const followOnce = async (): Promise<void> => {
  const log = { error: (facts: unknown) => expect(facts).toBeNull() };
  await followEndedBets({ database: here.database, log }, [raffleFollower]);
};

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ who: fc.nat(4), stakeMinor: fc.integer({ min: 1, max: 900 }) }),
  },
  { weight: 2, arbitrary: fc.record({ takeBack: fc.nat(100) }) },
  { weight: 2, arbitrary: fc.constant('follow' as const) },
  { weight: 1, arbitrary: fc.constant('look' as const) },
);

test('in whatever order and at once: every count is what settled bets say, over all raffles and looks', async () => {
  const played: { member: OpenedMember; id: string }[] = [];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      async (batches) => {
        for (const batch of batches)
          await Promise.all(
            batch.map(async (each) => {
              if (each === 'follow') return followOnce();
              if (each === 'look') return here.look();
              if ('takeBack' in each) {
                const [bet] = played.splice(each.takeBack % Math.max(1, played.length), 1);
                return bet && here.takeBack(bet.member, bet.id);
              }
              const member = members[each.who];
              if (!member) throw new Error('there are five members');
              const id = await here.play(member, each.stakeMinor);
              return void played.push({ member, id });
            }),
          );
        await here.follow();
        for (const id of ids.slice(1)) expect(await readWrong(id)).toEqual([]);
      },
    ),
    { numRuns: inProof(8, 80), seed: proofSeed },
  );
});

test('64 processes open, close and draw at once: each raffle once, each prize to one ticket', async () => {
  const drawn = ids.slice(0, 4);
  for (const member of members) await here.play(member, 500);
  for (const id of drawn) await here.endTime(id);
  const log = { error: (facts: unknown) => expect(facts).toBeNull() };
  const beacon = configuredBeacon();
  const turn = async () => {
    await openRaffles(here.database);
    await closeRaffles({ database: here.database, log }, beacon, 0);
    await drawRaffles({ database: here.database, log }, beacon);
  };

  await Promise.all(Array.from({ length: 64 }, turn));
  for (const id of drawn) await here.draw(id);

  for (const id of drawn) {
    const { winners } = await here.show(id);
    expect(winners).toHaveLength(3);
    expect(recountRaffle((await here.readList(id)).text, await here.published(id))).toEqual(
      winners,
    );
    expect(await here.committedMinor(id)).toBe(6000);
  }
  const { rows } = await sql<{ merchants: number }>`
    select count(distinct merchant_id)::int as merchants from raffle`.execute(here.database);
  expect(rows[0]?.merchants).toBe(2);
});

test('a draw that was cut off is made again with the same round, and gives the same', async () => {
  const id = ids[5] ?? '';
  for (const member of members) await here.play(member, 300);
  await here.endTime(id);
  await here.look();
  await here.draw(id);
  const first = await here.show(id);
  // As if the process had died before it could say so: nothing of it was there.
  await sql`delete from raffle_prize where promotion_id = ${id}`.execute(here.database);
  await sql`update raffle set state = 'CLOSED', client_seed = null, beacon_value = null, ended_at = null
    where promotion_id = ${id}`.execute(here.database);

  await here.draw(id);

  expect(await here.show(id)).toEqual(first);
});
