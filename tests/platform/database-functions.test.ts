import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '#platform/base/database/connect.ts';
import { compareMigrations, migrate } from '#platform/base/database/migrate.ts';
import { startEmptyDatabase } from '../support/database.ts';

let folder: string;
let database: Connection;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'livery-functions-'));
  await mkdir(path.join(folder, 'migrations'));
  await mkdir(path.join(folder, 'functions'));
  database = await startEmptyDatabase();
  await write('migrations/0001-one.sql', 'create table thing (id int)');
  await write('functions/answer.sql', answering('1'));
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, text: string): Promise<void> =>
  writeFile(path.join(folder, name), text);

const answering = (value: string, takes = '', answers = 'text'): string =>
  `create or replace function answer(${takes}) returns ${answers} language sql
    security definer set search_path = public, pg_temp as $$ select '${value}'::${answers} $$;
  revoke all on function answer from public;`;

const step = () => migrate(database.pool, folder, async () => false);

const answer = async (): Promise<unknown> => {
  const { rows } = await database.pool.query<{ answer: unknown }>('select answer()');
  return rows[0]?.answer;
};

const pending = async (): Promise<string[]> =>
  (await compareMigrations(database.pool, folder)).functions;

test('functions are what their files say; what has not changed is not applied again', async () => {
  expect(await pending()).toEqual(['answer.sql']);

  expect(await step()).toMatchObject({ ran: ['0001-one.sql'], functions: ['answer.sql'] });
  expect(await step()).toMatchObject({ ran: [], functions: [] });
  expect([await answer(), await pending()]).toEqual(['1', []]);

  await write('functions/answer.sql', answering('2'));
  expect(await pending()).toEqual(['answer.sql']);
  expect(await step()).toMatchObject({ ran: [], functions: ['answer.sql'] });
  expect([await answer(), await pending()]).toEqual(['2', []]);
});

test('an edited function keeps its grants, its owner and how it runs', async () => {
  const facts = async () =>
    (
      await database.pool.query(
        `select proacl::text, proowner, prosecdef, proconfig from pg_proc where proname = 'answer'`,
      )
    ).rows;
  await step();
  await database.pool.query('grant execute on function answer to pg_monitor');
  const before = await facts();

  await write('functions/answer.sql', answering('2'));
  await step();

  expect(await facts()).toEqual(before);
  expect(before).toMatchObject([
    { prosecdef: true, proacl: expect.stringMatching(/pg_monitor=X/) },
  ]);
});

test('one may stand before another that it calls', async () => {
  await write(
    'functions/a-first.sql',
    'create or replace function a_first() returns text language sql as $$ select answer() $$;',
  );

  await step();

  const { rows } = await database.pool.query('select a_first()');
  expect(rows).toEqual([{ a_first: '1' }]);
});

test.each([
  ['parameters', answering('2', 'p_more int')],
  ['answers', answering('2', '', 'int')],
])('a function with other %s needs a migration that drops the former one', async (_, changed) => {
  await step();
  await write('functions/answer.sql', changed);

  await expect(step()).rejects.toMatchObject({
    code: 'function_signature_changed',
    message: expect.stringMatching(/^The function answer .* add a migration that drops/),
  });
  expect(await answer()).toBe('1');

  await write('migrations/0002-two.sql', 'drop function answer()');
  expect(await step()).toMatchObject({ ran: ['0002-two.sql'], functions: ['answer.sql'] });
  expect(await pending()).toEqual([]);
});

test('of functions with a mistake in one of them none is applied', async () => {
  await step();
  await write('functions/answer.sql', answering('2'));
  await write(
    'functions/broken.sql',
    'create or replace function broken() returns int language plpgsql as $$ bgin $$;',
  );

  await expect(step()).rejects.toMatchObject({
    code: 'function_failed',
    message: expect.stringMatching(/^The function of broken\.sql failed: syntax error/),
  });

  expect([await answer(), await pending()]).toEqual(['1', ['answer.sql', 'broken.sql']]);
});

test('what a migration drops or replaces is what the files say afterwards', async () => {
  await step();
  await write('migrations/0002-two.sql', 'drop function answer()');
  expect(await step()).toMatchObject({ functions: ['answer.sql'] });
  expect(await answer()).toBe('1');

  await write('migrations/0003-three.sql', answering('of the migration'));
  await step();

  expect(await answer()).toBe('1');
});

test('an older version that starts again leaves the functions of a newer one', async () => {
  await write('migrations/0002-two.sql', 'create table other (id int)');
  await write('functions/answer.sql', answering('new'));
  await step();
  await rm(path.join(folder, 'migrations/0002-two.sql'));
  await write('functions/answer.sql', answering('old'));

  expect(await step()).toMatchObject({ ran: [], functions: [] });

  expect([await answer(), await pending()]).toEqual(['new', []]);
  expect(await readdir(path.join(folder, 'migrations'))).toEqual(['0001-one.sql']);
});

test('several at once apply them once', async () => {
  const steps = await Promise.all([step(), step(), step(), step()]);

  expect(steps.flatMap(({ functions }) => functions)).toEqual(['answer.sql']);
  expect(await answer()).toBe('1');
});
