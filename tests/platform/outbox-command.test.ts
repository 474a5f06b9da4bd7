import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueMessage } from '#platform/base/messages/queue-message.ts';
import { requestLivery } from '../build/request-livery.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')]);
  const rows = await platform.database.selectFrom('merchant').select(['id', 'code']).execute();
  await platform.database.transaction().execute(async (tx) => {
    for (const { id, code } of rows)
      for (const kind of ['loginCode', 'registerCode'] as const)
        await queueMessage(tx, {
          merchantId: id,
          channel: 'sms',
          to: `+95979123456${code === 'alpha' ? 1 : 2}`,
          kind,
          language: 'en',
          data: { code: '123456', minutes: 5 },
        });
  });
});

afterAll(() => platform.close());

const outbox = (...args: string[]) =>
  requestLivery(['platform', 'outbox', ...args], { DATABASE_URL: platform.databaseUrl });

test('an operator reads what was sent, newest first', async () => {
  const shown = await outbox();
  const newest = await outbox('--merchant', 'beta', '--limit', '1', '--json');

  expect(shown).toMatchObject({ code: 0, stderr: '' });
  expect(shown.stdout.trim().split('\n')).toHaveLength(5);
  expect(shown.stdout).toContain('+959791234561');
  expect(shown.stdout).toContain('Brand alpha: 123456 is your sign-in code.');
  expect(JSON.parse(newest.stdout)).toMatchObject({
    messages: [
      { merchant: 'beta', to: '+959791234562', kind: 'registerCode', state: 'queued', fault: null },
    ],
  });
});

test('a wrong merchant, a wrong number and an unreachable database are one sentence each', async () => {
  const unknown = await outbox('--merchant', 'gamma');
  const tooMany = await outbox('--limit', '0');
  const unreachable = await requestLivery(['platform', 'outbox'], {
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
  });

  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    'livery: The platform has no merchant gamma (it has: alpha, beta). Start the platform once with it.\n',
  ]);
  expect(tooMany.code).toBe(2);
  expect(tooMany.stderr).toContain('a limit is a whole number from 1 to 1000.');
  expect(unreachable.code).toBe(1);
  expect(unreachable.stderr.trim().split('\n')).toHaveLength(1);
});
