import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/base/database/migrate.ts';
import { readFormerPartition } from '../support/former-partition.ts';
import { withClient } from '../support/database-template.ts';
import { startEmptyDatabase } from '../support/database.ts';
import { type FormerSchema, makeFormerSchema } from '../support/former-schema.ts';
import { writeMeanwhile } from '../support/write-meanwhile.ts';

const DATABASE = path.resolve(import.meta.dirname, '../../src/platform/base/database');
const NEW = [
  '0510-numbers-of-bets.sql',
  '0511-keys-of-bets.sql',
  '0512-known-bets.sql',
  '0513-numbered-bets.sql',
  '0514-bet-by-month.sql',
] as const;

/** Functions that the former version did not have, or in a form that knows no numbers. */
const NEW_FUNCTIONS = [
  'bet-number.sql',
  'first-bet-since.sql',
  'keep-bet-key.sql',
  'make-partitions.sql',
  'month-of-number.sql',
  'month-partitions.sql',
  'number-of-month.sql',
];

let schema: FormerSchema;

beforeAll(async () => {
  schema = await makeFormerSchema((name) => name >= '0510');
  for (const name of await readdir(path.join(DATABASE, 'functions')))
    if (!NEW_FUNCTIONS.includes(name))
      await copyFile(
        path.join(DATABASE, 'functions', name),
        path.join(schema.folder, 'functions', name),
      );
});

afterAll(() => schema.remove());

const ACCOUNT = (kind: string): string => `(select id from account where kind = '${kind}')`;

/** As the former version takes a stake: the money, and a bet without a number of its own. */
const STAKE = `with moved as materialized (
    select m.id, m.merchant_id, move_money(m.merchant_id, 'bet', 'INH:' || $1 || ':place', 'bet', 'INH:' || $1,
      array[${ACCOUNT('cash')}, ${ACCOUNT('locked')}], array[-5, 5]::bigint[]) as transfer_id from member m)
  insert into bet (merchant_id, member_id, vendor_code, transaction_id, game_type, currency, stake_minor, transfer_id)
    select merchant_id, id, 'INH', $1, 'RNG', 'USD', 5, transfer_id from moved returning merchant_id, id`;

/** The brand whose rows are shown comes first: both functions ask for it. */
const ofBrand = (call: string): string =>
  `with shown as materialized (select set_config('livery.brand', 'all', false))
    select ended.status from shown cross join lateral ${call} ended where shown is not null`;
const SETTLE = ofBrand(`settle_bet($1, $2, 7, null, null, 100, 1, 30)`);
const VOID = ofBrand(`void_bet($1, $2)`);

const OLD = 12;

/** A member with money, bets of before in each state: open, settled and void. */
const fill = async (pool: Pool): Promise<void> => {
  await pool.query(`
    insert into merchant (code, currency, config, content_hash) values ('one', 'USD', '{}', '');
    insert into member (merchant_id, username, nickname, type, password_hash, language, registered_ip, profile)
      select m.id, 'early', 'early', 0, 'x', 'en', '192.0.2.1', '{}' from merchant m;
    select open_account(m.merchant_id, 'cash', m.id, 'USD', true), open_account(m.merchant_id, 'locked', m.id, 'USD', true),
        open_account(m.merchant_id, 'bonus', m.id, 'USD', true), open_account(m.merchant_id, 'house', null, 'USD', false),
        open_account(m.merchant_id, 'bank', null, 'USD', false) from member m;
    select post_transfer(m.merchant_id, 'gift', 'all', 'h', 'gift', array[${ACCOUNT('bank')}, ${ACCOUNT('cash')}],
      array[-1000000, 1000000]) from member m`);
  for (let n = 0; n < OLD; n += 1) {
    const { rows } = await pool.query<{ merchant_id: string; id: string }>(STAKE, [`old ${n}`]);
    const values = [rows[0]?.merchant_id, rows[0]?.id];
    if (n % 3 > 0) await pool.query(SETTLE, values);
    if (n % 3 > 1) await pool.query(VOID, values);
  }
};

/** Runs what the former version left behind to the end. */
const withFormer = async (work: (pool: Pool, url: string) => Promise<void>): Promise<void> => {
  const { pool, url, close } = await startEmptyDatabase();
  try {
    await migrate(pool, schema.folder, async () => false);
    // The former version makes partitions; what it wrote before it had any stands in the rest of them here.
    for (const table of ['money_record', 'entry', 'transfer'])
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

/** Where each bet of before stands, and in which file. */
const PLACES = `select ctid::text, id, status, pg_relation_filenode(tableoid)::text as file from bet
  where transaction_id like 'old%' order by 2`;

const FAULTS = `select
    (select count(*)::int from (select from entry group by transfer_id having sum(amount) <> 0) x) as unbalanced,
    (select count(*)::int from account a where a.tracked and (a.balance, a.seq) <>
      (select coalesce(sum(e.amount), 0), count(*) from entry e where e.account_id = a.id)) as wrong,
    (select count(*)::int from bet b where not exists (select from bet_key k
      where (k.vendor_code, k.transaction_id, k.bet_id) = (b.vendor_code, b.transaction_id, b.id))) as keyless,
    (select count(*)::int from bet_key k where not exists (select from bet b where b.id = k.bet_id)) as spare,
    (select count(*) - count(distinct id) from bet)::int as twice,
    (select balance - 5 * (select count(*) from bet where status = 'open') from account where kind = 'locked')::int as locked,
    (select count(*)::int from bet where transaction_id not like 'old%' and id < 1000000000000
      and placed_at > (select since from bet_numbering)) as "withoutMonth"`;

const NONE = {
  unbalanced: 0,
  wrong: 0,
  keyless: 0,
  spare: 0,
  twice: 0,
  locked: 0,
  withoutMonth: 0,
};

test('no bet moves, while the former version plays: each once under its key, and nobody is refused', () =>
  withFormer(async (pool, url) => {
    const places = await ask(pool, PLACES);

    await withClient(url, async (former) => {
      const { done, written } = await writeMeanwhile(
        async (count) => {
          const placed = await former.query<{ merchant_id: string; id: string }>({
            name: 'stake',
            text: STAKE,
            values: [`new ${count}`],
          });
          const values = [placed.rows[0]?.merchant_id, placed.rows[0]?.id];
          const settled = await former.query({ name: 'settle', text: SETTLE, values });
          expect(settled.rows).toEqual([{ status: 'settled' }]);
        },
        () => migrate(pool),
      );

      // Later ones follow.
      expect(done.ran.slice(0, NEW.length)).toEqual(NEW);
      expect(written).toBeGreaterThan(0);
      expect(await ask(pool, PLACES)).toEqual(places);
      expect(await ask(pool, FAULTS)).toEqual([NONE]);
      expect(
        await ask(pool, `select status, count(*)::int from bet group by 1 order by 1`),
      ).toEqual([
        { status: 'open', count: OLD / 3 },
        { status: 'settled', count: OLD / 3 + written },
        { status: 'void', count: OLD / 3 },
      ]);
    });
  }));

test('what was placed before ends after it, and comes once', () =>
  withFormer(async (pool) => {
    await migrate(pool);

    const open = await ask(
      pool,
      `select merchant_id, id from bet where status = 'open' order by id`,
    );
    const [won, lost] = open.map(({ merchant_id: merchant, id }) => [merchant, id]);
    expect((await pool.query(SETTLE, won)).rows).toEqual([{ status: 'settled' }]);
    expect((await pool.query(VOID, lost)).rows).toEqual([{ status: 'void' }]);
    await expect(pool.query(STAKE, ['old 1'])).rejects.toMatchObject({ code: '23505' });
    const { rows } = await pool.query(STAKE, ['new 1']);
    await expect(pool.query(STAKE, ['new 1'])).rejects.toMatchObject({ code: '23505' });
    expect(Number(rows[0].id)).toBeGreaterThan(1e12);
    expect(await ask(pool, FAULTS)).toEqual([NONE]);
  }));

test('what was there is one partition until the end of the next month, with the indexes of the table', () =>
  withFormer(async (pool) => {
    await migrate(pool);

    expect(await readFormerPartition(pool, 'bet')).toEqual({
      name: 'bet_before',
      isFirst: true,
      isNext: true,
      missing: [],
    });
    expect(
      await ask(
        pool,
        `select count(*)::int, count(*) filter (where exists (select from pg_inherits h where h.inhrelid = i.indexrelid))::int
            as shared from pg_index i where indrelid = 'parts.bet_before'::regclass`,
      ),
      // Its own is the number of the vendor, by which the former version finds a bet.
    ).toEqual([{ count: 10, shared: 9 }]);
  }));

test('the table is swapped without a look at its rows: its bound says where they belong', () =>
  withFormer(async (_, url) => {
    const said: (string | undefined)[] = [];
    const telling = new Pool({ connectionString: url, options: '-c client_min_messages=debug1' });
    telling.on('connect', (client) => {
      client.on('notice', ({ message }) => said.push(message));
    });
    try {
      await migrate(telling);
    } finally {
      await telling.end();
    }

    expect(said).toContain(
      'partition constraint for table "bet_before" is implied by existing constraints',
    );
  }));

test.each<[(typeof NEW)[number], number]>([
  [NEW[2], 1],
  [NEW[3], 2],
  [NEW[3], 5],
  [NEW[3], 6],
  [NEW[3], 7],
  [NEW[3], 8],
])('%s, cut off after %i statements, is begun again', (cut, statements) =>
  withFormer(async (pool) => {
    const until = await makeFormerSchema((name) => name >= cut);
    await migrate(pool, until.folder, async () => false);
    await until.remove();
    const text = await readFile(path.join(DATABASE, 'migrations', cut), 'utf8');
    for (const statement of text.split(/;[ \t]*$/m).slice(0, statements))
      await pool.query(statement);
    await pool.query(STAKE, ['between']);

    await migrate(pool);
    await pool.query(STAKE, ['after']);

    expect(await ask(pool, FAULTS)).toEqual([NONE]);
    await expect(pool.query(STAKE, ['between'])).rejects.toMatchObject({ code: '23505' });
    expect(await ask(pool, `select conname from pg_constraint where conname = 'bet_span'`)).toEqual(
      [],
    );
  }),
);

test('while a brand moves to another cell the table stays as it is, and play goes on', () =>
  withFormer(async (pool) => {
    await pool.query('create policy cell_1 on bet as restrictive using (true)');

    await expect(migrate(pool)).rejects.toThrow('a brand is moving to another cell');
    await pool.query(STAKE, ['meanwhile']);
    await pool.query('drop policy cell_1 on bet');
    const { ran } = await migrate(pool);

    expect(ran[0]).toBe(NEW[4]);
    expect(await ask(pool, FAULTS)).toEqual([NONE]);
  }));
