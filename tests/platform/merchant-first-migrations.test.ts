import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/base/database/migrate.ts';
import { startEmptyDatabase } from '../support/database.ts';
import { type FormerSchema, makeFormerSchema } from '../support/former-schema.ts';

/** What the former version did not have. */
const isNew = (name: string): boolean => name >= '0462' && name < '0465';

let schema: FormerSchema;

beforeAll(async () => {
  schema = await makeFormerSchema(isNew);
});

afterAll(() => schema.remove());

/** A person with an account at two brands who is excluded at one of them, plays and messages of vendors. */
const fill = async (pool: Pool): Promise<void> => {
  await pool.query(`
    insert into merchant (code, currency, config, content_hash)
      values ('one', 'USD', '{}', ''), ('two', 'USD', '{}', '');
    insert into member (merchant_id, username, nickname, type, password_hash, language, registered_ip, profile)
      select m.id, 'early', 'early', 0, 'x', 'en', '192.0.2.1', '{"email":"early@example.com"}' from merchant m;
    select exclude_person(m.merchant_id, m.id, '2099-01-01', '') from member m
      join merchant b on b.id = m.merchant_id and b.code = 'one';
    insert into vendor (code, name) values ('INH', 'INH');
    insert into game (node_id, game_code, vendor_code, game_type, game_classify, is_game, names, minimum_stake_units,
        maximum_stake_units, free_trial, is_top, is_hot, is_new, on_mobile, released_on, sequence)
      values (1, 'g', 'INH', 'RNG', 'SLOT', 'GAME', '{"en":"g"}', 1, 2, false, false, false, false, true, now(), 1);
    insert into game_session (merchant_id, member_id, vendor_code, node_id, wallet, least_stake_minor,
        most_stake_minor, language, mode, origin, session_hash, ticket_hash, ticket_expires_at, token_hash, started_at)
      select m.merchant_id, m.id, 'INH', 1, 'real', 1, 2, 'en', 'dark', 'https://one.example', '', 'ticket ' || m.id,
          now(), 'token ' || m.id, now() from member m;
    insert into vendor_nonce (vendor_code, nonce) values ('INH', 'n');
    insert into vendor_answer (vendor_code, request_id, request_hash, status, answer)
      values ('INH', 'r', 'h', 200, '{}');
    insert into bet_brand_behind (follower, merchant_id, followed_until)
      select 'races', id, now() from merchant`);
};

const keyOf = async (pool: Pool, table: string): Promise<string | undefined> =>
  (
    await pool.query<{ key: string }>(
      `select pg_get_constraintdef(oid) as key from pg_constraint where conrelid = $1::regclass and contype = 'p'`,
      [table],
    )
  ).rows[0]?.key;

test('a database that the former version has filled keeps its rows under the keys of this one', async () => {
  const { pool, close } = await startEmptyDatabase();
  try {
    await migrate(pool, schema.folder, async () => false);
    await fill(pool);
    const exclusions = (): Promise<unknown> =>
      pool
        .query(`select x.* from member m cross join lateral exclusions_of(m.merchant_id, m.id) x
          order by m.merchant_id`)
        .then(({ rows }) => rows);
    const before = await exclusions();

    const { ran } = await migrate(pool);

    expect(ran).toEqual([
      '0462-merchant-first.sql',
      '0463-vendor-keys.sql',
      '0464-exclusions-of-persons.sql',
    ]);
    expect(before).toHaveLength(2);
    expect(await exclusions()).toEqual(before);
    expect(await keyOf(pool, 'vendor_answer')).toMatch(/\(merchant_id, vendor_code, request_id\)/);
    expect(await keyOf(pool, 'vendor_nonce')).toMatch(/\(merchant_id, vendor_code, nonce\)/);
    expect(await keyOf(pool, 'bet_brand_behind')).toMatch(/\(merchant_id, follower\)/);
    const { rows } = await pool.query(`select a.merchant_id as answered, n.merchant_id as used,
        (select count(*)::int from game_session) as plays, (select count(*)::int from bet_brand_behind) as behind
      from vendor_answer a, vendor_nonce n`);
    expect(rows).toEqual([{ answered: 0, used: 0, plays: 2, behind: 2 }]);
  } finally {
    await close();
  }
});

test('an exclusion is the same at every brand when it changes where it was asked for', async () => {
  const { pool, close } = await startEmptyDatabase();
  try {
    await migrate(pool, schema.folder, async () => false);
    await fill(pool);
    await migrate(pool);

    await pool.query(`update self_exclusion set until = '2001-01-01', returns_at = '2098-01-01'`);
    const { rows } = await pool.query<{ until: Date; returns_at: Date }>(
      `select x.* from member m cross join lateral exclusions_of(m.merchant_id, m.id) x`,
    );
    expect(rows.map(({ until, returns_at }) => [until, returns_at])).toEqual(
      Array.from({ length: 2 }, () => [new Date('2001-01-01'), new Date('2098-01-01')]),
    );

    await pool.query(`update self_exclusion set returns_at = '2002-01-01'`);
    const over = await pool.query(
      `select from member m cross join lateral exclusions_of(m.merchant_id, m.id) x`,
    );
    expect(over.rows).toEqual([]);
  } finally {
    await close();
  }
});
