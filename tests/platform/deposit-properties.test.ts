import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { queryDeposits } from '#platform/money/deposits/query-deposits.ts';
import { press, sendCallback } from '../support/deposits.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { type PaymentFixture, startPaymentFixture } from '../support/payment-fixture.ts';
import { inProof } from '../support/proof.ts';

let here: PaymentFixture;

beforeAll(async () => {
  here = await startPaymentFixture();
});

afterAll(() => here.platform.close());

/** Whatever may befall a deposit, at any time and in any order. */
const event = fc.record({
  of: fc.nat(2),
  what: fc.constantFrom(
    'pay',
    'decline',
    'paid silently',
    'refunded silently',
    'say settled',
    'say failed',
    'say pending',
    'say refunded',
    'run out',
    'ask',
  ),
});

type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;

const act = async (known: Awaited<ReturnType<PaymentFixture['newDeposit']>>, { what }: Event) => {
  const { platform, fixture, decideSilently, runOut, makeDue } = here;
  const say = (status: string) => sendCallback(platform, { ...known.report, status });
  if (what === 'pay') await press(platform, known, 'settle');
  else if (what === 'decline') await press(platform, known, 'fail');
  else if (what === 'paid silently') await decideSilently(known, 'settled');
  else if (what === 'refunded silently') await decideSilently(known, 'refunded');
  else if (what === 'run out') await runOut(known);
  else if (what === 'ask') await makeDue(known).then(() => queryDeposits(fixture));
  else await say(what.replace('say ', ''));
};

/** What the ledger holds for a deposit, and what its row says. */
const readBooks = async (id: number) => {
  const { rows } = await sql<{ state: string; credited: number; taken: number; refunds: number }>`
    select d.state,
      coalesce(sum(e.amount) filter (where t.kind = 'deposit'), 0)::int as credited,
      coalesce(sum(e.amount) filter (where t.kind = 'deposit_refund'), 0)::int as taken,
      (count(d.refund_id) > 0)::int as refunds
    from deposit d
    left join transfer t on t.merchant_id = d.merchant_id and t.ref = d.reference
    left join entry e on e.merchant_id = t.merchant_id and e.transfer_id = t.id
      and e.account_id in (select id from account where kind = 'cash' and member_id = d.member_id)
    where d.id = ${id} group by d.id, d.state`.execute(here.platform.database);
  return rows[0];
};

const SETTLED = { credited: 9840, taken: 0, refunds: 0 };
const NOTHING = { credited: 0, taken: 0, refunds: 0 };
const GIVEN_BACK = { credited: 9840, taken: -9840, refunds: 1 };

test('whatever comes, in whatever order and at once: the books agree with what is said', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 14 }), fc.boolean(), async (events, atOnce) => {
      const first = await here.newDeposit();
      const known = [first, await here.newDeposit(), await here.newDeposit()];
      const run = (each: Event) => act(known[each.of] ?? first, each);

      if (atOnce) await Promise.all(events.map(run));
      else for (const each of events) await run(each);

      for (const { id } of known) {
        const { state, ...books } = (await readBooks(id)) ?? { state: 'lost', ...NOTHING };
        if (state === 'SETTLED') expect(books).toEqual(SETTLED);
        else if (state === 'REFUNDED') expect([NOTHING, GIVEN_BACK]).toContainEqual(books);
        else expect([state, books]).toEqual([state, NOTHING]);
      }
      expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
    }),
    { numRuns: inProof(8, 25) },
  );
}, 180_000);
