import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyBrand } from '#platform/base/database/brand-scope.ts';
import { serverLogin } from '#platform/base/database/server-login.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let alpha: number;
let beta: number;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')]);
  const [first, second] = [
    await openMember(platform, 'alpha', { username: 'alphaone', cashMinor: 500 }),
    await openMember(platform, 'beta', { username: 'betaone', cashMinor: 500 }),
  ];
  [alpha, beta] = [first.merchantId, second.merchantId];
});

afterAll(() => platform.close());

/** What a query that has forgotten its brand finds. */
const names = async (database: Database): Promise<string[]> =>
  (await database.selectFrom('member').select('username').orderBy('username').execute()).map(
    ({ username }) => username,
  );

const brandTables = async (): Promise<{ name: string; secured: boolean; policies: string[] }[]> => {
  const { rows } = await sql<{ name: string; secured: boolean; policies: string[] }>`
    select c.relname as name, c.relrowsecurity as secured,
        array(select p.polname::text from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant_id'
          and not a.attisdropped
      where c.relkind in ('r', 'p') order by 1`.execute(platform.database);
  return rows;
};

test('every table of a brand has the policy', async () => {
  const tables = await brandTables();

  expect(tables.length).toBeGreaterThan(50);
  expect(
    tables.filter(({ secured, policies }) => !secured || policies.join() !== 'one_brand'),
  ).toEqual([]);
});

test('a query that has forgotten its brand finds nothing of another one', async () => {
  expect(await names(onlyBrand(platform.database, alpha))).toEqual(['alphaone']);
  expect(await names(onlyBrand(platform.database, beta))).toEqual(['betaone']);
  expect(await names(platform.database)).toEqual(['alphaone', 'betaone']);
  for (const { name } of await brandTables()) {
    const { rows } = await sql<{ merchantId: number }>`
      select distinct merchant_id from ${sql.table(name)}`.execute(
      onlyBrand(platform.database, alpha),
    );
    expect([name, rows.filter(({ merchantId }) => merchantId !== alpha)]).toEqual([name, []]);
  }
});

test('nor does it change or write any', async () => {
  const ours = onlyBrand(platform.database, alpha);

  const changed = await ours
    .updateTable('member')
    .set({ status: 'frozen' })
    .where('username', '=', 'betaone')
    .executeTakeFirstOrThrow();
  const gone = await ours.deleteFrom('session').executeTakeFirstOrThrow();
  const expiresAt = new Date(Date.now() + 60_000);
  const captcha = { id: crypto.randomUUID(), answerHash: 'x', expiresAt };

  expect(changed.numUpdatedRows).toBe(0n);
  expect(gone.numDeletedRows).toBe(1n);
  await expect(
    ours
      .insertInto('captcha')
      .values({ merchantId: beta, ...captcha })
      .execute(),
  ).rejects.toMatchObject({ code: '42501' });
  await ours
    .insertInto('captcha')
    .values({ merchantId: alpha, ...captcha })
    .execute();
});

test('a transaction keeps its brand, and one that fails leaves nothing of it behind', async () => {
  const ours = onlyBrand(platform.database, alpha);
  const failed = ours.transaction().execute(async (tx) => {
    expect(await names(tx as unknown as Database)).toEqual(['alphaone']);
    throw new Error('no');
  });

  await expect(failed).rejects.toThrow('no');
  expect(await names(platform.database)).toEqual(['alphaone', 'betaone']);
  expect(await names(ours)).toEqual(['alphaone']);
});

test('of many at once over the same connections everybody finds their own', async () => {
  const asked = Array.from({ length: 192 }, (_, at) => at % 3);
  const found = await Promise.all(
    asked.map((who) =>
      names(who === 0 ? platform.database : onlyBrand(platform.database, who === 1 ? alpha : beta)),
    ),
  );

  expect(found).toEqual(
    asked.map((who) => [['alphaone', 'betaone'], ['alphaone'], ['betaone']][who]),
  );
});

test('a connection that says no brand finds nothing, and may not lift the policy', async () => {
  const login = serverLogin(platform.databaseUrl);
  const client = new Client({ connectionString: login?.url });
  await client.connect();
  try {
    const sendRequest = async (text: string) =>
      (await client.query<Record<string, unknown>>(text)).rows;

    expect(await sendRequest('select username from member')).toEqual([]);
    await client.query(`set livery.brand = '1 or true'`);
    expect(await sendRequest('select username from member')).toEqual([]);
    await expect(client.query('alter table member disable row level security')).rejects.toThrow(
      'must be owner',
    );
    expect(
      await sendRequest(
        'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ free: false }]);
  } finally {
    await client.end();
  }
});
