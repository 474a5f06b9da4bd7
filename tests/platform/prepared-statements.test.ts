import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await startTestDatabase();
});

afterAll(() => opened.close());

/** Names that the connection which answers has prepared for a text. */
const preparedNames = async (text: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where statement = ${text}`.execute(opened.database);
  return rows.map(({ name }) => name);
};

test('a text is prepared once, however often it is sent', async () => {
  const query = opened.database.selectFrom('merchant').select('id').where('code', '=', 'nobody');

  for (let round = 0; round < 5; round += 1) await query.execute();

  expect(await preparedNames(query.compile().sql)).toHaveLength(1);
});

test('a text whose table has changed is answered, and prepared anew', async () => {
  const owner = new Client({ connectionString: opened.url });
  await owner.connect();
  await owner.query('create table shape (id int); insert into shape values (1)');
  await owner.query('grant select on shape to public');
  const text = 'select * from shape where id = $1';
  const read = async () => (await opened.pool.query(text, [1])).rows;
  expect(await read()).toEqual([{ id: 1 }]);

  await owner.query('alter table shape add column name text');

  expect(await read()).toEqual([{ id: 1, name: null }]);
  expect(await read()).toEqual([{ id: 1, name: null }]);
  const client = await opened.pool.connect();
  await client.query('begin');
  expect((await client.query(text, [1])).rows).toEqual([{ id: 1, name: null }]);
  await client.query('commit');
  client.release();
  await owner.end();
});
