import { afterAll, beforeAll, expect, test } from 'vitest';
import { devices } from '#api/devices.ts';
import { changePassword, memberInfo } from '#api/member.ts';
import { freePlay, login, logout } from '#api/session.ts';
import { balance } from '#api/wallet.ts';
import { cleanUp } from '#platform/people/access/cleanup.ts';
import { sql } from '#platform/base/database/sql.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = { host: 'alpha.localhost' };

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', {
      flags: { FREEPLAY3: true },
      currency: 'VND',
      security: { trialHours: 6, trialCreditsMinor: 250_000, trialsPerAddress: 3 },
    }),
    buildMerchant('beta', { flags: { FREEPLAY3: false } }),
  ]);
});

afterAll(() => platform.close());

let addresses = 0;

const startTrial = async () => {
  addresses += 1;
  const opened = await platform.call({ ...alpha, ip: `198.51.100.${addresses}` }, freePlay);
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  return { ...alpha, token: opened.value.token };
};

test('a visitor plays with credits that are nobody’s money', async () => {
  const trial = await startTrial();

  expect(await platform.call(trial, memberInfo)).toMatchObject({
    value: { type: 4, isTrial: true, isAgent: false, currency: 'XTS', hasPassword: false },
  });
  expect(await platform.call(trial, balance)).toMatchObject({
    value: { currency: 'XTS', cashMinor: 250_000, bonusMinor: 0, lockedMinor: 0 },
  });
  const { rows } = await sql<{ currency: string; sum: number }>`
    select a.currency, sum(e.amount)::bigint as sum from entry e
    join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
    join transfer t on t.merchant_id = e.merchant_id and t.id = e.transfer_id
    -- The job that opens pools fills them out of the house when its turn comes.
    where a.kind = 'house' and t.scope <> 'jackpot' group by 1`.execute(platform.database);
  // The house of the real book has no part in it.
  expect(rows).toEqual([{ currency: 'XTS', sum: -250_000 }]);
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});

test('where the flag is off nobody plays for free', async () => {
  expect(await platform.call({ host: 'beta.localhost' }, freePlay)).toMatchObject({
    refusal: 'free_play_closed',
    status: 403,
  });
});

test('two trial accounts are two, and neither can be signed in to', async () => {
  const [first, second] = [await startTrial(), await startTrial()];
  const names = await Promise.all(
    [first, second].map(async (trial) => {
      const info = await platform.call(trial, memberInfo);
      return info.ok ? info.value.account : '';
    }),
  );

  expect(names[0]).not.toBe(names[1]);
  for (const password of ['', 'null', 'anything at all'])
    expect(await platform.call(alpha, login, { username: names[0] ?? '', password })).toMatchObject(
      { ok: false },
    );
});

test('one address opens so many trial accounts a day, and no more', async () => {
  const caller = { ...alpha, ip: '203.0.113.77' };
  for (let round = 0; round < 3; round += 1)
    expect((await platform.call(caller, freePlay)).ok).toBe(true);

  const refused = await platform.call(caller, freePlay);

  expect(refused).toMatchObject({ refusal: 'rate_limited', status: 429 });
  if (!refused.ok) expect(refused.details?.['retryAfterSeconds']).toBeGreaterThan(86_000);
  expect((await platform.call({ ...alpha, ip: '203.0.113.78' }, freePlay)).ok).toBe(true);
});

test('one IPv6 network opens no more of them than one address', async () => {
  const from = (host: number) => ({ ...alpha, ip: `2001:db8:77:1::${host.toString(16)}` });
  for (let host = 1; host <= 3; host += 1)
    expect((await platform.call(from(host), freePlay)).ok).toBe(true);

  expect(await platform.call(from(0xffff), freePlay)).toMatchObject({
    refusal: 'rate_limited',
    status: 429,
  });
  const neighbour = { ...alpha, ip: '2001:db8:77:2::1' };
  expect((await platform.call(neighbour, freePlay)).ok).toBe(true);
});

test('a trial account is refused what is for members, and may sign out', async () => {
  const trial = await startTrial();
  const passwords = { oldPassword: '', newPassword: 'a', confirmNewPassword: 'a' };

  const forbidden = { refusal: 'forbidden', status: 403 };
  expect(await platform.call(trial, devices)).toMatchObject(forbidden);
  expect(await platform.call(trial, changePassword, passwords)).toMatchObject(forbidden);
  expect(await platform.call(trial, logout)).toMatchObject({ ok: true });
});

test('a trial account ends after the merchant’s hours, whatever its session is', async () => {
  const trial = await startTrial();
  const hoursLeft = await sql<{ hours: number }>`
    select extract(epoch from max(expires_at) - now())::float8 / 3600 as hours from member`.execute(
    platform.database,
  );

  expect(hoursLeft.rows[0]?.hours).toBeCloseTo(6, 1);
  await sql`update member set expires_at = now() where type = 4`.execute(platform.database);
  expect(await platform.call(trial, memberInfo)).toMatchObject({ refusal: 'not_logged_in' });
  await cleanUp(platform.database);
  const { rows } = await sql<{ status: string }>`
    select distinct status from member where type = 4`.execute(platform.database);
  expect(rows).toEqual([{ status: 'closed' }]);
});
