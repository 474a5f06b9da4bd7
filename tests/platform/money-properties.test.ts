import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeposit } from '#api/deposits.ts';
import { walletTransfer } from '#api/wallet.ts';
import { requestWithdrawal } from '#api/withdrawals.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { sql } from '#platform/base/database/sql.ts';
import {
  approveWithdrawal,
  rejectWithdrawal,
} from '#platform/money/withdrawals/decide-withdrawal.ts';
import { payWithdrawal } from '#platform/money/withdrawals/pay-withdrawal.ts';
import { cardChannel, press } from '../support/deposits.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openPayees, type Payee, PAYMENT_PASSWORD } from '../support/payees.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { inProof, proofSeed } from '../support/proof.ts';
import { operator, operatorWho } from '../support/operator.ts';

const CONNECTIONS = 32;
const MEMBERS = 4;
const FIRST_MONEY_MINOR = 20_000;

const alpha = buildMerchant('alpha', {
  payments: {
    walletMode: 'transfer',
    channels: [{ ...cardChannel, feePercent: 0, feeMinor: 0 }],
    openDepositsMax: 20,
  },
  categories: [{ type: 'RNG', vendors: ['MOONFERRY'] }],
  withdrawals: { minimumMinor: 100, dailyCount: 20 },
});

let platform: TestPlatform;
let payees: Awaited<ReturnType<typeof openPayees>>;

beforeAll(async () => {
  // Every posting is counted: the jackpot takes its part at another time.
  platform = await startTestPlatform([alpha], { jobs: false });
  payees = await openPayees(platform, alpha);
});

afterAll(() => platform.close());

/** One message of the world outside; `who` and `which` are small numbers of its scenario. */
interface Message {
  kind: 'deposit' | 'transfer' | 'bet' | 'settle' | 'void' | 'withdraw' | 'decide' | 'pay';
  who: number;
  which: number;
  amountMinor: number;
  /** How often it is sent; every copy may arrive at any moment. */
  copies: number;
}

const message: fc.Arbitrary<Message> = fc.record({
  kind: fc.constantFrom(
    'deposit',
    'transfer',
    'transfer',
    'bet',
    'bet',
    'bet',
    'settle',
    'settle',
    'void',
    'withdraw',
    'withdraw',
    'decide',
    'decide',
    'pay',
    'pay',
    'pay',
  ),
  who: fc.nat(MEMBERS - 1),
  which: fc.nat(11),
  amountMinor: fc.integer({ min: 1000, max: 9000 }),
  copies: fc.integer({ min: 1, max: 3 }),
});

interface Fixture {
  name: string;
  people: Payee[];
}

/** The same message has the same id, however often it comes. */
const idOf = ({ name }: Fixture, ...parts: (string | number)[]): string => {
  const hex = createHash('sha256')
    .update([name, ...parts].join(' '))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const personOf = ({ people }: Fixture, { who }: Message): Payee => {
  const person = people[who];
  if (!person) throw new Error(`there is no member ${who}`);
  return person;
};

const betOf = (fixture: Fixture, given: Message) => ({
  memberId: personOf(fixture, given).memberId,
  vendorCode: 'MOONFERRY',
  transactionId: `${fixture.name} ${given.who} ${given.which}`,
});

const withdrawalOf = async (fixture: Fixture, given: Message): Promise<number> => {
  const { memberId } = personOf(fixture, given);
  const found = await platform.database
    .selectFrom('withdrawal')
    .select('id')
    .where('memberId', '=', memberId)
    .orderBy('id')
    .offset(given.which % 2)
    .executeTakeFirst();
  return found?.id ?? 0;
};

/** Sends a message; answers whether it was acknowledged. */
const deliver = async (fixture: Fixture, given: Message): Promise<boolean> => {
  const { database } = platform;
  const { merchant } = payees;
  const person = personOf(fixture, given);
  const { kind, which, amountMinor } = given;
  const requestId = idOf(fixture, kind, given.who, which, amountMinor);
  switch (kind) {
    case 'deposit': {
      const input = { requestId, channelId: 'card', amountMinor };
      const started = await platform.call(person, createDeposit, input);
      if (started.ok && started.value.payUrl) await press(platform, started.value, 'settle');
      return started.ok;
    }
    case 'transfer': {
      const [from, to] = which % 2 === 0 ? ['MAIN', 'MOONFERRY'] : ['MOONFERRY', 'MAIN'];
      const input = { requestId, from, to, amountMinor };
      return (await platform.call(person, walletTransfer, input)).ok;
    }
    case 'bet': {
      const stake = { gameType: 'RNG' as const, stakeMinor: 1000 + which };
      return (await placeBet(database, merchant, { ...betOf(fixture, given), ...stake })).ok;
    }
    case 'settle': {
      const payout = { payoutMinor: which % 3 === 0 ? 0 : 700 * which };
      return (await settleBet(database, merchant, { ...betOf(fixture, given), ...payout })).ok;
    }
    case 'void':
      return (await voidBet(database, merchant, betOf(fixture, given))).ok;
    case 'withdraw': {
      const { bankAccountId } = person;
      const input = { requestId, amountMinor, bankAccountId, paymentPassword: PAYMENT_PASSWORD };
      return (await platform.call(person, requestWithdrawal, input)).ok;
    }
    case 'decide': {
      const id = await withdrawalOf(fixture, given);
      return which % 6 === 0
        ? (await rejectWithdrawal(database, merchant, id, operatorWho('scenario'))).ok
        : (await approveWithdrawal(database, merchant, id, operator)).ok;
    }
    case 'pay':
    default: {
      const id = await withdrawalOf(fixture, given);
      return (await payWithdrawal(database, merchant, { id, reference: requestId }, operator)).ok;
    }
  }
};

const countPostings = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from entry`.execute(
    platform.database,
  );
  return rows[0]?.count ?? 0;
};

/** What each member must have, reckoned from the bets, deposits and withdrawals alone. */
const findWrongAccounts = async ({ people }: Fixture) => {
  const ids = people.map(({ memberId }) => memberId);
  const { rows } = await sql<{ id: number; held: number; expected: number }>`
    select m.id,
      (select sum(balance)::bigint from account a
        where a.member_id = m.id and a.kind <> 'locked') as held,
      (${FIRST_MONEY_MINOR}::bigint
        + coalesce((select sum(amount_minor - fee_minor) from deposit d
            where d.member_id = m.id and d.state = 'SETTLED'), 0)
        - coalesce((select sum(amount_minor) from withdrawal w
            where w.member_id = m.id and w.status <> 'REJECTED'), 0)
        - coalesce((select sum(stake_minor) from bet b
            where b.member_id = m.id and b.status <> 'void'), 0)
        + coalesce((select sum(payout_minor) from bet b
            where b.member_id = m.id and b.status = 'settled'), 0))::bigint as expected
    from member m where m.id = any(${ids}::bigint[])`.execute(platform.database);
  return rows.filter(({ held, expected }) => held !== expected);
};

/** What is locked is exactly what open bets and unpaid withdrawals hold. */
const findWrongLocks = async ({ people }: Fixture) => {
  const ids = people.map(({ memberId }) => memberId);
  const { rows } = await sql<{ id: number; locked: number; expected: number }>`
    select m.id,
      (select balance from account a where a.member_id = m.id and a.kind = 'locked') as locked,
      (coalesce((select sum(stake_minor) from bet b
        where b.member_id = m.id and b.status = 'open'), 0)
      + coalesce((select sum(amount_minor - paid_minor) from withdrawal w
        where w.member_id = m.id and w.status <> 'REJECTED'), 0))::bigint as expected
    from member m where m.id = any(${ids}::bigint[])`.execute(platform.database);
  return rows.filter(({ locked, expected }) => locked !== expected);
};

let scenarios = 0;

const openFixture = async (): Promise<Fixture> => {
  scenarios += 1;
  const people: Payee[] = [];
  for (let person = 0; person < MEMBERS; person += 1)
    people.push(await payees.newPayee(FIRST_MONEY_MINOR));
  return { name: `scenario ${scenarios}`, people };
};

test('whatever comes, in any order and however often, the books stay whole', async () => {
  const acknowledged: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(
      fc.array(message, { minLength: 40, maxLength: 90 }),
      fc.infiniteStream(fc.nat()),
      async (messages, order) => {
        const fixture = await openFixture();
        const copies = messages.flatMap((given) => Array<Message>(given.copies).fill(given));
        const shuffled = copies
          .map((given) => ({ given, at: order.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at);
        const limit = pLimit(CONNECTIONS);

        const send = (all: readonly Message[]) =>
          Promise.all(
            all.map((given) => limit(async () => ({ given, ok: await deliver(fixture, given) }))),
          );
        const answers = await send(shuffled.map(({ given }) => given));
        // People of the house come back to what could not be decided or paid before.
        for (const kind of ['decide', 'pay'])
          answers.push(...(await send(messages.filter((given) => given.kind === kind))));

        const answered = answers.filter(({ ok }) => ok).map(({ given }) => given);
        for (const { kind } of answered) acknowledged[kind] = (acknowledged[kind] ?? 0) + 1;
        expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
        expect(await findWrongAccounts(fixture)).toEqual([]);
        expect(await findWrongLocks(fixture)).toEqual([]);
        const before = await countPostings();
        // Decisions are left out: they name a withdrawal by its place, which may be another by now.
        const repeatable = answered.filter(({ kind }) => kind !== 'decide' && kind !== 'pay');
        await Promise.all(repeatable.map((given) => limit(() => deliver(fixture, given))));
        expect(await countPostings()).toBe(before);
      },
    ),
    { numRuns: inProof(3, 12), seed: proofSeed, endOnFailure: true },
  );
  // Every kind of message did something: a scenario of refusals alone would prove nothing.
  expect(Object.keys(acknowledged).toSorted()).toEqual(
    ['bet', 'decide', 'deposit', 'pay', 'settle', 'transfer', 'void', 'withdraw'].toSorted(),
  );
});
