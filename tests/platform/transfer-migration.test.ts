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
const NEW = [
  '0498-keys-of-transfers.sql',
  '0499-known-transfers.sql',
  '0500-keys-are-used.sql',
  '0501-dated-transfers.sql',
  '0502-transfer-by-month.sql',
] as const;

let schema: FormerSchema;

beforeAll(async () => {
  schema = await makeFormerSchema((name) => name >= '0498');
});

afterAll(() => schema.remove());

/** As the former version wrote transfers until 0500. */
const FORMER_WRITE = `create or replace function write_transfer(
  p_merchant bigint, p_scope text, p_key text, p_hash text, p_kind text,
  p_accounts bigint[], p_amounts bigint[], p_ref text, p_reverses bigint
) returns bigint language plpgsql as $$
declare v_id bigint;
begin
  insert into transfer as t (merchant_id, scope, idem_key, request_hash, kind, reverses, ref)
    values (p_merchant, p_scope, p_key, p_hash, p_kind, p_reverses, p_ref)
    on conflict (merchant_id, scope, idem_key) do nothing
    returning t.id into v_id;
  if v_id is null then return null; end if;
  for v_line in 1 .. cardinality(p_accounts) loop
    with held as (
      update account a set balance = a.balance + p_amounts[v_line], seq = a.seq + 1
        where a.merchant_id = p_merchant and a.id = p_accounts[v_line] and a.tracked returning a.balance, a.seq
    )
    insert into entry (merchant_id, transfer_id, line, account_id, amount, balance_after, account_seq)
      select p_merchant, v_id, v_line, p_accounts[v_line], p_amounts[v_line], max(balance), max(seq) from held;
  end loop;
  return v_id;
end $$;
create or replace function post_transfer(
  p_merchant bigint, p_scope text, p_key text, p_hash text, p_kind text,
  p_accounts bigint[], p_amounts bigint[], p_ref text default null, p_reverses bigint default null
) returns table (id bigint, replay boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  id := write_transfer(p_merchant, p_scope, p_key, p_hash, p_kind, p_accounts, p_amounts, p_ref, p_reverses);
  replay := id is null;
  if replay then
    select t.id into id from transfer t
      where t.merchant_id = p_merchant and t.scope = p_scope and t.idem_key = p_key;
  end if;
  return next;
end $$`;

const POST = `select p.id, p.replay from member m, post_transfer(m.merchant_id, $2, $1, 'h', 'gift', array[
    (select id from account where kind = 'bank'), (select id from account where kind = 'cash')], array[-5, 5]) p`;

/** As a round of a game is written, before and after: its bet says that it comes once. */
const ROUND = `with moved as (
    insert into transfer (merchant_id, scope, idem_key, request_hash, kind)
      select merchant_id, 'bet', 'INH:' || $1 || ':place', '', 'bet' from member returning merchant_id, id, created_at
  ), lines as (
    insert into entry (merchant_id, transfer_id, line, account_id, amount, created_at)
      select merchant_id, id, l, (select id from account where kind = 'bank'), case l when 1 then 1 else -1 end, created_at
        from moved, generate_series(1, 2) l
  )
  insert into bet (merchant_id, member_id, vendor_code, transaction_id, game_type, currency, stake_minor, transfer_id, placed_at)
    select t.merchant_id, m.id, 'INH', $1, 'RNG', 'USD', 1, t.id, t.created_at from moved t, member m`;

const OLD = 30;

/** A member with money that came over a year, one transfer of it taken back; and an open bet of each month. */
const fill = async (pool: Pool): Promise<void> => {
  await pool.query(`
    insert into merchant (code, currency, config, content_hash) values ('one', 'USD', '{}', '');
    insert into member (merchant_id, username, nickname, type, password_hash, language, registered_ip, profile)
      select m.id, 'early', 'early', 0, 'x', 'en', '192.0.2.1', '{}' from merchant m;
    select open_account(m.merchant_id, 'cash', m.id, 'USD', true), open_account(m.merchant_id, 'bank', null, 'USD', false)
      from member m`);
  for (let n = 0; n < OLD; n += 1) await pool.query(POST, [`old ${n}`, 'gift']);
  for (let n = 0; n < 12; n += 1) await pool.query(ROUND, [`old ${n}`]);
  await pool.query(BACK, ['old']);
  await pool.query(`begin; set local session_replication_role = replica;
    update transfer set created_at = now() - id * interval '7 days' where id <= ${OLD};
    update entry e set created_at = t.created_at from transfer t where t.id = e.transfer_id; commit`);
};

/** Runs what the former version left behind to the end. */
const withFormer = async (work: (pool: Pool, url: string) => Promise<void>): Promise<void> => {
  const { pool, url, close } = await startEmptyDatabase();
  try {
    await migrate(pool, schema.folder, async () => false);
    await pool.query(FORMER_WRITE);
    // The former version makes partitions; what it wrote before it had any stands in the rest of them here.
    for (const table of ['money_record', 'entry'])
      await pool.query(
        `create table parts.${table}_all partition of ${table} for values from ('2000-01-01') to ('2100-01-01')`,
      );
    await fill(pool);
    await work(pool, url);
  } finally {
    await close();
  }
};

const ask = async (pool: Pool, text: string): Promise<Record<string, unknown>[]> =>
  (await pool.query<Record<string, unknown>>(text)).rows;

/** Where each transfer of before stands, and in which file. */
const PLACES = `select ctid::text, id, pg_relation_filenode(tableoid)::text as file from transfer
  where idem_key like '%old%' order by 2`;

const FAULTS = `select
    (select count(*)::int from (select from entry group by transfer_id having sum(amount) <> 0) x) as unbalanced,
    (select count(*)::int from entry e left join transfer t on t.id = e.transfer_id
      where e.created_at is distinct from t.created_at) as misdated,
    (select count(*)::int from account a where a.tracked and (a.balance, a.seq) <>
      (select sum(e.amount), count(*) from entry e where e.account_id = a.id)) as wrong,
    (select count(*)::int from transfer t where t.scope <> 'bet' and not exists (select from transfer_key k
      where (k.scope, k.idem_key, k.transfer_id, k.created_at, k.request_hash)
        = (t.scope, t.idem_key, t.id, t.created_at, t.request_hash))) as keyless,
    (select count(*)::int from transfer_key k where k.scope <> 'reverses' and not exists (select from transfer t
      where t.id = k.transfer_id)) as spare,
    (select count(*) - count(distinct id) from transfer)::int as twice`;

const NONE = { unbalanced: 0, misdated: 0, wrong: 0, keyless: 0, spare: 0, twice: 0 };

const BACK = `select post_transfer(m.merchant_id, 'back', $1, 'h', 'gift', array[
    (select id from account where kind = 'bank'), (select id from account where kind = 'cash')], array[5, -5], null, 7)
  from member m`;

test('no transfer moves, while the former version writes: each once under its key, and nobody is refused', () =>
  withFormer(async (pool, url) => {
    const places = await ask(pool, PLACES);

    await withClient(url, (other) =>
      withClient(url, async (former) => {
        const both = await writeMeanwhile(
          async (count) => {
            await former.query({ name: 'post', text: POST, values: [`gift ${count}`, 'gift'] });
            await former.query({ name: 'round', text: ROUND, values: [`new ${count}`] });
            // The same once more, and one of long ago.
            const again = await former.query({
              name: 'post',
              text: POST,
              values: [`gift ${count}`, 'gift'],
            });
            const old = await former.query({ name: 'post', text: POST, values: ['old 3', 'gift'] });
            expect([...again.rows, ...old.rows]).toMatchObject([
              { replay: true },
              { replay: true },
            ]);
          },
          () =>
            writeMeanwhile(
              (count) =>
                other.query({ name: 'post', text: POST, values: [`other ${count}`, 'other'] }),
              () => migrate(pool),
            ),
        );
        const { done, written: others } = both.done;

        expect(done.ran.slice(0, NEW.length)).toEqual(NEW);
        expect(await ask(pool, PLACES)).toEqual(places);
        expect(await ask(pool, FAULTS)).toEqual([NONE]);
        expect(
          await ask(pool, `select scope, count(*)::int from transfer group by 1 order by 1`),
        ).toEqual([
          { scope: 'back', count: 1 },
          { scope: 'bet', count: 12 + both.written },
          { scope: 'gift', count: OLD + both.written },
          { scope: 'other', count: others },
        ]);
      }),
    );
  }));

test('what was done before is known after it: a key, another request under it, and what was taken back', () =>
  withFormer(async (pool) => {
    const [{ id } = {}] = await ask(pool, `select id from transfer where idem_key = 'old 5'`);

    await migrate(pool);

    expect((await pool.query(POST, ['old 5', 'gift'])).rows).toEqual([{ id, replay: true }]);
    await expect(
      pool.query(POST.replace(`'h', 'gift'`, `'another', 'gift'`), ['old 5', 'gift']),
    ).rejects.toMatchObject({ code: 'LV001' });
    await expect(pool.query(BACK, ['again'])).rejects.toMatchObject({ code: '23505' });
    await expect(pool.query(ROUND, ['old 5'])).rejects.toMatchObject({ code: '23505' });
    expect(await ask(pool, FAULTS)).toEqual([NONE]);
  }));

test('what was there is one partition until the end of the next month, with the keys of the table', () =>
  withFormer(async (pool) => {
    await migrate(pool);

    expect(await readFormerPartition(pool, 'transfer')).toEqual({
      name: 'transfer_before',
      isFirst: true,
      isNext: true,
      missing: [],
    });
    expect(
      await ask(
        pool,
        `select indexrelid::regclass::text as name from pg_index
          where indrelid = 'parts.transfer_before'::regclass order by 1`,
      ),
    ).toEqual([{ name: 'parts.transfer_before_pkey' }, { name: 'parts.transfer_before_salaries' }]);
    for (const text of ['delete from transfer', 'delete from parts.transfer_before'])
      await expect(pool.query(text)).rejects.toThrow('never changed or removed');
  }));

test.each<[(typeof NEW)[number], number]>([
  [NEW[1], 1],
  [NEW[3], 2],
  [NEW[3], 4],
  [NEW[3], 5],
  [NEW[3], 6],
  [NEW[3], 7],
])('%s, cut off after %i statements, is begun again', (cut, statements) =>
  withFormer(async (pool) => {
    const until = await makeFormerSchema((name) => name >= cut);
    await migrate(pool, until.folder, async () => false);
    await until.remove();
    const text = await readFile(path.join(DATABASE, 'migrations', cut), 'utf8');
    for (const statement of text.split(/;[ \t]*$/m).slice(0, statements))
      await pool.query(statement);
    await pool.query(POST, ['between', 'gift']);

    await migrate(pool);
    await pool.query(POST, ['after', 'gift']);

    expect(await ask(pool, FAULTS)).toEqual([NONE]);
    expect((await pool.query(POST, ['between', 'gift'])).rows).toMatchObject([{ replay: true }]);
    expect(
      await ask(pool, `select conname from pg_constraint where conname = 'transfer_span'`),
    ).toEqual([]);
  }),
);

test('while a brand moves to another cell the table stays as it is, and money goes on', () =>
  withFormer(async (pool) => {
    await pool.query('create policy cell_1 on transfer as restrictive using (true)');

    await expect(migrate(pool)).rejects.toThrow('a brand is moving to another cell');
    await pool.query(POST, ['meanwhile', 'gift']);
    await pool.query('drop policy cell_1 on transfer');
    const { ran } = await migrate(pool);

    expect(ran.slice(0, 1)).toEqual(NEW.slice(4));
    expect(await ask(pool, FAULTS)).toEqual([NONE]);
  }));

test('the former server reads the transfers of its brand before the migration step gives any rights, and writes none', () =>
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
      expect((await server.query('select from transfer')).rowCount).toBe(OLD + 13);
      expect((await server.query('select from transfer_key')).rowCount).toBe(OLD + 2);
      await server.query(`set livery.brand = '2'`);
      for (const table of ['transfer', 'transfer_key'])
        expect((await server.query(`select from ${table}`)).rowCount).toBe(0);
      for (const table of ['transfer', 'transfer_key', 'parts.transfer_before'])
        await expect(server.query(`insert into ${table} default values`)).rejects.toMatchObject({
          code: '42501',
        });
    });
  }));
