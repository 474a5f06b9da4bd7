import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfExclude, setLimit, startCoolOff } from '#api/protection.ts';
import { createDeposit } from '#api/deposits.ts';
import { turnover } from '#api/turnover.ts';
import { balance } from '#api/wallet.ts';
import { findPlayRefusal } from '#platform/people/protection/find-play-refusal.ts';
import { verifyAge } from '#platform/people/protection/verify-age.ts';
import { addTurnover } from '#platform/money/turnover/add-turnover.ts';
import { cardChannel, press } from '../support/deposits.ts';
import { giveMoney, type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';
import { merchantOf } from '../support/protection.ts';
import { operator } from '../support/operator.ts';

/** Proof before play, and all money staked once before it goes out. */
const alpha = buildMerchant('alpha', {
  protection: { ageProof: 'verified' },
  payments: { channels: [cardChannel], openDepositsMax: 10 },
  withdrawals: { turnover: { depositTimes: 1 } },
});

const MIN_STAKE = 100;

let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([alpha]);
});

afterAll(() => platform.close());

type Step = (member: OpenedMember & { username: string }) => Promise<unknown>;

/** What may happen to a member, in any order. */
const steps: Record<string, Step> = {
  'prove age': ({ username, ...member }) =>
    verifyAge(platform.database, merchantOf(member, alpha), username, 'passport', operator.by),
  deposit: async (member) => {
    const asked = { requestId: crypto.randomUUID(), channelId: 'card', amountMinor: 10_000 };
    const started = await platform.call(member, createDeposit, asked);
    if (started.ok) await press(platform, started.value, 'settle');
  },
  'limit stakes': (member) =>
    platform.call(member, setLimit, { kind: 'wager', period: 'day', amount: 500 }),
  exclude: (member) => platform.call(member, selfExclude, { months: 6, confirmed: true }),
  'be given money': (member) =>
    platform.database.transaction().execute(async (tx) => {
      const { merchantId, memberId } = member;
      const ref = crypto.randomUUID();
      await giveMoney(tx, { merchantId, memberId, currency: 'USD' }, 2_000, ref);
      const incoming = { memberId, kind: 'transfer', ref, amountMinor: 2_000 } as const;
      await addTurnover(tx, merchantOf(member, alpha), incoming);
    }),
  'take a break': (member) => platform.call(member, startCoolOff, { hours: 24 }),
};

const ordersOf = (names: readonly string[]): string[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((name) =>
        ordersOf(names.filter((other) => other !== name)).map((rest) => [name, ...rest]),
      );

/** Whether everything that must be staked could be, as far as protection goes. */
const canPlay = async (member: OpenedMember, stakeMinor: number): Promise<boolean> => {
  const undone = new Error('undone');
  let refused: unknown;
  await platform.database
    .transaction()
    .execute(async (tx) => {
      refused = await findPlayRefusal(tx, merchantOf(member, alpha), member.memberId, stakeMinor);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return refused === null;
};

const daily = ['prove age', 'deposit', 'limit stakes', 'exclude', 'be given money'];
const orders = ordersOf(inProof(daily, [...daily, 'take a break']));

test(`in ${orders.length} orders of what may happen, money can be played or withdrawn`, async () => {
  const stuck: string[] = [];
  let seen = 0;
  const walk = async (order: readonly string[]): Promise<void> => {
    people += 1;
    const username = `order${people}`;
    const member = { ...(await openMember(platform, 'alpha', { username })), username };
    const done: string[] = [];
    for (const name of order) {
      await steps[name]?.(member);
      done.push(name);
      const [money, open] = [
        await platform.call(member, balance),
        await platform.call(member, turnover),
      ];
      if (!money.ok || !open.ok) throw new Error('not read');
      const { cashMinor } = money.value;
      const { remainingMinor, withdrawableMinor } = open.value;
      if (cashMinor > 0) seen += 1;
      const isFree = withdrawableMinor === cashMinor;
      const stakes = Math.max(remainingMinor, MIN_STAKE);
      if (cashMinor > 0 && !isFree && !(await canPlay(member, stakes))) stuck.push(done.join(', '));
    }
  };
  // A few at once: each walks with a member of their own.
  const left = [...orders];
  const walker = async (): Promise<void> => {
    for (let order = left.pop(); order; order = left.pop()) await walk(order);
  };
  await Promise.all(Array.from({ length: 8 }, walker));

  expect(stuck).toEqual([]);
  expect(seen).toBeGreaterThan(orders.length / 2);
});
