import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeposit } from '#api/deposits.ts';
import { type ProtectionLimit, protectionStatus, setLimit } from '#api/protection.ts';
import { downlineTransfer } from '#api/wallet.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { bankChannel } from '../support/deposits.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { backdate } from '../support/records.ts';
import { watchShortWay } from '../support/short-ways.ts';

/* What others give a member counts as paid in: towards the member's own limits, and towards the brand's for everyone. */
const PASSWORD = '482913';
let platform: TestPlatform;
let door: Awaited<ReturnType<typeof watchShortWay>>;
let paymentPasswordHash: string;
let people = 0;

const payments = {
  channels: [bankChannel],
  transfers: { permitted: true, minimumMinor: 100, maximumMinor: 100_000 },
};
const flags = { AGENTPOLICY3: true };

beforeAll(async () => {
  paymentPasswordHash = await hashPassword(PASSWORD);
  platform = await startTestPlatform([
    buildMerchant('alpha', { flags, payments }),
    buildMerchant('capped', {
      flags,
      payments,
      protection: { ageProof: 'agreed', caps: { depositDayMinor: 5000 } },
    }),
  ]);
  door = await watchShortWay(platform.databaseUrl, 'answer_brand_requests');
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await door.disconnect();
  await platform.close();
});

const newMember = (code: string, person: { type?: number; uplineId?: number } = {}) => {
  people += 1;
  return openMember(platform, code, {
    username: `giver${people}`,
    cashMinor: 1_000_000,
    paymentPasswordHash,
    profile: { birthday: '1990-01-01' },
    ...person,
  });
};

/** An agent who gives, and a member below. */
const newPair = async (code = 'alpha') => {
  const agent = await newMember(code, { type: 1 });
  return { agent, child: await newMember(code, { uplineId: agent.memberId }) };
};

const give = async (agent: OpenedMember, child: OpenedMember, amountMinor: number) => {
  const answer = await platform.call(agent, downlineTransfer, {
    requestId: randomUUID(),
    paymentPassword: PASSWORD,
    amountMinor,
    memberId: child.memberId,
  });
  return answer.ok ? 'given' : answer.refusal;
};

const pay = async (child: OpenedMember, amountMinor: number) => {
  const made = { requestId: randomUUID(), channelId: 'bank', amountMinor };
  const answer = await platform.call(child, createDeposit, made);
  return answer.ok ? 'begun' : answer.refusal;
};

const limit = async (child: OpenedMember, amount: number | null) => {
  const answer = await platform.call(child, setLimit, { kind: 'deposit', period: 'day', amount });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
};

/** What is used of each deposit limit, as the member is told. */
const used = async (child: OpenedMember): Promise<Record<string, number>> => {
  const answer = await platform.call(child, protectionStatus);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  const isDeposit = ({ kind }: ProtectionLimit) => kind === 'deposit';
  return Object.fromEntries(
    answer.value.limits.filter(isDeposit).map((each) => [each.period, each.used]),
  );
};

test('gifts use up a deposit limit as deposits do, and with them', async () => {
  const { agent, child } = await newPair();
  await limit(child, 10_000);

  expect(await give(agent, child, 6000)).toBe('given');
  expect(await used(child)).toEqual({ day: 6000, week: 6000, month: 6000 });
  expect(await give(agent, child, 4001)).toBe('recipient_unavailable');
  expect(await pay(child, 4001)).toBe('limit_reached');
  expect(await give(agent, child, 3000)).toBe('given');
  expect(await pay(child, 1000)).toBe('begun');
  expect(await give(agent, child, 100)).toBe('recipient_unavailable');
  expect(await used(child)).toEqual({ day: 10_000, week: 10_000, month: 10_000 });
  // Whoever gives has used nothing.
  expect(await used(agent)).toEqual({ day: 0, week: 0, month: 0 });

  await backdate(platform.database, child, '25 hours');
  expect(await used(child)).toEqual({ day: 1000, week: 10_000, month: 10_000 });
  expect(await give(agent, child, 9000)).toBe('given');
  await backdate(platform.database, child, '32 days');
  expect(await used(child)).toEqual({ day: 1000, week: 1000, month: 1000 });
});

test('the limit for everyone counts gifts, too', async () => {
  const { agent, child } = await newPair('capped');

  expect(await give(agent, child, 3000)).toBe('given');
  expect(await give(agent, child, 3000)).toBe('recipient_unavailable');
  expect(await pay(child, 2001)).toBe('limit_reached');
  expect(await give(agent, child, 2000)).toBe('given');
  expect(await used(child)).toMatchObject({ day: 5000 });
});

test('gifts that come together never pass a limit together', async () => {
  const { agent, child } = await newPair();
  await limit(child, 10_000);

  const answers = await Promise.all(Array.from({ length: 5 }, () => give(agent, child, 3000)));

  expect(answers.filter((answer) => answer === 'given')).toHaveLength(3);
  expect(await used(child)).toMatchObject({ day: 9000 });
});

test('a gift counts once, whichever way it took, and for a limit that is set afterwards', async () => {
  const ways = [];
  const counted = [];
  for (const way of ['short', 'long'] as const) {
    await (way === 'short' ? door.open() : door.close());
    const { agent, child } = await newPair();
    await door.taken();
    expect(await give(agent, child, 2500)).toBe('given');
    ways.push(await door.taken());
    counted.push(await used(child));
    await limit(child, 3000);
    expect(await pay(child, 1000)).toBe('limit_reached');
  }
  await door.open();

  expect(ways).toEqual([1, 0]);
  expect(counted).toEqual(ways.map(() => ({ day: 2500, week: 2500, month: 2500 })));
});
