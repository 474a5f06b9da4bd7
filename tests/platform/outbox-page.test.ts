import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueMessage } from '#platform/base/messages/queue-message.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const page = { path: '/dev/outbox' };

let development: TestPlatform;
let production: TestPlatform;

beforeAll(async () => {
  const merchants = [
    buildMerchant('alpha', { brand: { name: '<b>Alpha</b> & "sons"' } }),
    buildMerchant('beta'),
  ];
  development = await startTestPlatform(merchants, { demo: true });
  production = await startTestPlatform(merchants);
  const { id: merchantId } = await development.database
    .selectFrom('merchant')
    .select('id')
    .where('code', '=', 'alpha')
    .executeTakeFirstOrThrow();
  await development.database.transaction().execute((tx) =>
    queueMessage(tx, {
      merchantId,
      channel: 'email',
      to: '<script>alert(1)</script>@mail.example',
      kind: 'passwordResetLink',
      language: 'en',
      data: { minutes: 30, link: 'https://alpha.example/reset#"><img src=x>' },
    }),
  );
});

afterAll(() => Promise.all([development.close(), production.close()]));

test('in development a brand’s messages can be read in the browser, and nothing in them runs', async () => {
  const { status, text, headers } = await development.send({ host: 'alpha.localhost' }, page);

  expect(status).toBe(200);
  expect(text).toContain('https://alpha.example/reset#&quot;&gt;&lt;img src=x&gt;');
  expect(text).toContain('Outbox of &lt;b&gt;Alpha&lt;/b&gt; &amp; &quot;sons&quot;');
  expect(text).not.toMatch(/<script|<img|<b>/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test('it shows no other brand’s messages, and nothing to another machine', async () => {
  const beta = await development.send({ host: 'beta.localhost' }, page);

  expect(beta.text).toContain('Nothing has been sent yet.');
  for (const caller of [
    { host: 'alpha.localhost', ip: '198.51.100.7' },
    { host: 'nobody.example' },
  ])
    expect((await development.send(caller, page)).status).toBe(404);
});

test('in production there is no such page', async () => {
  const { status, text } = await production.send({ host: 'alpha.localhost' }, page);

  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).not.toContain('Outbox');
});
