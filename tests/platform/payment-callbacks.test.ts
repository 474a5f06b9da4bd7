import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { signBody, SIGNATURE_HEADER } from '#platform/base/messages/signed-message.ts';
import { UNSTORABLE } from '../support/arbitrary-input.ts';
import { press, secretOf, sendCallback, startDeposit } from '../support/deposits.ts';
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

test('a message that is not truly the provider’s is refused and moves nothing', async () => {
  const known = await here.newDeposit();
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  const wrongKey = await sendCallback(here.platform, known.report, { secret: 'another' });
  const tooOld = await sendCallback(here.platform, known.report, { at: minutesAgo(6) });
  const tooNew = await sendCallback(here.platform, known.report, { at: minutesAgo(-6) });
  const odd = await sendCallback(here.platform, { ...known.report, amountMinor: -5 });
  const signature = signBody(await secretOf(here.platform, 'alpha'), JSON.stringify(known.report));
  const changed = await fetch(`${here.fixture.ownUrl()}/pay/callback/sandbox/alpha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    body: JSON.stringify({ ...known.report, amountMinor: 10_001 }),
  });
  const unsigned = await fetch(`${here.fixture.ownUrl()}/pay/callback/sandbox/alpha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(known.report),
  });

  const all = [wrongKey, tooOld, tooNew, odd, changed, unsigned];
  expect(all.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
  expect(await known.stateAndCash()).toEqual(['PENDING', 0]);
});

test('a text that no row can hold is refused in every field of a message', async () => {
  const known = await here.newDeposit();
  for (const field of Object.keys(known.report))
    for (const text of UNSTORABLE) {
      const { status } = await sendCallback(here.platform, { ...known.report, [field]: text });
      expect(status, field).toBe(401);
    }
  expect(await known.stateAndCash()).toEqual(['PENDING', 0]);
});

test('one brand’s key opens nothing of another’s', async () => {
  const known = await here.newDeposit();
  const elsewhere = await openMember(here.platform, 'beta', { username: 'elsewhere' });
  await startDeposit(here.platform, elsewhere);

  const crossed = await sendCallback(here.platform, known.report, {
    secret: await secretOf(here.platform, 'beta'),
  });
  const misplaced = await sendCallback(here.platform, known.report, { merchant: 'beta' });

  expect([crossed.status, misplaced.status]).toEqual([401, 404]);
  expect(await known.stateAndCash()).toEqual(['PENDING', 0]);
});

test('an unknown provider and an unknown brand are not found', async () => {
  const statusOf = async (path: string) => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: '{}' };
    return (await fetch(`${here.fixture.ownUrl()}/pay/callback/${path}`, request)).status;
  };

  expect(await statusOf('bank/alpha')).toBe(404);
  expect(await statusOf('sandbox/nobody')).toBe(404);
});

test('the same message twenty times at once credits once', async () => {
  const known = await here.newDeposit();

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sendCallback(here.platform, known.report)),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await known.stateAndCash()).toEqual(['SETTLED', 9840]);
});

test('a message that contradicts what has ended well changes nothing', async () => {
  const known = await here.newDeposit();
  await press(here.platform, known, 'settle');

  for (const status of ['failed', 'pending', 'settled'])
    await sendCallback(here.platform, { ...known.report, status });

  expect(await known.stateAndCash()).toEqual(['SETTLED', 9840]);
});

test('another amount, currency or number is not believed, and somebody is told', async () => {
  const known = await here.newDeposit();

  for (const odd of [{ amountMinor: 9999 }, { currency: 'EUR' }, { providerRef: 'another' }])
    expect((await sendCallback(here.platform, { ...known.report, ...odd })).status).toBe(200);

  expect(await known.stateAndCash()).toEqual(['PENDING', 0]);
  const { rows } = await sql<{ problem: string }>`
    select problem from deposit where id = ${known.id}`.execute(here.platform.database);
  expect(rows[0]?.problem).toContain('10000 minor units of USD under another');
});
