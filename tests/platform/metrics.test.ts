import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#api/session.ts';
import { whitelabel } from '#api/system.ts';
import { vendorBet } from '#api/vendor-protocol.ts';
import { payWithdrawal } from '#platform/money/withdrawals/pay-withdrawal.ts';
import { approveWithdrawal } from '#platform/money/withdrawals/decide-withdrawal.ts';
import { sql } from '#platform/base/database/sql.ts';
import { startPlatform } from '#platform/app/server.ts';
import { cardChannel, press, startDeposit } from '../support/deposits.ts';
import { countNow, figuresOf, readFigures } from '../support/figures.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, playRound } from '../support/money.ts';
import { operator } from '../support/operator.ts';
import { openPayees } from '../support/payees.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { sendAsVendor, setUpGames } from '../support/vendor-messages.ts';

const alpha = buildMerchant('alpha', { payments: { channels: [cardChannel] } });
const beta = buildMerchant('beta');
let platform: TestPlatform;

const figures = async () => figuresOf(await readFigures(platform));

beforeAll(async () => {
  setUpGames();
  platform = await startTestPlatform([alpha, beta, buildMerchant('gamma')], {
    jobs: false,
    metrics: { port: 0, namedBrands: 1 },
  });
});

afterAll(() => platform.close());

test('figures are told on a port of their own alone', async () => {
  const answer = await fetch(`http://127.0.0.1:${platform.metricsPort}/metrics`);

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await answer.text()).toContain('# TYPE livery_call_duration_seconds histogram');
  for (const path of ['/', '/metricsx', '/wps/system/whitelabel'])
    expect((await fetch(`http://127.0.0.1:${platform.metricsPort}${path}`)).status).toBe(404);
  const post = { method: 'POST' };
  expect((await fetch(`http://127.0.0.1:${platform.metricsPort}/metrics`, post)).status).toBe(405);
  const atSites = await platform.send({ host: 'alpha.localhost' }, { path: '/metrics' });
  expect(atSites.text).not.toContain('livery_');
});

test('calls are timed by name, and refusals counted by code and brand', async () => {
  await platform.call({ host: 'beta.localhost' }, whitelabel);
  const nobody = { username: 'nobody', password: 'Wrong-pass-1' };
  await platform.call({ host: 'beta.localhost' }, login, nobody);
  await platform.call({ host: 'alpha.localhost' }, login, nobody);
  await platform.call({ host: 'unknown.example' }, whitelabel);
  await sendAsVendor(platform, 'MOONFERRY', vendorBet, {
    sessionToken: 'x'.repeat(43),
    transactionId: 'a',
    roundId: 'a',
    stakeMinor: 1,
  });

  const now = await figures();

  expect(now.get('livery_call_duration_seconds_count{call="whitelabel"}')).toBe(2);
  expect(now.get('livery_call_duration_seconds_count{call="login"}')).toBe(2);
  expect(now.get('livery_call_duration_seconds_count{call="vendorBet"}')).toBe(1);
  expect(now.get('livery_refusals_total{brand="none",code="session_expired"}')).toBe(1);
  expect(now.get('livery_refusals_total{brand="none",code="not_found"}')).toBe(1);
  const refusedLogins = [...now].filter(([name]) => /refusals.*brand="(?:alpha|other)"/.test(name));
  expect(refusedLogins.map(([, count]) => count)).toEqual([1, 1]);
});

test('bets and money are counted once from committed rows, whoever moved them', async () => {
  const { database } = platform;
  const merchant = await openMerchant(database, alpha);
  await figures();
  const payees = await openPayees(platform, alpha);
  const payee = await payees.newPayee();
  const won = { stakeMinor: 250, payoutMinor: 900 };
  await playRound(database, merchant, payee.memberId, won);
  await playRound(database, merchant, payee.memberId, { stakeMinor: 50 });
  const paid = await startDeposit(platform, await payees.newPayee(), { amountMinor: 7_000 });
  await press(platform, paid, 'settle');
  const id = await payees.askedId(payee, 3_000);
  await approveWithdrawal(database, payees.merchant, id, operator);
  // As the operator's command does, in a process of its own.
  await payWithdrawal(database, payees.merchant, { id, amountMinor: 1_000 }, operator);
  // Opens the series at 0.
  await figures();

  await countNow(platform);
  const first = await figures();
  await sql`select count_business(interval '0')`.execute(database);
  const again = await figures();

  const of = (name: string) =>
    first.get(`livery_${name}{brand="alpha",currency="${merchant.config.currency}"}`);
  expect({
    bets: of('bets_total'),
    stakes: of('stakes_minor_total'),
    payouts: of('payouts_total'),
    won: of('payouts_minor_total'),
    deposits: of('deposits_total'),
    in: of('money_in_minor_total'),
    payments: of('withdrawal_payments_total'),
    out: of('money_out_minor_total'),
  }).toEqual({
    bets: 2,
    stakes: 300,
    payouts: 1,
    won: 900,
    deposits: 1,
    in: 7_000,
    payments: 1,
    out: 1_000,
  });
  for (const [name, value] of first)
    if (/^livery_(?:bets|stakes|money)/.test(name))
      expect([name, again.get(name)]).toEqual([name, value]);
});

test('only the busiest brands have a name; no counter goes down when another one is busier', async () => {
  const { database } = platform;
  const merchant = await openMerchant(database, beta);
  const { memberId } = await openMember(platform, 'beta', { username: 'busy', cashMinor: 10_000 });
  const sumOf = (all: ReadonlyMap<string, number>, label: string) =>
    all.get(`livery_bets_total{brand="${label}",currency="${merchant.config.currency}"}`);
  for (let round = 0; round < 5; round += 1)
    await playRound(database, merchant, memberId, { stakeMinor: 10 });

  await sql`update business_mark set counted_until = now() - interval '30 minutes'`.execute(
    database,
  );
  await sql`update bet set settled_at = now() - interval '1 minute', placed_at = now() - interval '2 minutes'
    where merchant_id = ${merchant.id}`.execute(database);
  await sql`select count_business(interval '0')`.execute(database);
  const ranked = await figures();

  expect(sumOf(ranked, 'beta')).toBe(5);
  expect(sumOf(ranked, 'alpha')).toBeUndefined();
  const labels = new Set(
    [...ranked.keys()].flatMap((name) => /brand="([^"]*)"/.exec(name)?.slice(1) ?? []),
  );
  expect([...labels].toSorted()).toEqual(['beta', 'none', 'other']);
});

test('what waits is told by queue, and how long the oldest has waited', async () => {
  const { database } = platform;
  const { id } = await openMerchant(database, beta);
  await sql`insert into message_outbox (merchant_id, channel, recipient, kind, language, subject, body, state, created_at)
    values (${id}, 'email', 'a@example.com', 'codeEmail', 'en', 's', 'b', 'queued', now() - interval '1 hour')`.execute(
    database,
  );

  const now = await figures();

  expect(now.get('livery_queue_waiting{queue="messages",brand="beta"}')).toBe(1);
  expect(now.get('livery_queue_oldest_seconds{queue="messages",brand="beta"}')).toBeGreaterThan(
    3500,
  );
  expect(now.get('livery_queue_waiting{queue="withdrawals",brand="other"}')).toBe(1);
  expect(now.get('livery_queue_waiting{queue="callbacks",brand="other"}')).toBe(0);
});

test('connections and the event loop are told; nothing is said of members', async () => {
  const text = await readFigures(platform);
  const now = figuresOf(text);

  expect(now.get('livery_pool_connections{state="max"}')).toBeGreaterThan(0);
  expect(now.get('livery_pool_wait_seconds_count')).toBeGreaterThan(0);
  expect(now.get('livery_brands{state="served"}')).toBe(3);
  expect(now.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  for (const [name, value] of now)
    if (name.startsWith('livery_scrape_failed')) expect([name, value]).toEqual([name, 0]);
  for (const word of ['payee1', 'busy', 'a@example.com']) expect(text).not.toContain(word);
});

test('the port of the figures is said where it is taken', async () => {
  const taken = { port: platform.metricsPort };
  const started = startPlatform({
    merchants: [],
    distDir: '/nonexistent',
    stateDir: '/nonexistent',
    port: 0,
    metrics: taken,
  });

  await expect(started).rejects.toThrow(
    `Port ${taken.port} is in use; stop the other program or choose another port with --metrics-port.`,
  );
});
