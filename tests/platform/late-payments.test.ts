import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeposit } from '#api/deposits.ts';
import { sql } from '#platform/base/database/sql.ts';
import { queryDeposits } from '#platform/money/deposits/query-deposits.ts';
import { loseMoney, press, sendCallback } from '../support/deposits.ts';
import { findUnsoundBooks, openMember } from '../support/members.ts';
import { type PaymentFixture, startPaymentFixture } from '../support/payment-fixture.ts';

let here: PaymentFixture;

beforeAll(async () => {
  here = await startPaymentFixture();
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

test('a message that never came is asked for', async () => {
  const known = await here.newDeposit();
  await here.decideSilently(known, 'settled');

  await queryDeposits(here.fixture);
  expect(await known.stateAndCash()).toEqual(['PENDING', 0]);
  await here.makeDue(known);
  await Promise.all([queryDeposits(here.fixture), queryDeposits(here.fixture)]);

  expect(await known.stateAndCash()).toEqual(['SETTLED', 9840]);
});

test('what is not paid in time expires, after its provider was asked', async () => {
  const known = await here.newDeposit();
  await here.runOut(known);

  await queryDeposits(here.fixture);

  expect(await known.stateAndCash()).toEqual(['EXPIRED', 0]);
  await press(here.platform, known, 'settle');
  expect(await known.stateAndCash()).toEqual(['EXPIRED', 0]);
});

test('what was paid in the last moment is settled, not expired', async () => {
  const known = await here.newDeposit();
  await here.decideSilently(known, 'settled');
  await here.runOut(known);

  await queryDeposits(here.fixture);

  expect(await known.stateAndCash()).toEqual(['SETTLED', 9840]);
});

test('a provider that cannot be reached leaves everything open; it is asked again, less often', async () => {
  const known = await here.newDeposit();
  await here.runOut(known);

  await queryDeposits({ ...here.fixture, ownUrl: () => 'http://127.0.0.1:9' });

  expect(await known.stateAndCash()).toEqual(['PENDING', 0]);
  const { rows } = await sql<{ queries: number; wait: number }>`
    select queries, extract(epoch from next_query_at - now())::int as wait from deposit
    where id = ${known.id}`.execute(here.platform.database);
  expect(rows[0]?.queries).toBe(1);
  // A minute, less what it takes until it is looked at.
  expect(rows[0]?.wait).toBeGreaterThan(20);
  await here.makeDue(known);
  await queryDeposits(here.fixture);
  expect(await known.stateAndCash()).toEqual(['EXPIRED', 0]);
});

test('money that comes after the end goes back to the payer, not into the wallet', async () => {
  const known = await here.newDeposit();
  await here.runOut(known);
  await queryDeposits(here.fixture);
  await here.decideSilently(known, 'settled');

  const told = await sendCallback(here.platform, known.report);

  expect(told.status).toBe(200);
  expect(await known.stateAndCash()).toEqual(['REFUNDED', 0]);
  const { rows } = await sql<{ status: string }>`
    select status from sandbox_payment where reference = ${known.reference}`.execute(
    here.platform.database,
  );
  expect(rows).toEqual([{ status: 'refunded' }]);
});

test('late money goes back even when the provider is away just then', async () => {
  const known = await here.newDeposit();
  await press(here.platform, known, 'fail');
  await here.decideSilently(known, 'settled');
  await here.whileSandboxFails(async () => {
    expect((await sendCallback(here.platform, known.report)).status).toBe(200);
  });
  expect(await known.stateAndCash()).toEqual(['FAILED', 0]);

  await queryDeposits(here.fixture);

  expect(await known.stateAndCash()).toEqual(['REFUNDED', 0]);
});

test('what the provider takes back leaves the wallet, and its turnover with it', async () => {
  const known = await here.newDeposit();
  await press(here.platform, known, 'settle');

  await sendCallback(here.platform, { ...known.report, status: 'refunded' });
  await sendCallback(here.platform, { ...known.report, status: 'refunded' });

  expect(await known.stateAndCash()).toEqual(['REFUNDED', 0]);
  const { rows } = await sql`select status from turnover_item where kind = 'deposit'
    and ref = ${String(known.id)}`.execute(here.platform.database);
  expect(rows).toEqual([{ status: 'dropped' }]);
});

test('of what is taken back, the house bears what the member no longer has', async () => {
  const known = await here.newDeposit();
  await press(here.platform, known, 'settle');
  await loseMoney(here.platform, known.caller, 9_000);

  await sendCallback(here.platform, { ...known.report, status: 'refunded' });

  expect(await known.stateAndCash()).toEqual(['REFUNDED', 0]);
  const { rows } = await sql<{ shortfall: number }>`
    select shortfall_minor as shortfall from deposit where id = ${known.id}`.execute(
    here.platform.database,
  );
  expect(rows).toEqual([{ shortfall: 9000 }]);
  // As long as it does, the deposit has to be staked before anything can leave.
  const { rows: items } = await sql`select status from turnover_item where kind = 'deposit'
    and ref = ${String(known.id)}`.execute(here.platform.database);
  expect(items).toEqual([{ status: 'open' }]);
});

test('a provider that fails at the start: the same request again goes through', async () => {
  const caller = await openMember(here.platform, 'alpha', { username: 'patient' });
  const input = { requestId: crypto.randomUUID(), channelId: 'card', amountMinor: 5000 };
  await here.whileSandboxFails(async () => {
    expect(await here.platform.call(caller, createDeposit, input)).toMatchObject({
      refusal: 'provider_unavailable',
      status: 502,
    });
  });

  const again = await here.platform.call(caller, createDeposit, input);

  expect(again).toMatchObject({ value: { state: 'PENDING', payUrl: expect.any(String) } });
  const { rows } = await sql`select 1 from deposit where member_id = ${caller.memberId}`.execute(
    here.platform.database,
  );
  expect(rows).toHaveLength(1);
});

test('a bank transfer expires only while nobody said that it was sent', async () => {
  const silent = await here.newDeposit({ channelId: 'bank' });
  const sent = await here.newDeposit({ channelId: 'bank' });
  await sql`update deposit set state = 'PENDING', sent_at = now() where id = ${sent.id}`.execute(
    here.platform.database,
  );
  await sql`update deposit set expires_at = now() where id in (${silent.id}, ${sent.id})`.execute(
    here.platform.database,
  );

  await queryDeposits(here.fixture);

  expect(await silent.stateAndCash()).toEqual(['EXPIRED', 0]);
  expect(await sent.stateAndCash()).toEqual(['PENDING', 0]);
});
