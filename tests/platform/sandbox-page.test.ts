import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { signBody, SIGNATURE_HEADER } from '#platform/base/messages/signed-message.ts';
import { cardChannel, press, secretOf, startDeposit } from '../support/deposits.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', {
      brand: { name: 'Ann & <Bob>' },
      payments: { channels: [cardChannel], openDepositsMax: 50 },
    }),
  ]);
});

afterAll(() => platform.close());

const newPayment = async (language?: string) => {
  people += 1;
  const caller = await openMember(platform, 'alpha', { username: `visitor${people}` });
  return startDeposit(platform, caller, language ? { language } : {});
};

const open = (path: string) => platform.send({ host: 'alpha.localhost' }, { path });

const sendRequest = async (body: object, signature?: string) => {
  const rawBody = JSON.stringify(body);
  const secret = await secretOf(platform, 'alpha');
  return fetch(`http://127.0.0.1:${platform.port}/pay/sandbox/api`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signature ?? signBody(secret, rawBody),
    },
    body: rawBody,
  });
};

test('the page says what is paid to whom, without a script and under a strict policy', async () => {
  const payment = await newPayment();

  const page = await open(payment.payUrl ?? '');

  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; img-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.text).toContain('<html lang="en">');
  expect(page.text).toMatch(/<h1>USD\s100\.00<\/h1>/);
  expect(page.text).toContain('Ann &amp; &lt;Bob&gt;');
  expect(page.text).toContain(payment.reference);
  expect(page.text).not.toMatch(/<script|\sstyle=|\son\w+="/);
  expect(page.text.match(/<button /g)).toHaveLength(3);
});

test('it speaks the language of the order, and any other of its three', async () => {
  const payment = await newPayment('zh-Hans');

  expect((await open(payment.payUrl ?? '')).text).toContain('立即付款');
  expect((await open(`${payment.payUrl}?language=my`)).text).toContain('<html lang="my">');
  expect((await open(`${payment.payUrl}?language=fr`)).text).toContain('Pay now');
});

test('what has been decided is told, and cannot be decided again', async () => {
  const payment = await newPayment();
  await press(platform, payment, 'fail');

  const again = await press(platform, payment, 'settle');
  const page = await open(payment.payUrl ?? '');

  expect([again.status, again.headers.location]).toEqual([303, payment.payUrl]);
  expect(page.text).toContain('Declined. Nothing was paid.');
  expect(page.text).toContain(`href="/depositv2?deposit=${payment.id}"`);
  expect(page.text).not.toContain('<form');
});

test('after its time it can no longer be paid', async () => {
  const payment = await newPayment();
  await sql`update sandbox_payment set expires_at = now() where reference = ${payment.reference}`.execute(
    platform.database,
  );

  await press(platform, payment, 'settle');

  expect((await open(payment.payUrl ?? '')).text).toContain('The time to pay is over.');
});

test('an address that nobody was given leads nowhere', async () => {
  const { payUrl } = await newPayment();
  const odd = ['/pay/sandbox/alpha.guessed', '/pay/sandbox/x', `${payUrl}x`];

  for (const path of odd) {
    const page = await open(path);
    expect([page.status, page.text.includes('There is no such payment')]).toEqual([404, true]);
    const pressed = await press(platform, { payUrl: path }, 'settle');
    expect(pressed.status).toBe(404);
  }
  // What no row can hold is not even looked for.
  expect((await open('/pay/sandbox/%00.%00')).status).toBe(400);
});

test('its own calls must be signed, and are answered signed', async () => {
  const { reference } = await newPayment();
  const query = { action: 'query', merchant: 'alpha', reference };

  const answer = await sendRequest(query);

  expect(answer.status).toBe(200);
  expect(answer.headers.get(SIGNATURE_HEADER)).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  expect(await answer.json()).toMatchObject({ reference, status: 'pending', amountMinor: 10_000 });
  expect((await sendRequest(query, 't=1,v1=00')).status).toBe(401);
  expect((await sendRequest({ ...query, merchant: 'nobody' })).status).toBe(401);
  expect((await sendRequest({ ...query, action: 'steal' })).status).toBe(400);
  expect((await sendRequest({ ...query, reference: 'unknown' })).status).toBe(404);
});

test('one reference is one payment: another amount under it is refused', async () => {
  const { reference, payUrl } = await newPayment();
  const order = {
    action: 'create',
    merchant: 'alpha',
    reference,
    amountMinor: 10_000,
    currency: 'USD',
    payee: 'Alpha',
    language: 'en',
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
    callbackUrl: `http://127.0.0.1:${platform.port}/pay/callback/sandbox/alpha`,
    returnUrl: '/depositv2',
  };

  expect(await (await sendRequest(order)).json()).toMatchObject({ payUrl });
  expect((await sendRequest({ ...order, amountMinor: 1 })).status).toBe(409);
  for (const returnUrl of ['//evil.example', 'https://evil.example', '/\\evil.example'])
    expect((await sendRequest({ ...order, returnUrl })).status).toBe(400);
});
