import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { whitelabel } from '#api/system.ts';
import { brandsAtFault } from '#platform/app/doctor/find-brands-at-fault.ts';
import { connect } from '#platform/base/database/connect.ts';
import { sql } from '#platform/base/database/sql.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const CODES = ['alpha', 'beta', 'gamma'];

/** Files of all brands; some of them changed. */
const files = (changed: Record<string, Parameters<typeof buildMerchant>[1]> = {}) =>
  CODES.map((code) => buildMerchant(code, changed[code]));

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform(files(), { jobs: false });
  await openMember(platform, 'alpha', { username: 'holder1', cashMinor: 12_345 });
  // Has never had anything: the accounts are there all the same.
  await openMember(platform, 'beta', { username: 'holder2' });
  // Play credits are nobody's money.
  await openMember(platform, 'gamma', { username: 'trier1', type: 4 });
});

afterAll(() => platform.close());

beforeEach(() => platform.reload(files()));

const served = async (code: string) => {
  const answer = await platform.call({ host: `${code}.localhost` }, whitelabel, {});
  if (!answer.ok) throw new Error(answer.refusal);
  return { currency: answer.value.currency, name: answer.value.name };
};

const findings = () => brandsAtFault.find({ database: platform.database, isWhole: false });

test.each(['alpha', 'beta'])(
  'a file does not change the currency of members’ accounts: %s stays as it was, is told, and the others follow their files',
  async (code) => {
    const other = code === 'alpha' ? 'beta' : 'alpha';

    await platform.reload(
      files({
        [code]: { currency: 'EUR', brand: { name: 'Another' } },
        [other]: { brand: { name: 'Follows' } },
      }),
    );

    expect(await served(code)).toEqual({ currency: 'USD', name: `Brand ${code}` });
    expect(await served(other)).toEqual({ currency: 'USD', name: 'Follows' });
    const [finding, ...more] = await findings();
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ check: 'brands', subject: code });
    expect(finding?.found).toContain(`The currency of ${code} stays USD: 1 of its members`);
    expect(finding?.remedy).toContain(`Set "currency" back to "USD" in merchants/${code}/`);

    await platform.reload(files({ [code]: { brand: { name: 'Mended' } } }));
    expect(await served(code)).toEqual({ currency: 'USD', name: 'Mended' });
    expect(await findings()).toEqual([]);
  },
);

test('the same at a start, and it is said which setting stays', async () => {
  const { setAside, merchants } = await importMerchants(
    platform.database,
    files({ alpha: { currency: 'JPY' } }),
    [],
  );

  expect(setAside).toEqual([
    {
      code: 'alpha',
      reason: expect.stringContaining('"currency" back to "USD"'),
      isServed: true,
      kept: { name: 'currency', value: 'USD' },
    },
  ]);
  const currencies = new Map(merchants.map(({ code, config }) => [code, config.currency]));
  expect(currencies).toEqual(new Map(CODES.map((code) => [code, 'USD'])));
});

test('a brand whose visitors have only tried games may still be given another currency', async () => {
  await platform.reload(files({ gamma: { currency: 'EUR' } }));

  expect(await served('gamma')).toMatchObject({ currency: 'EUR' });
  expect(await findings()).toEqual([]);
});

test('what an older version let happen is found, and can be taken back as long as nothing was moved', async () => {
  const owner = await connect(platform.databaseUrl, { connections: 1 });
  await owner.pool.query(`set livery.brand = 'all';
    alter table merchant disable trigger merchant_currency;
    update merchant set currency = 'EUR', content_hash = '',
      config = jsonb_set(config, '{currency}', '"EUR"') where code = 'alpha';
    alter table merchant enable trigger merchant_currency`);
  await owner.close();

  const [finding] = await findings();
  await platform.reload(files());

  expect(finding?.found).toContain('1 members of the brand alpha have accounts in USD');
  expect(finding?.remedy).toContain('set "currency" back to "USD"');
  expect(await served('alpha')).toMatchObject({ currency: 'USD' });
  expect(await findings()).toEqual([]);
  const { rows } = await sql<{ balance: number }>`
    select balance from account where currency = 'USD' and balance > 0`.execute(platform.database);
  expect(rows).toEqual([{ balance: 12_345 }]);
});
