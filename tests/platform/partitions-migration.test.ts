import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/base/database/migrate.ts';
import { withClient } from '../support/database-template.ts';
import { startEmptyDatabase } from '../support/database.ts';
import { type FormerSchema, makeFormerSchema } from '../support/former-schema.ts';
import { writeMeanwhile } from '../support/write-meanwhile.ts';

const DATABASE = path.resolve(import.meta.dirname, '../../src/platform/base/database');

/** What the former version did not have, and what needs it. */
const isNew = (name: string): boolean => (name >= '0455' && name < '0460') || name >= '0487';

let schema: FormerSchema;

beforeAll(async () => {
  schema = await makeFormerSchema(isNew);
});

afterAll(() => schema.remove());

/** A member with money, a year of records, and a deposit under way. */
const fill = async (pool: Pool): Promise<void> => {
  await pool.query(`
    insert into merchant (code, currency, config, content_hash) values ('one', 'USD', '{}', '');
    insert into member (merchant_id, username, nickname, type, password_hash, language, registered_ip, profile)
      select m.id, 'early', 'early', 0, 'x', 'en', '192.0.2.1', '{}' from merchant m;
    select open_account(m.merchant_id, 'cash', m.id, 'USD', true), open_account(m.merchant_id, 'bank', null, 'USD', false)
      from member m;
    insert into money_record (merchant_id, member_id, at, kind, wallet, amount_minor, balance_after_minor, reference)
      select m.merchant_id, m.id, now() - i * interval '1 day', 'bonus', 'cash', 1, i, 'old ' || i
        from member m, generate_series(1, 365) i`);
};

const POST = `select post_transfer(m.merchant_id, 'gift', $1, 'h', 'gift', array[
    (select id from account where kind = 'bank'), (select id from account where kind = 'cash')], array[-5, 5])
  from member m`;

/** As the former version reads a page: rows by their numbers alone. */
const PAGE = `select record.* from (select id, at from money_record where merchant_id = $1 and member_id = $2
    and at >= now() - interval '400 days' order by at desc, id desc limit $3) page
  join money_record record on record.id = page.id and record.merchant_id = $1
  order by record.at desc, record.id desc`;

test('a filled database keeps all of its rows, while the former version writes and reads', async () => {
  const { pool, url, close } = await startEmptyDatabase();
  try {
    await migrate(pool, schema.folder, async () => false);
    await fill(pool);
    const { rows } = await pool.query(`select merchant_id, id from member`);
    const { merchant_id: merchant, id: member } = rows[0] as { merchant_id: string; id: string };

    await withClient(url, async (former) => {
      const page = async (limit: number) =>
        (await former.query({ name: 'page', text: PAGE, values: [merchant, member, limit] })).rows;
      const before = await page(1000);
      const { done, written } = await writeMeanwhile(
        (count) => former.query({ name: 'post', text: POST, values: [`gift ${count}`] }),
        () => migrate(pool),
      );
      await former.query({ name: 'post', text: POST, values: ['the last'] });

      expect(done.ran).toEqual(
        (await readdir(path.join(DATABASE, 'migrations'))).filter(isNew).toSorted(),
      );
      const after = await page(100_000);
      expect(after.length).toBe(before.length + written + 1);
      const old = after.filter(({ kind }) => kind === 'bonus');
      expect(old).toEqual(before.filter(({ kind }) => kind === 'bonus'));
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
      const { rows: sums } = await pool.query(`select a.balance,
        (select sum(amount_minor) from money_record where kind = 'adjustment') as recorded
        from account a where a.kind = 'cash'`);
      expect(Number(sums[0].recorded)).toBe(Number(sums[0].balance));
    });
  } finally {
    await close();
  }
});

test('the former server has its rights before the migration step gives any', async () => {
  const { pool, url, close } = await startEmptyDatabase();
  try {
    await migrate(pool, schema.folder, async () => false);
    await fill(pool);
    await pool.query(`do $$ begin create role livery_server nologin;
      exception when duplicate_object or unique_violation then null; end $$`);
    await migrate(pool, DATABASE, async (client) => {
      await client.query(`grant usage on schema public to livery_server`);
      return false;
    });

    await withClient(url, async (server) => {
      await server.query(`set role livery_server`);
      await server.query(`set livery.brand = 'all'`);
      await server.query(`insert into money_record (merchant_id, member_id, kind, wallet, amount_minor, reference)
        values (1, 1, 'bonus', 'cash', 1, 'by the server')`);
      await server.query(
        `update money_record set at = at - interval '30 days' where reference = 'by the server'`,
      );
      const { rows } = await server.query(
        `select from money_record where reference = 'by the server'`,
      );
      expect(rows).toHaveLength(1);
    });
  } finally {
    await close();
  }
});

test('what was there is one partition until the end of the month; indexes of both are the same', async () => {
  const { pool, close } = await startEmptyDatabase();
  try {
    await migrate(pool, schema.folder, async () => false);
    await fill(pool);

    await migrate(pool);

    const { rows } =
      await pool.query(`select name, from_at is null as "isFirst", is_rest as "isRest"
      from month_partitions() where of_table = 'money_record' order by is_rest, from_at nulls first`);
    expect(rows[0]).toEqual({ name: 'money_record_before', isFirst: true, isRest: false });
    expect(rows.length).toBe(4);
    const { rows: lacking } = await pool.query(`select i.indexrelid::regclass, c.relname
      from pg_index i, pg_inherits h join pg_class c on c.oid = h.inhrelid
      where h.inhparent = 'money_record'::regclass and i.indrelid = 'money_record'::regclass
        and not exists (select from pg_inherits x join pg_index y on y.indexrelid = x.inhrelid
          where x.inhparent = i.indexrelid and y.indrelid = c.oid and y.indisvalid)`);
    expect(lacking).toEqual([]);
  } finally {
    await close();
  }
});
