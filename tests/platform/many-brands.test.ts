import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentImports } from '#platform/app/content-imports.ts';
import { betFollowers } from '#platform/app/jobs/jobs.ts';
import { onlyBrand } from '#platform/base/database/brand-scope.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { contentHashOf } from '#platform/base/merchants/content-hash.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { readChangedBrands } from '#platform/base/merchants/read-changed-brands.ts';
import { remindOfPayments } from '#platform/money/withdrawals/remind-of-payments.ts';
import { followEndedBets } from '#platform/play/ended-bets/follow-ended-bets.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { passMillisecond } from '../support/follow-until-now.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant, type TestMerchant } from '../support/merchant.ts';
import { openMerchant, playRound } from '../support/money.ts';
import { recordStatements } from '../support/statements.ts';

const BRANDS = 30;
const brands = Array.from({ length: BRANDS }, (_, at) => buildMerchant(`brand${at}`));
const [first, ...others] = brands as [TestMerchant, ...TestMerchant[]];
// No platform is at work in this process: what is counted is what a test asks for.
let here: TestDatabase;

beforeAll(async () => {
  here = await startTestDatabase();
  await load(brands);
});

afterAll(() => here.close());

const load = (files: Parameters<typeof importMerchants>[1], database = here.database) =>
  importMerchants(database, files, contentImports);

/** How many rows the database answers to some work. */
const countRows = async (work: () => Promise<unknown>): Promise<number> => {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    const answers = await Promise.all(
      query.mock.results.map(({ value }) => value as Promise<{ rows?: unknown[] }>),
    );
    return answers.reduce((sum, answer) => sum + (answer?.rows?.length ?? 0), 0);
  } finally {
    query.mockRestore();
  }
};

const renamed = (brand: TestMerchant, name: string): TestMerchant => ({
  ...brand,
  config: { ...brand.config, brand: { ...brand.config.brand, name } },
});

test('a start over brands that have not changed reads no configuration and writes no host name', async () => {
  const { database } = here;
  await load(brands);
  const readNames = () =>
    sql`select domain, xmin::text from merchant_domain order by 1`.execute(database);
  const before = await readNames();

  const { value, statements } = await recordStatements(() => load(brands));

  expect(value.merchants).toHaveLength(BRANDS);
  expect(statements.filter(({ text }) => /select[^;]*"config"/.test(text))).toEqual([]);
  expect(statements.filter(({ text }) => /insert into (?!serving)/.test(text))).toEqual([]);
  expect((await readNames()).rows).toEqual(before.rows);
});

test('files that are known are read only where they are not those of the last import', async () => {
  const read: string[] = [];
  const known = (brand: TestMerchant) => ({
    code: brand.code,
    config: brand.config,
    contentHash: contentHashOf(brand),
    read: () => {
      read.push(brand.code);
      return brand;
    },
  });
  const changed = renamed(first, 'Known by another name');

  await load(brands.map(known));
  expect(read).toEqual([]);
  const { merchants } = await load([changed, ...others].map(known));

  expect(read).toEqual([first.code]);
  expect(merchants.find(({ code }) => code === first.code)?.config.brand.name).toBe(
    'Known by another name',
  );
});

test('one whose known files are at fault meanwhile goes on as it last was, and hinders no other', async () => {
  await load(brands);
  const [, second] = brands as [TestMerchant, TestMerchant];
  const gone = {
    code: first.code,
    config: first.config,
    contentHash: 'another one',
    read: () => {
      throw new Error('The files were changed meanwhile.');
    },
  };

  const { merchants, setAside } = await load([
    gone,
    renamed(second, 'Second anew'),
    ...others.slice(1),
  ]);

  expect(setAside).toEqual([
    { code: first.code, reason: 'The files were changed meanwhile.', isServed: true },
  ]);
  const names = new Map(merchants.map(({ code, config }) => [code, config.brand.name]));
  expect(names.get(first.code)).toBe(first.config.brand.name);
  expect(names.get(second.code)).toBe('Second anew');
});

test('a change of one brand is one row for every process, however many brands there are', async () => {
  const { database } = here;
  const { merchants, version } = await load(brands);
  await load([renamed(first, 'Told to others'), ...others]);

  let found: Awaited<ReturnType<typeof readChangedBrands>> | undefined;
  const rows = await countRows(async () => {
    found = await readChangedBrands(database, merchants, version);
  });

  expect(rows).toBe(1);
  expect(found?.merchants[0]?.config.brand.name).toBe('Told to others');
  expect(found?.merchants.slice(1)).toEqual(merchants.slice(1));
  expect(found?.merchants[1]).toBe(merchants[1]);
});

test('all brands that another process imports are read in steps, each once', async () => {
  const { database } = here;
  const { merchants, version } = await load(brands);
  const many = Array.from({ length: 120 }, (_, at) => buildMerchant(`more${at}`));
  await load([...brands, ...many]);

  const found = await readChangedBrands(database, merchants, version);

  expect(found.merchants.map(({ code }) => code)).toEqual(
    [...brands, ...many].map(({ code }) => code),
  );
  await load(brands);
  const fewer = await readChangedBrands(database, found.merchants, version + 1);
  expect(fewer.merchants.map(({ code }) => code)).toEqual(brands.map(({ code }) => code));
});

test('a bet is on the lists with the next look, and one that is still being settled is not passed over', async () => {
  const { database } = here;
  const merchant = await openMerchant(database, first);
  const { memberId } = await openMember(here, first.code, {
    username: 'quick',
    cashMinor: 1_000_000,
  });
  const context = { database, log: { error: () => undefined } };
  const countFollowed = async (): Promise<number> => {
    const { rows } = await sql<{ lost: number }>`select coalesce(sum(lost_minor), 0)::bigint as lost
      from house_result where merchant_id = ${merchant.id}`.execute(database);
    return -(rows[0]?.lost ?? 0);
  };
  await playRound(database, merchant, memberId, { stakeMinor: 100 });
  await passMillisecond(database);

  await followEndedBets(context, betFollowers);

  expect(await countFollowed()).toBe(100);
  await database.transaction().execute(async (tx) => {
    await sql`update bet set settled_at = clock_timestamp() where merchant_id = ${merchant.id}`.execute(
      tx,
    );
    await playRound(database, merchant, memberId, { stakeMinor: 10 });
    // The one that ended within this transaction is not there yet; nothing after it is looked at.
    await followEndedBets(context, betFollowers);
    expect(await countFollowed()).toBe(100);
  });
  await passMillisecond(database);
  await followEndedBets(context, betFollowers);
  // The first is counted again, for its time is another one now.
  expect(await countFollowed()).toBe(210);
});

test('what is rare is looked for over all brands at once', async () => {
  const { rows } = await here.database.transaction().execute(async (tx) => {
    await sql`update business_mark set counted_until = now() - interval '1 hour'`.execute(tx);
    await sql`select count_business(interval '0')`.execute(tx);
    return sql<{ looks: number }>`select sum(seq_scan + coalesce(idx_scan, 0))::int as looks
      from pg_stat_xact_user_tables where relname in ('deposit', 'withdrawal_payment')`.execute(tx);
  });

  expect(rows[0]?.looks).toBeLessThan(BRANDS / 2);
});

test('of brands that nobody asks for nothing stays at hand', () => {
  const { database } = here;
  const known = onlyBrand(database, 1);
  expect(onlyBrand(database, 1)).toBe(known);

  for (let id = 2; id <= 2001; id += 1) onlyBrand(database, id);

  expect(onlyBrand(database, 1)).not.toBe(known);
});

test('reminders of ten thousand brands are no arguments of one call', async () => {
  const { config } = first;
  const reminderMinutes = Array.from({ length: 30 }, (_, at) => at + 1);
  const one = { ...config, withdrawals: { ...config.withdrawals, reminderMinutes } };
  const many = Array.from({ length: 10_000 }, (_, id): Merchant => ({
    id: -1 - id,
    code: `many${id}`,
    config: one,
  }));

  await expect(remindOfPayments(here.database, many)).resolves.toBeUndefined();
});
