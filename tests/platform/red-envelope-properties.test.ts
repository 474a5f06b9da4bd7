import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimRedEnvelope } from '#api/red-envelopes.ts';
import type { SiteEvent } from '#api/events.ts';
import { createEnvelopeSource } from '#platform/app/events/envelope-source.ts';
import { sql } from '#platform/base/database/sql.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { inProof, proofSeed } from '../support/proof.ts';
import {
  type EnvelopeFixture,
  envelopeMerchant,
  envelopes,
  startEnvelopeFixture,
} from '../support/red-envelopes.ts';

let here: EnvelopeFixture;
let members: OpenedMember[];

beforeAll(async () => {
  here = await startEnvelopeFixture([
    envelopeMerchant('alpha', {
      cash: [envelopes({ count: 7, poolMinor: 5000 })],
      staked: [envelopes({ count: 3, poolMinor: 900, turnover: 2 })],
    }),
    envelopeMerchant('beta', { cash: [envelopes()] }),
  ]);
  members = await Promise.all(Array.from({ length: 10 }, () => here.newMember()));
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

/** Begins anew: all rounds were years ago, so that this hour's can be written again. */
const makePast = () =>
  sql`update red_envelope_round set opens_at = timestamptz '2020-01-01' + make_interval(hours => id::int),
      closes_at = timestamptz '2020-01-01' + make_interval(hours => id::int + 1)`.execute(
    here.database,
  );

/** What stands in the books of the rounds: the sums of each, and whether the account holds what is left. */
const readSums = async () => {
  const { rows } = await sql<{
    id: number;
    state: string;
    poolMinor: number;
    takenMinor: number;
    leftMinor: number;
    returnedMinor: number;
    takers: number;
    envelopes: number;
  }>`
    select r.id, r.state, r.pool_minor,
        coalesce(sum(e.amount_minor) filter (where e.member_id is not null), 0)::bigint as taken_minor,
        coalesce(sum(e.amount_minor) filter (where e.member_id is null and e.returned_at is null), 0)::bigint
          as left_minor,
        coalesce(r.returned_minor, 0) as returned_minor,
        count(distinct e.member_id)::int as takers, count(e.member_id)::int as envelopes
      from red_envelope_round r
      left join red_envelope e on e.merchant_id = r.merchant_id and e.round_id = r.id
      where r.merchant_id = ${here.merchant.id} group by r.merchant_id, r.id`.execute(
    here.database,
  );
  return rows;
};

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ take: fc.constantFrom('cash', 'staked'), who: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.constant('look' as const) },
  { weight: 1, arbitrary: fc.constantFrom('end cash' as const, 'end staked' as const) },
);

test('in whatever order and at once: every pool is what was taken, is left and returned', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 8 }), { minLength: 1, maxLength: 5 }),
      async (batches) => {
        await makePast();
        await here.look();
        for (const batch of batches) {
          await Promise.all(
            batch.map((each) => {
              if (each === 'look') return here.look();
              if (typeof each === 'string') return here.endRound(each.slice(4));
              const member = members[each.who];
              if (!member) throw new Error('there are ten members');
              return here.take(member, each.take);
            }),
          );
          const sums = await readSums();
          for (const sum of sums) {
            expect(sum.takenMinor + sum.leftMinor + sum.returnedMinor).toBe(
              sum.state === 'CANCELLED' ? 0 : sum.poolMinor,
            );
            expect(sum.takers).toBe(sum.envelopes);
          }
          const left = sums.reduce((total, { leftMinor }) => total + leftMinor, 0);
          expect(await here.heldMinor()).toBe(left);
        }
      },
    ),
    { numRuns: inProof(8, 100), seed: proofSeed },
  );
});

test('takers and the end of a round at once: what is taken is paid, the rest returns', async () => {
  await makePast();
  await here.look();
  const { id } = await here.roundOf('cash');
  const crowd = [
    ...members,
    ...(await Promise.all(Array.from({ length: 54 }, () => here.newMember()))),
  ];

  const [answers] = await Promise.all([
    Promise.all(crowd.map((member) => here.platform.call(member, claimRedEnvelope, { id }))),
    here.endRound('cash').then(() => here.look()),
  ]);
  await here.look();

  const got = answers.flatMap((each) => (each.ok ? [each.value.amountMinor] : []));
  const sum = (await readSums()).find((round) => round.id === id);
  expect(await here.roundOf('cash')).toMatchObject({ state: 'CLOSED' });
  expect(got.reduce((total, each) => total + each, 0)).toBe(sum?.takenMinor);
  expect(sum?.envelopes).toBe(got.length);
  expect(answers.every((each) => each.ok || each.refusal.startsWith('envelope_'))).toBe(true);
});

test('members of every brand hear of rounds by one query each look, visitors and play accounts do not', async () => {
  await makePast();
  await here.look();
  const heard: string[] = [];
  const listen = (name: string, merchantId: number, type: number | null) => ({
    merchant: { ...here.merchant, id: merchantId },
    member: type === null ? null : { memberId: 1, type, tokenHash: name },
    send: (event: SiteEvent) => void heard.push(`${name} ${event.name}`),
    end: () => undefined,
  });
  const beta = (await here.newMember(0, 'beta')).merchantId;
  const pages = [
    listen('alpha', here.merchant.id, 0),
    listen('beta', beta, 0),
    listen('visitor', beta, null),
    listen('trial', beta, 4),
  ];
  const poll = createEnvelopeSource();

  await poll(here.database, pages);
  await poll(here.database, pages);
  expect(heard).toEqual(['alpha redEnvelopes', 'beta redEnvelopes']);

  await here.endRound('cash');
  await here.look();
  await poll(here.database, pages);
  expect(heard.slice(2)).toEqual(['alpha redEnvelopes']);
});
