import { afterAll, beforeAll, expect, test } from 'vitest';
import { balance, downlineTransfer, transferOptions, uplineTransfer } from '#api/wallet.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { sql } from '#platform/base/database/sql.ts';
import { findUnsoundBooks, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const transfers = { permitted: true, minimumMinor: 100, maximumMinor: 5000 };

const flags = { AGENTPOLICY3: true };

let platform: TestPlatform;
let paymentPasswordHash: string;
let people = 0;

beforeAll(async () => {
  paymentPasswordHash = await hashPassword('482913');
  platform = await startTestPlatform([
    buildMerchant('alpha', { flags, payments: { transfers } }),
    buildMerchant('barred', {
      flags,
      payments: { transfers: { ...transfers, permitted: false } },
    }),
    buildMerchant('agents', {
      flags,
      payments: { transfers: { ...transfers, upline: 'agents', downline: false } },
    }),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const newPerson = async (person: { type?: number; uplineId?: number } = {}, code = 'alpha') => {
  people += 1;
  const username = `person${people}`;
  const opened = await openMember(platform, code, {
    username,
    cashMinor: 10_000,
    paymentPasswordHash,
    ...person,
  });
  return { ...opened, username };
};

type Person = Awaited<ReturnType<typeof newPerson>>;

const asked = () => ({
  requestId: crypto.randomUUID(),
  amountMinor: 1000,
  paymentPassword: '482913',
});

const up = (caller: Person, input: object = {}) =>
  platform.call(caller, uplineTransfer, { ...asked(), ...input });

const down = (caller: Person, account: string, input: object = {}) =>
  platform.call(caller, downlineTransfer, { ...asked(), account, ...input });

const cashOf = async (caller: Person) => {
  const read = await platform.call(caller, balance);
  return read.ok ? read.value.cashMinor : null;
};

/** An agent, a member below, and another below that one. */
const newLine = async (code = 'alpha') => {
  const agent = await newPerson({ type: 1 }, code);
  const child = await newPerson({ uplineId: agent.memberId }, code);
  const grandchild = await newPerson({ uplineId: child.memberId }, code);
  return { agent, child, grandchild };
};

test('a member gives cash to the upline, who has to stake it like a deposit', async () => {
  const { agent, child } = await newLine();

  const given = await up(child);

  expect(given).toMatchObject({
    value: { amountMinor: 1000, cashMinor: 9000, account: expect.stringMatching(/^pe\*+/) },
  });
  expect([await cashOf(agent), await cashOf(child)]).toEqual([11_000, 9000]);
  const { rows } = await sql`select kind, required_minor::int as required from turnover_item
    where member_id = ${agent.memberId}`.execute(platform.database);
  expect(rows).toEqual([{ kind: 'transfer', required: 1000 }]);
});

test('an agent gives cash to a downline at any depth, by name in any case', async () => {
  const { agent, child, grandchild } = await newLine();

  expect(await down(agent, child.username)).toMatchObject({ ok: true });
  expect(await down(agent, grandchild.username.toUpperCase())).toMatchObject({
    value: { cashMinor: 8000 },
  });

  expect([await cashOf(child), await cashOf(grandchild)]).toEqual([11_000, 11_000]);
});

test('a retry answers the first transfer; another one under its id is refused', async () => {
  const { agent, child } = await newLine();
  const requestId = crypto.randomUUID();

  const answers = await Promise.all(Array.from({ length: 5 }, () => up(child, { requestId })));

  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ ok: true });
  expect(await up(child, { requestId, amountMinor: 1001 })).toMatchObject({
    refusal: 'request_reused',
    status: 409,
  });
  expect(await cashOf(agent)).toBe(11_000);
  const sent = await down(agent, child.username, { requestId });
  expect(sent).toMatchObject({ refusal: 'turnover_unmet' });
});

test('people who give to each other at once do not lock each other', async () => {
  const agent = await newPerson({ type: 1 });
  const other = await newPerson({ type: 1, uplineId: agent.memberId });
  const third = await newPerson({ uplineId: other.memberId });

  const outcomes = await Promise.all(
    // No more of one person than wrong passwords are counted before the lock.
    Array.from({ length: 8 }, (_, round) =>
      round % 2 === 0
        ? up(other, { amountMinor: 100 })
        : down(agent, third.username, { amountMinor: 100 }),
    ),
  );

  const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]));
  // Once the agent has received something, it must be staked before it can be given.
  expect(refusals.filter((refusal) => refusal !== 'turnover_unmet')).toEqual([]);
});

test('where the jurisdiction bars it, or the brand does not want it, nobody transfers', async () => {
  const barred = await newLine('barred');
  expect(await up(barred.child)).toMatchObject({ refusal: 'transfer_not_permitted', status: 403 });
  expect(await down(barred.agent, barred.child.username)).toMatchObject({
    refusal: 'transfer_not_permitted',
  });
  expect(await platform.call(barred.child, transferOptions)).toMatchObject({
    value: { upline: null, downline: false },
  });

  const agents = await newLine('agents');
  expect(await up(agents.child)).toMatchObject({ refusal: 'transfer_not_permitted' });
  expect(await down(agents.agent, agents.child.username)).toMatchObject({
    refusal: 'transfer_not_permitted',
  });
  const lower = await newPerson({ type: 2, uplineId: agents.agent.memberId }, 'agents');
  expect(await up(lower)).toMatchObject({ ok: true });
});

test('the options say what may be given and to whom', async () => {
  const { agent, child } = await newLine();

  expect(await platform.call(child, transferOptions)).toEqual({
    ok: true,
    value: {
      currency: 'USD',
      minimumMinor: 100,
      maximumMinor: 5000,
      cashMinor: 10_000,
      upline: { account: expect.stringMatching(/^pe\*+\d$/) },
      downline: false,
      frozen: false,
    },
  });
  expect(await platform.call(agent, transferOptions)).toMatchObject({
    value: { upline: null, downline: true },
  });
});

test('the payment password is asked for, and guessed only so often', async () => {
  const { child } = await newLine();
  const bare = await newPerson({ uplineId: child.memberId });
  await sql`update member set payment_password_hash = null where id = ${bare.memberId}`.execute(
    platform.database,
  );

  expect(await up(bare)).toMatchObject({ refusal: 'payment_password_required', status: 409 });
  const refusals: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const refused = await up(child, { paymentPassword: '000000' });
    if (!refused.ok) refusals.push(refused.refusal);
  }
  expect(refusals[0]).toBe('payment_password_wrong');
  expect(refusals.at(-1)).toBe('payment_password_locked');
  expect(await up(child)).toMatchObject({ refusal: 'payment_password_locked', status: 423 });
  expect(await cashOf(child)).toBe(10_000);
});

test('money that must still be staked cannot be given away', async () => {
  const { child } = await newLine();
  await sql`insert into turnover_item (merchant_id, member_id, kind, ref, amount_minor,
    required_minor) values (${child.merchantId}, ${child.memberId}, 'deposit', 'first', 700, 700)`.execute(
    platform.database,
  );

  expect(await up(child)).toMatchObject({
    refusal: 'turnover_unmet',
    status: 409,
    details: { remainingMinor: 700 },
  });
});

test('who plays a bonus through gives nothing away meanwhile', async () => {
  const { child } = await newLine();
  await sql`insert into bonus (merchant_id, member_id, grant_key, title, currency, amount_minor,
    status, required_minor, done_minor, expires_at)
    values (${child.merchantId}, ${child.memberId}, 'gift', '{}', 'USD', 100, 'ACTIVE', 1000, 400,
      now() + interval '1 day')`.execute(platform.database);

  expect(await up(child)).toMatchObject({
    refusal: 'turnover_unmet',
    details: { remainingMinor: 600 },
  });
});

test('an amount out of bounds or above the balance is refused', async () => {
  const { child } = await newLine();
  const poor = await newPerson({ uplineId: child.memberId });
  await up(poor, { amountMinor: 5000 });
  await up(poor, { amountMinor: 4500 });

  for (const amountMinor of [99, 5001])
    expect(await up(child, { amountMinor })).toMatchObject({
      refusal: 'invalid_input',
      fieldErrors: [{ field: 'amountMinor', rule: 'range', min: 100, max: 5000 }],
    });
  expect(await up(poor)).toMatchObject({ refusal: 'insufficient_funds', status: 409 });
  expect(await cashOf(poor)).toBe(500);
});

test('nobody without an upline, and nobody to a stranger, up or across', async () => {
  const { agent, child } = await newLine();
  const stranger = await newPerson();
  const elsewhere = await newPerson({}, 'agents');

  expect(await up(stranger)).toMatchObject({ refusal: 'no_upline', status: 409 });
  for (const name of [stranger.username, elsewhere.username, agent.username, 'nobody'])
    expect(await down(agent, name)).toMatchObject({ refusal: 'not_a_downline', status: 404 });
  expect(await down(child, stranger.username)).toMatchObject({ refusal: 'forbidden', status: 403 });
});

test('a recipient who is frozen, or protected from paying in, receives nothing', async () => {
  const { agent, child, grandchild } = await newLine();
  await sql`update member set status = 'frozen' where id = ${child.memberId}`.execute(
    platform.database,
  );
  await sql`update member set profile = profile || '{"birthday": "2020-01-01"}'::jsonb
    where id = ${grandchild.memberId}`.execute(platform.database);

  for (const { username } of [child, grandchild])
    expect(await down(agent, username)).toMatchObject({
      refusal: 'recipient_unavailable',
      status: 409,
    });
  expect(await cashOf(agent)).toBe(10_000);
});

test('a visitor and a trial account are refused', async () => {
  const trial = await newPerson({ type: 4 });

  expect(await up(trial)).toMatchObject({ refusal: 'forbidden', status: 403 });
  expect(await platform.call(trial, transferOptions)).toMatchObject({ refusal: 'forbidden' });
  expect(await up({ ...trial, token: 'x'.repeat(43) })).toMatchObject({ refusal: 'not_logged_in' });
});
