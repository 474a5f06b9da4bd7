import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeposit, deposit } from '#api/deposits.ts';
import { balance } from '#api/wallet.ts';
import { sql } from '#platform/database/sql.ts';
import { queryDeposits } from '#platform/deposits/query-deposits.ts';
import type { JobWorld } from '#platform/jobs/run-jobs.ts';
import { importMerchants } from '#platform/merchants/import-merchants.ts';
import { signBody, SIGNATURE_HEADER } from '#platform/payments/signed-message.ts';
import {
  bankChannel,
  cardChannel,
  press,
  secretOf,
  sendCallback,
  startDeposit,
} from '../support/deposits.ts';
import { findUnsoundBooks, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const brands = [
  buildMerchant('alpha', { payments: { channels: [cardChannel, bankChannel] } }),
  buildMerchant('beta', { payments: { channels: [cardChannel] } }),
];

let platform: TestPlatform;
let world: JobWorld;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform(brands);
  const merchants = await importMerchants(platform.database, brands, []);
  world = {
    database: platform.database,
    merchants: () => merchants,
    ownUrl: () => `http://127.0.0.1:${platform.port}`,
    log: pino({ level: 'silent' }),
  };
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

/** A member with a deposit of 100.00 at the sandbox; `report` is what the sandbox would say. */
const newDeposit = async (input: { channelId?: string } = {}) => {
  people += 1;
  const caller = await openMember(platform, 'alpha', { username: `sender${people}` });
  const started = await startDeposit(platform, caller, input);
  const report = {
    reference: started.reference,
    providerRef: started.payUrl?.split('.')[1],
    status: 'settled',
    amountMinor: 10_000,
    currency: 'USD',
  };
  const state = async () => {
    const read = await platform.call(caller, deposit, { id: started.id });
    return read.ok ? read.value.state : read.refusal;
  };
  const cash = async () => {
    const read = await platform.call(caller, balance);
    return read.ok ? read.value.cashMinor : null;
  };
  return { ...started, caller, report, state, cash };
};

type Known = Awaited<ReturnType<typeof newDeposit>>;

/** Moves a deposit's and its payment's end into the past. */
const runOut = async ({ id, reference }: Known) => {
  await sql`update deposit set expires_at = now() - interval '1 s', next_query_at = now()
    where id = ${id}`.execute(platform.database);
  await sql`update sandbox_payment set expires_at = now() - interval '1 s'
    where reference = ${reference}`.execute(platform.database);
};

const makeDue = ({ id }: Known) =>
  sql`update deposit set next_query_at = now() where id = ${id}`.execute(platform.database);

/** The provider's own books, as if somebody had decided there without a word to us. */
const decideSilently = ({ reference }: Known, status: string) =>
  sql`update sandbox_payment set status = ${status} where reference = ${reference}`.execute(
    platform.database,
  );

/** While `work` runs, the sandbox cannot read its books and answers with a fault. */
const whileSandboxFails = async (work: () => Promise<void>) => {
  const owner = new Client({ connectionString: platform.databaseUrl });
  await owner.connect();
  await owner.query('alter table sandbox_payment rename to sandbox_payment_away');
  await work().finally(async () => {
    await owner.query('alter table sandbox_payment_away rename to sandbox_payment');
    await owner.end();
  });
};

test('a message that is not truly the provider’s is refused and moves nothing', async () => {
  const known = await newDeposit();
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  const wrongKey = await sendCallback(platform, known.report, { secret: 'another' });
  const tooOld = await sendCallback(platform, known.report, { at: minutesAgo(6) });
  const tooNew = await sendCallback(platform, known.report, { at: minutesAgo(-6) });
  const odd = await sendCallback(platform, { ...known.report, amountMinor: -5 });
  const signature = signBody(await secretOf(platform, 'alpha'), JSON.stringify(known.report));
  const changed = await fetch(`${world.ownUrl()}/pay/callback/sandbox/alpha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    body: JSON.stringify({ ...known.report, amountMinor: 10_001 }),
  });
  const unsigned = await fetch(`${world.ownUrl()}/pay/callback/sandbox/alpha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(known.report),
  });

  const all = [wrongKey, tooOld, tooNew, odd, changed, unsigned];
  expect(all.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
  expect(await known.state()).toBe('PENDING');
});

test('one brand’s key opens nothing of another’s', async () => {
  const known = await newDeposit();
  const elsewhere = await openMember(platform, 'beta', { username: `beta${people}` });
  await startDeposit(platform, elsewhere);

  const crossed = await sendCallback(platform, known.report, {
    secret: await secretOf(platform, 'beta'),
  });
  const misplaced = await sendCallback(platform, known.report, { merchant: 'beta' });

  expect([crossed.status, misplaced.status]).toEqual([401, 404]);
  expect(await known.state()).toBe('PENDING');
});

test('an unknown provider and an unknown brand are not found', async () => {
  const statusOf = async (path: string) => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: '{}' };
    return (await fetch(`${world.ownUrl()}/pay/callback/${path}`, request)).status;
  };

  expect(await statusOf('bank/alpha')).toBe(404);
  expect(await statusOf('sandbox/nobody')).toBe(404);
});

test('the same message twenty times at once credits once', async () => {
  const known = await newDeposit();

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sendCallback(platform, known.report)),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect([await known.state(), await known.cash()]).toEqual(['SETTLED', 9840]);
});

test('a message that contradicts what has ended well changes nothing', async () => {
  const known = await newDeposit();
  await press(platform, known, 'settle');

  for (const status of ['failed', 'pending', 'settled'])
    await sendCallback(platform, { ...known.report, status });

  expect([await known.state(), await known.cash()]).toEqual(['SETTLED', 9840]);
});

test('another amount, currency or number is not believed, and somebody is told', async () => {
  const known = await newDeposit();

  for (const odd of [{ amountMinor: 9999 }, { currency: 'EUR' }, { providerRef: 'another' }])
    expect((await sendCallback(platform, { ...known.report, ...odd })).status).toBe(200);

  expect([await known.state(), await known.cash()]).toEqual(['PENDING', 0]);
  const { rows } = await sql<{ problem: string }>`
    select problem from deposit where id = ${known.id}`.execute(platform.database);
  expect(rows[0]?.problem).toContain('10000 minor units of USD under another');
});

test('a message that never came is asked for', async () => {
  const known = await newDeposit();
  await decideSilently(known, 'settled');

  await queryDeposits(world);
  expect(await known.state()).toBe('PENDING');
  await makeDue(known);
  await Promise.all([queryDeposits(world), queryDeposits(world)]);

  expect([await known.state(), await known.cash()]).toEqual(['SETTLED', 9840]);
});

test('what is not paid in time expires, after its provider was asked', async () => {
  const known = await newDeposit();
  await runOut(known);

  await queryDeposits(world);

  expect(await known.state()).toBe('EXPIRED');
  await press(platform, known, 'settle');
  expect([await known.state(), await known.cash()]).toEqual(['EXPIRED', 0]);
});

test('what was paid in the last moment is settled, not expired', async () => {
  const known = await newDeposit();
  await decideSilently(known, 'settled');
  await runOut(known);

  await queryDeposits(world);

  expect([await known.state(), await known.cash()]).toEqual(['SETTLED', 9840]);
});

test('a provider that cannot be reached leaves everything open; it is asked again, less often', async () => {
  const known = await newDeposit();
  await runOut(known);

  await queryDeposits({ ...world, ownUrl: () => 'http://127.0.0.1:9' });

  expect(await known.state()).toBe('PENDING');
  const { rows } = await sql<{ queries: number; wait: number }>`
    select queries, extract(epoch from next_query_at - now())::int as wait from deposit
    where id = ${known.id}`.execute(platform.database);
  expect(rows[0]?.queries).toBe(1);
  expect(rows[0]?.wait).toBeGreaterThan(50);
  await makeDue(known);
  await queryDeposits(world);
  expect(await known.state()).toBe('EXPIRED');
});

test('money that comes after the end goes back to the payer, not into the wallet', async () => {
  const known = await newDeposit();
  await runOut(known);
  await queryDeposits(world);
  await decideSilently(known, 'settled');

  const told = await sendCallback(platform, known.report);

  expect(told.status).toBe(200);
  expect([await known.state(), await known.cash()]).toEqual(['REFUNDED', 0]);
  const { rows } = await sql<{ status: string }>`
    select status from sandbox_payment where reference = ${known.reference}`.execute(
    platform.database,
  );
  expect(rows).toEqual([{ status: 'refunded' }]);
});

test('late money goes back even when the provider is away just then', async () => {
  const known = await newDeposit();
  await press(platform, known, 'fail');
  await decideSilently(known, 'settled');
  await whileSandboxFails(async () => {
    expect((await sendCallback(platform, known.report)).status).toBe(200);
  });
  expect(await known.state()).toBe('FAILED');

  await queryDeposits(world);

  expect([await known.state(), await known.cash()]).toEqual(['REFUNDED', 0]);
});

test('what the provider takes back leaves the wallet, and its turnover with it', async () => {
  const known = await newDeposit();
  await press(platform, known, 'settle');

  await sendCallback(platform, { ...known.report, status: 'refunded' });
  await sendCallback(platform, { ...known.report, status: 'refunded' });

  expect([await known.state(), await known.cash()]).toEqual(['REFUNDED', 0]);
  const { rows } = await sql`select status from turnover_item where kind = 'deposit'
    and ref = ${String(known.id)}`.execute(platform.database);
  expect(rows).toEqual([{ status: 'spent' }]);
});

test('of what is taken back, the house bears what the member no longer has', async () => {
  const known = await newDeposit();
  await press(platform, known, 'settle');
  await sql`
    select post_transfer(a.merchant_id, 'test', ${known.reference}, '', 'loss',
      array[a.id, h.id], array[-9000, 9000])
    from account a join account h on h.merchant_id = a.merchant_id and h.kind = 'house'
    where a.member_id = ${known.caller.memberId} and a.kind = 'cash'`.execute(platform.database);

  await sendCallback(platform, { ...known.report, status: 'refunded' });

  expect([await known.state(), await known.cash()]).toEqual(['REFUNDED', 0]);
  const { rows } = await sql<{ shortfall: number }>`
    select shortfall_minor as shortfall from deposit where id = ${known.id}`.execute(
    platform.database,
  );
  expect(rows).toEqual([{ shortfall: 9000 }]);
});

test('a provider that fails at the start: the same request again goes through', async () => {
  const caller = await openMember(platform, 'alpha', { username: 'patient' });
  const input = { requestId: crypto.randomUUID(), channelId: 'card', amountMinor: 5000 };
  await whileSandboxFails(async () => {
    expect(await platform.call(caller, createDeposit, input)).toMatchObject({
      refusal: 'provider_unavailable',
      status: 502,
    });
  });

  const again = await platform.call(caller, createDeposit, input);

  expect(again).toMatchObject({ value: { state: 'PENDING', payUrl: expect.any(String) } });
  const { rows } = await sql`select 1 from deposit where member_id = ${caller.memberId}`.execute(
    platform.database,
  );
  expect(rows).toHaveLength(1);
});

test('a bank transfer expires only while nobody said that it was sent', async () => {
  const silent = await newDeposit({ channelId: 'bank' });
  const sent = await newDeposit({ channelId: 'bank' });
  await sql`update deposit set state = 'PENDING', sent_at = now() where id = ${sent.id}`.execute(
    platform.database,
  );
  await sql`update deposit set expires_at = now() where id in (${silent.id}, ${sent.id})`.execute(
    platform.database,
  );

  await queryDeposits(world);

  expect([await silent.state(), await sent.state()]).toEqual(['EXPIRED', 'PENDING']);
});
