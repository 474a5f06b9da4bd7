import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { referenceTables } from '../../scripts/citus/reference-tables.ts';
import { formerFunctions, functionsOfManyBrands } from '../support/brand-tables.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { type Fault, findMerchantFaults } from '../support/merchant-first.ts';
import { root, sourceFiles } from '../support/source-files.ts';

let database: TestDatabase;
let owner: Connection;

beforeAll(async () => {
  database = await startTestDatabase();
  // One connection: what is planted in a transaction is seen by the next question, and by nobody else.
  owner = await connect(database.url, { connections: 1 });
});

afterAll(async () => {
  await owner.close();
  await database.close();
});

/** What breaks a rule once something is in the database, which goes out of it again. */
const faultsWith = async (planted: string): Promise<Fault[]> => {
  await owner.pool.query('begin');
  try {
    await owner.pool.query(planted);
    return await findMerchantFaults(owner.pool);
  } finally {
    await owner.pool.query('rollback');
  }
};

test('every key, constraint and function of the database leads with the merchant', async () => {
  expect(await findMerchantFaults(owner.pool)).toEqual([]);
});

const plpgsql = (name: string, takes: string, body: string, more = ''): string =>
  `create function ${name}(${takes}) returns void language plpgsql ${more} as $x$ begin ${body} end $x$`;

test.each<[rule: string, name: string, planted: string]>([
  [
    'a key leads with the merchant',
    'planted_pkey',
    'create table planted (id bigint primary key, merchant_id bigint)',
  ],
  [
    'a key leads with the merchant',
    'planted_code_key',
    'create table planted (code text unique, merchant_id bigint)',
  ],
  [
    'a key leads with the merchant',
    'planted',
    'create unique index planted on member (lower(username), merchant_id)',
  ],
  [
    'a key leads with the merchant',
    'planted_pkey',
    'create table planted (brand bigint primary key)',
  ],
  [
    'a key leads with the merchant',
    'parts.planted',
    'create unique index planted on parts.money_record_rest (at, merchant_id)',
  ],
  [
    'a foreign key carries the merchant',
    'planted.planted_at_fkey',
    `create table planted (merchant_id bigint, at bigint references planted_at (id))`,
  ],
  [
    'a foreign key carries the merchant',
    'vendor.planted',
    `alter table vendor add merchant_id bigint, add member_id bigint,
      add constraint planted foreign key (merchant_id, member_id) references member (merchant_id, id)`,
  ],
  [
    'no function in the language SQL works on tables of brands',
    'planted',
    `create function planted(p_merchant bigint) returns bigint language sql
      as $x$ select count(*) from member $x$`,
  ],
  [
    'no function in the language SQL works on tables of brands',
    'planted',
    `create function planted(p_merchant bigint) returns bigint language sql
      begin atomic select count(*) from vendor v, member m; end`,
  ],
  ['no argument is a row of a table', 'planted', plpgsql('planted', 'p_member member', '')],
  ['no argument is a row of a table', 'planted', plpgsql('planted', 'p_members member[]', '')],
  [
    'no trigger asks by which table it was called',
    'planted',
    `create function planted() returns trigger language plpgsql
      as $x$ begin if tg_table_name = 'member' then return new; end if; return null; end $x$`,
  ],
  [
    'a function of one brand takes the merchant first',
    'planted',
    plpgsql('planted', 'p_member bigint', 'delete from session where member_id = p_member;'),
  ],
  [
    'a function of one brand takes the merchant first',
    'planted',
    plpgsql('planted', 'p_member bigint, p_merchant bigint', ''),
  ],
  [
    'a lock is of one brand: lock_brand takes it',
    'planted',
    plpgsql('planted', 'p_merchant bigint', 'perform pg_advisory_xact_lock(17);'),
  ],
  [
    'a lock is of one brand: lock_brand takes it',
    'planted',
    plpgsql('planted', 'p_merchant bigint', 'lock table member in share mode;'),
  ],
  [
    'a transaction has one role, and the owner behind it',
    'planted',
    plpgsql('planted', '', 'set local role livery_server;'),
  ],
  [
    'a transaction has one role, and the owner behind it',
    'planted',
    plpgsql('planted', '', '', 'set role = livery_server'),
  ],
  [
    'a transaction has one role, and the owner behind it',
    'planted',
    `${plpgsql('planted', '', '', 'security definer')};
      alter function planted owner to livery_server`,
  ],
  [
    'a transaction has one role, and the owner behind it',
    'member',
    'alter table member owner to livery_server',
  ],
  [
    'a transaction has one role, and the owner behind it',
    'money_record_rest',
    'alter table parts.money_record_rest owner to livery_server',
  ],
])('%s: a planted %s is found', async (rule, name, planted) => {
  const before = planted.includes('planted_at')
    ? 'create table planted_at (merchant_id bigint, id bigint unique, primary key (merchant_id, id));'
    : '';

  const found = await faultsWith(before + planted);

  expect(found).toContainEqual({ rule, name });
});

test('what stands in a remark or in an error, or is a trigger, breaks no rule', async () => {
  const found = await faultsWith(`
    ${plpgsql('planted', 'p_merchant bigint', '/* lock table member */ -- tg_table_name\n')};
    create function planted_too() returns trigger language plpgsql as $x$ begin
      raise exception 'not on %', tg_table_name; delete from session where id = old.id; end $x$`);

  expect(found.filter(({ name }) => name.startsWith('planted'))).toEqual([]);
});

test('each table and function that is left out is there, and has its reason', async () => {
  const { rows } = await owner.pool.query<{ name: string }>(
    `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      union select proname from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  const there = new Set(rows.map(({ name }) => name));

  const leftOut = { ...referenceTables, ...functionsOfManyBrands, ...formerFunctions };

  expect(Object.keys(leftOut).filter((name) => !there.has(name))).toEqual([]);
  expect(Object.values(leftOut).filter((reason) => reason.length < 20)).toEqual([]);
});

test('the server takes locks by lock_brand alone, but for what concerns no brand or all', () => {
  const taking = sourceFiles('src/platform').filter((file) =>
    /\bpg_(?:try_)?advisory_/.test(readFileSync(path.join(root, file), 'utf8')),
  );

  // Whoever moves a brand, over all its transactions; the migration step, and the set of brands that all processes serve.
  expect(taking).toEqual(
    [
      'app/cells/hold-move.ts',
      'base/database/migrate.ts',
      'base/merchants/serving-processes.ts',
    ].map((file) => path.join('src', 'platform', file)),
  );
});
