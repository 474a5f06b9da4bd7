import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whitelabel } from '#api/system.ts';
import { sql } from '#platform/base/database/sql.ts';
import { createMember } from '#platform/people/members/create-member.ts';
import { startPlatform } from '#platform/app/server.ts';
import { startTestDatabase } from '../support/database.ts';
import { bankChannel, cardChannel } from '../support/deposits.ts';
import { buildMerchant, type TestMerchant } from '../support/merchant.ts';
import { callAt, sendAt } from '../support/platform.ts';
import { productionSettings } from '../support/production-settings.ts';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let stateDir: string;

beforeEach(async () => {
  database = await startTestDatabase();
  stateDir = await mkdtemp(path.join(os.tmpdir(), 'livery-test-'));
  for (const [name, value] of Object.entries(productionSettings)) vi.stubEnv(name, value);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await database.close();
  await rm(stateDir, { recursive: true, force: true });
});

const safeBrand = (): TestMerchant =>
  buildMerchant('alpha', { payments: { channels: [bankChannel] }, sms: { countries: ['MM'] } });

const start = (
  merchants: readonly TestMerchant[],
  profile: { production?: boolean; demo?: boolean },
) =>
  startPlatform({
    merchants,
    distDir: path.join(stateDir, 'dist'),
    stateDir,
    port: 0,
    databaseUrl: database.url,
    log: 'error',
    ...profile,
  });

/** What a production start says against these brands; empty when it starts. */
const refusalOf = async (merchants: readonly TestMerchant[] = [safeBrand()]): Promise<string> => {
  const started = await start(merchants, { production: true }).catch((error: Error) => error);
  if (started instanceof Error) return started.message;
  await started.close();
  return '';
};

test('a safe production start answers by its own host names alone, without a sandbox', async () => {
  const platform = await start([safeBrand()], { production: true });
  try {
    const at = (host: string) => callAt(platform.port, { host }, whitelabel);
    expect(await at('alpha.example')).toMatchObject({ ok: true });
    expect(await at('alpha.localhost')).toMatchObject({ ok: false, refusal: 'not_found' });
    const pay = await sendAt(
      platform.port,
      { host: 'alpha.example' },
      { method: 'POST', path: '/pay/sandbox/api', body: {} },
    );
    expect(pay.status).toBe(404);
  } finally {
    await platform.close();
  }
});

test.each([
  ['LIVERY_SEAL_KEY', undefined, 'is not set'],
  ['LIVERY_SEAL_KEY', 'short-but-random-9Zq', 'is shorter than 32 characters'],
  ['LIVERY_SEAL_KEY', 'changeme-changeme-changeme-changeme', 'reads like the value of an example'],
  ['LIVERY_SEAL_KEY', 'aB3$aB3$aB3$aB3$aB3$aB3$aB3$aB3$', 'has fewer than 8 different characters'],
  ['LIVERY_SEAL_KEY', 'k2Jx9wQz7Lk2Jx9wQz7Lk2Jx9wQz7Lk2Jx9wQz7L', 'repeats itself'],
  ['LIVERY_SEAL_KEY', 'abcdefghijklmnopqrstuvwxyz01234567', 'counts through the alphabet'],
  ['LIVERY_SEAL_KEY', productionSettings.LIVERY_SMS_SECRET, 'is the same as'],
  ['LIVERY_VENDOR_SECRET', undefined, 'is not set'],
  ['LIVERY_SMS_SECRET', 'x', 'is shorter than 32 characters'],
  ['LIVERY_SMS_URL', undefined, 'is not set'],
  ['LIVERY_SMS_URL', 'http://sms.gateway.example/send', 'reached in the clear'],
  ['LIVERY_SMTP_URL', undefined, 'is not set'],
  ['LIVERY_SMTP_URL', 'smtp://me:tR5-kW9-zX2@mail.gateway.example', 'sends in the clear'],
  ['LIVERY_SMTP_URL', 'smtps://mail.gateway.example', 'password is not set'],
  ['LIVERY_BEACON_URL', undefined, 'is not set'],
  ['LIVERY_BEACON_URL', 'https://api.drand.sh', 'is no address of a chain'],
  ['LIVERY_GAMES_URL', undefined, 'is not set'],
  ['LIVERY_GAMES_URL', 'http://games.localhost:4401', 'from this machine only'],
  ['LIVERY_GAMES_URL', 'games', 'is no address'],
])('a production start is refused when %s is %s', async (name, value, why) => {
  vi.stubEnv(name, value);
  const refusal = await refusalOf();
  expect(refusal).toMatch(/^ {2}LIVERY_/m);
  expect(refusal).toContain(name);
  expect(refusal).toContain(why);
  if (value?.includes('tR5') || name === 'LIVERY_SEAL_KEY')
    expect(refusal).not.toContain(value ?? '—');
});

test('a start that is refused names every line, of every brand, and writes none', async () => {
  vi.stubEnv('LIVERY_SEAL_KEY', undefined);
  const providers = [
    { id: 'google', kind: 'google', name: 'Google', issuer: 'http://localhost:9', clientId: 'one' },
  ] as const;
  const refusal = await refusalOf([
    buildMerchant('alpha', { payments: { channels: [bankChannel, cardChannel] } }),
    buildMerchant('beta', {
      site: { domains: ['beta.localhost'], mainDomain: 'beta.localhost' },
      signIn: {
        providers: providers.map((each) => ({ scopes: 'openid', tokenEndpoint: '', ...each })),
      },
    }),
  ]);
  for (const where of [
    'LIVERY_SEAL_KEY',
    'LIVERY_SIGN_IN_SECRET_BETA_GOOGLE',
    'alpha/merchant.json /payments/channels/1',
    'beta/merchant.json /site/domains/0',
    'beta/merchant.json /signIn/providers/0/issuer',
  ])
    expect(refusal).toContain(`  ${where}: `);
  expect(await database.database.selectFrom('merchant').select('code').execute()).toEqual([]);
});

test('a production start is refused over what the demo world and the sandbox left', async () => {
  const demo = await start([safeBrand()], { demo: true });
  await demo.close();
  expect(await refusalOf()).toContain(
    'the database, alpha: It holds members and money of the demo world',
  );
});

test('a production start is refused over payments of the sandbox', async () => {
  const platform = await start([safeBrand()], {});
  await platform.close();
  await sql`insert into sandbox_payment (merchant_id, id, reference, amount_minor, currency, payee,
      language, callback_url, return_url, expires_at)
    select id, 'p1', 'r1', 100, 'USD', 'Alpha', 'en', '', '', now() from merchant`.execute(
    database.database,
  );
  expect(await refusalOf()).toContain('the database, alpha: It holds payments of the sandbox');
});

test('a member who takes the name of a demo member hinders no start', async () => {
  const platform = await start([safeBrand()], {});
  await platform.close();
  await database.database.transaction().execute(async (tx) => {
    const { id } = await tx.selectFrom('merchant').select('id').executeTakeFirstOrThrow();
    await createMember(tx, {
      merchantId: id,
      currency: 'USD',
      username: 'demomember',
      passwordHash: null,
      type: 0,
      language: 'en',
      ip: '127.0.0.1',
    });
  });
  expect(await refusalOf()).toBe('');
});
