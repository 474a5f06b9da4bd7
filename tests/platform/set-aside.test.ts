import { afterAll, beforeAll, expect, test } from 'vitest';
import { whitelabel } from '#api/system.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;

/** A brand whose name is so, whatever a check would say of it. */
const named = (code: string, name: string) => {
  const merchant = buildMerchant(code);
  return { ...merchant, config: { ...merchant.config, brand: { ...merchant.config.brand, name } } };
};

const nameOf = async (code: string): Promise<string> => {
  const answer = await platform.call({ host: `${code}.localhost` }, whitelabel, {});
  return answer.ok ? answer.value.name : answer.refusal;
};

const ready = async (): Promise<unknown> => {
  const { text } = await platform.send({ host: 'alpha.localhost' }, { path: '/readyz' });
  return JSON.parse(text);
};

beforeAll(async () => {
  platform = await startTestPlatform([named('alpha', 'Alpha'), named('beta', 'Beta')]);
});

afterAll(() => platform.close());

test.each([
  ['a null character', 'A\u0000a'],
  ['half a pair', 'A\ud800a'],
])('a brand with %s goes on as it last was, and the others follow their files', async (_, bad) => {
  await platform.reload([named('alpha', 'Alpha'), named('beta', 'Beta')]);
  expect(await ready()).toEqual({ status: 'ready' });

  await platform.reload([named('alpha', bad), named('beta', 'Beta anew'), named('gamma', bad)]);

  expect(await nameOf('alpha')).toBe('Alpha');
  expect(await nameOf('beta')).toBe('Beta anew');
  expect(await nameOf('gamma')).toBe('not_found');
  expect(await ready()).toMatchObject({ status: 'ready', setAside: ['alpha', 'gamma'] });

  await platform.reload([named('alpha', 'Alpha anew'), named('beta', 'Beta anew')]);
  expect(await nameOf('alpha')).toBe('Alpha anew');
  expect(await ready()).not.toHaveProperty('setAside');
});

test('a brand whose files are at fault from the start goes on as it last was', async () => {
  await platform.reload([named('alpha', 'Alpha'), named('beta', 'Beta')]);

  const broken = ['beta', 'never'].map((code) => ({ code, reason: 'merchant.json:1:1' }));
  const { database } = platform;
  const { merchants, setAside, owners } = await importMerchants(
    database,
    [named('alpha', 'Alpha')],
    [],
    { broken },
  );

  expect(merchants.map(({ code, config }) => [code, config.brand.name])).toEqual([
    ['alpha', 'Alpha'],
    ['beta', 'Beta'],
  ]);
  expect(setAside).toEqual([
    { code: 'beta', reason: 'merchant.json:1:1', isServed: true },
    { code: 'never', reason: 'merchant.json:1:1', isServed: false },
  ]);
  expect(owners.get('beta.localhost')?.code).toBe('beta');
});

/** What an older version left of beta, which is set aside now. */
const withStored = async (change: (config: Record<string, unknown>) => void) => {
  await platform.reload([named('alpha', 'Alpha'), named('beta', 'Beta')]);
  const { database } = platform;
  const { config } = await database
    .selectFrom('merchant')
    .select('config')
    .where('code', '=', 'beta')
    .executeTakeFirstOrThrow();
  const older = structuredClone(config) as Record<string, unknown>;
  change(older);
  await database
    .updateTable('merchant')
    .set({ config: JSON.stringify(older) })
    .where('code', '=', 'beta')
    .execute();
  const broken = [{ code: 'beta', reason: 'merchant.json:1:1' }];
  return importMerchants(database, [named('alpha', 'Alpha')], [], { broken });
};

test('what an older version stored of a brand that is set aside is filled up', async () => {
  const { merchants, setAside } = await withStored((config) => {
    delete config['exposure'];
    config['flags'] = {};
    config['goneSinceThen'] = true;
  });

  const beta = merchants.find(({ code }) => code === 'beta');
  const { flags, exposure } = buildMerchant('beta').config;
  expect(beta?.config.exposure).toEqual(exposure);
  expect(Object.keys(beta?.config.flags ?? {})).toEqual(Object.keys(flags));
  expect(setAside).toEqual([{ code: 'beta', reason: 'merchant.json:1:1', isServed: true }]);
});

test('what cannot be filled up is not served, and its place is named', async () => {
  const { merchants, setAside } = await withStored((config) => {
    config['currency'] = { code: 'EUR' };
  });

  expect(merchants.map(({ code }) => code)).toEqual(['alpha']);
  expect(setAside).toMatchObject([
    { code: 'beta', isServed: false, reason: expect.stringContaining('/currency must be string') },
  ]);
});
