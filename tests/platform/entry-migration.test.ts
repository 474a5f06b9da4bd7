import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/base/database/migrate.ts';
import { readFormerPartition } from '../support/former-partition.ts';
import { withClient } from '../support/database-template.ts';
import { startEmptyDatabase } from '../support/database.ts';
import { type FormerSchema, makeFormerSchema } from '../support/former-schema.ts';
import { writeMeanwhile } from '../support/write-meanwhile.ts';

const DATABASE = path.resolve(import.meta.dirname, '../../src/platform/base/database');
const NEW = ['0486-dated-entries.sql', '0487-entry-by-month.sql'];

let schema: FormerSchema;

beforeAll(async () => {
  // What came later stands on the entries as these leave them.
  schema = await makeFormerSchema((name) => name >= '0486');
});

afterAll(() => schema.remove());

const POST = `select post_transfer(m.merchant_id, 'gift', $1, 'h', 'gift', array[
    (select id from account where kind = 'bank'), (select id from account where kind = 'cash')], array[-5, 5])
  from member m`;

/** A member with money that came over a year. */
const fill = async (pool: Pool): Promise<void> => {
  await pool.query(`
    insert into merchant (code, currency, config, content_hash) values ('one', 'USD', '{}', '');
    insert into member (merchant_id, username, nickname, type, password_hash, language, registered_ip, profile)
      select m.id, 'early', 'early', 0, 'x', 'en', '192.0.2.1', '{}' from merchant m;
    select open_account(m.merchant_id, 'cash', m.id, 'USD', true), open_account(m.merchant_id, 'bank', null, 'USD', false)
      from member m`);
  for (let n = 0; n < 30; n += 1) await pool.query(POST, [`old ${n}`]);
  await pool.query(`begin; set local session_replication_role = replica;
    update transfer set created_at = now() - id * interval '12 days'; commit`);
};

/** Runs what the former version left behind to the end. */
const withFormer = async (work: (pool: Pool, url: string) => Promise<void>): Promise<void> => {
  const { pool, url, close } = await startEmptyDatabase();
  try {
    await migrate(pool, schema.folder, async () => false);
    // The former version makes partitions of records; what it wrote before it had any stands in the rest of them here.
    await pool.query(
      `create table parts.money_record_all partition of money_record for values from ('2000-01-01') to ('2100-01-01')`,
    );
    await fill(pool);
    await work(pool, url);
  } finally {
    await close();
  }
};

const ask = async (pool: Pool, text: string): Promise<Record<string, unknown>[]> =>
  (await pool.query<Record<string, unknown>>(text)).rows;

/** Where each line of before stands, and in which file. */
const PLACES = `select ctid::text, transfer_id, line, pg_relation_filenode(tableoid)::text as file from entry
  where transfer_id <= 30 order by 2, 3`;

const FAULTS = `select
    (select count(*)::int from (select from entry group by transfer_id having sum(amount) <> 0) x) as unbalanced,
    (select count(*)::int from entry e join transfer t on t.id = e.transfer_id
      where e.created_at <> t.created_at and (e.created_at <> 'epoch' or t.idem_key in ('after', 'the last'))) as misdated,
    (select count(*)::int from account a where a.tracked and (a.balance, a.seq) <>
      (select sum(e.amount), count(*) from entry e where e.account_id = a.id)) as wrong,
    (select count(*)::int from entry where account_seq is not null)
      - (select count(*)::int from money_record) as unrecorded`;

test('no line moves, while the former version writes and reads: each once, under its transfer’s moment', () =>
  withFormer(async (pool, url) => {
    const places = await ask(pool, PLACES);

    await withClient(url, async (former) => {
      const { done, written } = await writeMeanwhile(
        (count) => former.query({ name: 'post', text: POST, values: [`gift ${count}`] }),
        () => migrate(pool),
      );
      await former.query({ name: 'post', text: POST, values: ['the last'] });

      expect(done.ran.slice(0, 2)).toEqual(NEW);
      expect(await ask(pool, PLACES)).toEqual(places);
      expect(await ask(pool, FAULTS)).toEqual([
        { unbalanced: 0, misdated: 0, wrong: 0, unrecorded: 0 },
      ]);
      const [{ lines } = {}] = await ask(pool, 'select count(*)::int as lines from entry');
      expect(lines).toBe(2 * (30 + written + 1));
    });
  }));

test('what was there is one partition until the end of the next month, with the keys of the table', () =>
  withFormer(async (pool) => {
    await migrate(pool);

    expect(await readFormerPartition(pool, 'entry')).toEqual({
      name: 'entry_before',
      isFirst: true,
      isNext: true,
      missing: [],
    });
    expect(await ask(pool, `select from entry where created_at = 'epoch'`)).toHaveLength(60);
    for (const text of ['delete from entry', 'delete from parts.entry_before'])
      await expect(pool.query(text)).rejects.toThrow('never changed or removed');
  }));

test.each([2, 4, 5, 7, 8])('cut off after %i statements it is begun again', (statements) =>
  withFormer(async (pool) => {
    const text = await readFile(path.join(DATABASE, 'migrations', NEW[0] ?? ''), 'utf8');
    for (const statement of text.split(/;[ \t]*$/m).slice(0, statements))
      await pool.query(statement);
    await pool.query(POST, ['between']);

    await migrate(pool);
    await pool.query(POST, ['after']);

    expect(await ask(pool, FAULTS)).toEqual([
      { unbalanced: 0, misdated: 0, wrong: 0, unrecorded: 0 },
    ]);
    expect(
      await ask(pool, `select conname from pg_constraint where conname = 'entry_span'`),
    ).toEqual([]);
  }),
);

test('while a brand moves to another cell the table stays as it is, and money goes on', () =>
  withFormer(async (pool) => {
    await pool.query('create policy cell_1 on entry as restrictive using (true)');

    await expect(migrate(pool)).rejects.toThrow('a brand is moving to another cell');
    await pool.query(POST, ['meanwhile']);
    await pool.query('drop policy cell_1 on entry');
    const { ran } = await migrate(pool);

    expect(ran[0]).toBe(NEW[1]);
    expect(await ask(pool, FAULTS)).toEqual([
      { unbalanced: 0, misdated: 0, wrong: 0, unrecorded: 0 },
    ]);
  }));

test('the former server reads the lines of its brand before the migration step gives any rights, and writes none', () =>
  withFormer(async (pool, url) => {
    await pool.query(`do $$ begin create role livery_server nologin;
      exception when duplicate_object or unique_violation then null; end $$`);
    await migrate(pool, DATABASE, async (client) => {
      await client.query('grant usage on schema public to livery_server');
      return false;
    });

    await withClient(url, async (server) => {
      await server.query('set role livery_server');
      await server.query(`set livery.brand = '1'`);
      expect((await server.query('select from entry')).rowCount).toBe(60);
      await server.query(`set livery.brand = '2'`);
      expect((await server.query('select from entry')).rowCount).toBe(0);
      for (const table of ['entry', 'account_carried', 'parts.entry_before'])
        await expect(server.query(`insert into ${table} default values`)).rejects.toMatchObject({
          code: '42501',
        });
    });
  }));
