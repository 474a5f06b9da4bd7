import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { migrate, runsByItself } from '#platform/base/database/migrate.ts';
import { type Catalogue, readCatalogue } from '../support/catalogue.ts';
import { allowedContractions, FIRST_EXPANDING } from '../support/contracting-migrations.ts';
import {
  type Contraction,
  findContractions,
  findWholeWrites,
  rules,
} from '../support/contraction.ts';
import { startEmptyDatabase, startTestDatabase, type TestDatabase } from '../support/database.ts';
import { growingTables } from '../support/growing-tables.ts';
import { root } from '../support/source-files.ts';

const DATABASE = path.join(root, 'src/platform/base/database');

let database: TestDatabase;
let owner: Connection;
let catalogue: Catalogue;
let folder: string;

beforeAll(async () => {
  database = await startTestDatabase();
  owner = await connect(database.url, { connections: 1 });
  catalogue = await readCatalogue(owner.pool);
  folder = await mkdtemp(path.join(os.tmpdir(), 'livery-expanding-'));
  await mkdir(path.join(folder, 'migrations'));
});

afterAll(async () => {
  await owner.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const add = (name: string): Promise<void> =>
  copyFile(path.join(DATABASE, 'migrations', name), path.join(folder, 'migrations', name));

/** What each migration from the first one on does that the former version could not live with. */
const examineAll = async (): Promise<({ migration: string } & Contraction)[]> => {
  const names = (await readdir(path.join(DATABASE, 'migrations'))).toSorted();
  const { pool, close } = await startEmptyDatabase();
  try {
    await Promise.all(names.filter((name) => name < FIRST_EXPANDING).map(add));
    await migrate(pool, folder, async () => false);
    let before = await readCatalogue(pool);
    const found: ({ migration: string } & Contraction)[] = [];
    for (const name of names.filter((later) => later >= FIRST_EXPANDING)) {
      await add(name);
      await migrate(pool, folder, async () => false);
      const text = await readFile(path.join(DATABASE, 'migrations', name), 'utf8');
      const after = await readCatalogue(pool);
      const change = { before, after, isConcurrent: runsByItself(text) };
      const migration = name.slice(0, 4);
      for (const one of [...findContractions(change), ...findWholeWrites(text)])
        found.push({ migration, ...one });
      before = after;
    }
    return found;
  } finally {
    await close();
  }
};

test('no migration takes from the former version what it works with, but for what is named with its reason', async () => {
  const found = await examineAll();

  const allowed = allowedContractions.map(({ migration, rule, name }) => ({
    migration,
    rule,
    name,
  }));
  // Both ways: what is no longer so goes out of the list.
  expect(found).toEqual(expect.arrayContaining(allowed));
  expect(allowed).toEqual(expect.arrayContaining(found));
});

test('every exception has its reason, and none outlives the version that it was made for', async () => {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const isBefore = (one: string, other: string): boolean =>
    one.localeCompare(other, 'en', { numeric: true }) < 0;

  for (const { reason, untilVersion } of allowedContractions) {
    expect(reason.length).toBeGreaterThan(20);
    expect(isBefore(version, untilVersion)).toBe(true);
  }
});

test('each table that is said to grow is there', () => {
  const there = new Set(catalogue.tables.map(({ name }) => name));

  expect(Object.keys(growingTables).filter((name) => !there.has(name))).toEqual([]);
});

/** What a statement breaks, which is then undone. */
const broken = async (planted: string): Promise<Contraction[]> => {
  await owner.pool.query('begin');
  try {
    const before = await readCatalogue(owner.pool);
    await owner.pool.query(planted);
    const after = await readCatalogue(owner.pool);
    return [
      ...findContractions({ before, after, isConcurrent: false }),
      ...findWholeWrites(planted),
    ];
  } finally {
    await owner.pool.query('rollback');
  }
};

const planted: [Contraction['rule'], string, string][] = [
  [rules.gone, 'job_run', 'drop table job_run'],
  [rules.gone, 'job_run', 'alter table job_run rename to job_runs'],
  [rules.gone, 'job_run.every_ms', 'alter table job_run drop column every_ms'],
  [rules.gone, 'job_run.every_ms', 'alter table job_run rename every_ms to interval_ms'],
  [rules.gone, 'job_run (job)', 'alter table job_run drop constraint job_run_pkey'],
  [rules.gone, 'upload (created_at) where (used_at IS NULL)', 'drop index upload_unused'],
  [
    rules.gone,
    'vendor_answer.former_answer_once',
    'drop trigger former_answer_once on vendor_answer',
  ],
  [rules.gone, 'keep_former_answer()', 'drop function keep_former_answer cascade'],
  [
    rules.gone,
    'end_excluded(p_merchant bigint, p_of bigint, p_exclusion bigint, p_keep_token text)',
    `drop function end_excluded; create function end_excluded(p_merchant bigint) returns void
      language plpgsql as $x$ begin end $x$`,
  ],
  [
    rules.namesake,
    'keep_former_answer(p_more bigint)',
    `create function keep_former_answer(p_more bigint) returns void language plpgsql as $x$ begin end $x$`,
  ],
  [
    rules.value,
    'job_run.planted',
    'alter table job_run add column planted int; alter table job_run alter planted set not null',
  ],
  [rules.value, 'job_run.failed_at', 'alter table job_run alter failed_at set not null'],
  [rules.value, 'notice.audience', 'alter table notice alter audience drop default'],
  [rules.type, 'job_run.every_ms', 'alter table job_run alter every_ms type int'],
  [rules.type, 'job_run.job', 'alter table job_run alter job type varchar(40)'],
  [
    rules.refused,
    'job_run.planted',
    'alter table job_run add constraint planted check (every_ms > 0)',
  ],
  [
    rules.refused,
    'notice.planted',
    `alter table notice drop constraint notice_audience_check,
      add constraint planted check (audience in ('everyone', 'members'))`,
  ],
  [rules.refused, 'job_run (every_ms)', 'create unique index planted on job_run (every_ms)'],
  [
    rules.refused,
    'job_run (every_ms) where (failed_at IS NULL)',
    'create unique index planted on job_run (every_ms) where failed_at is null',
  ],
  [rules.lock, 'member', 'alter table member add column planted float8 default random()'],
  [
    rules.lock,
    'member.planted',
    'alter table member add column n int, add constraint planted check (n > 0)',
  ],
  [rules.lock, 'member', 'update only member set nickname = nickname'],
  [rules.lock, 'session', 'lock table session in share mode'],
  [rules.index, 'member (nickname)', 'create index planted on member (nickname)'],
];

test.each(planted)('%s: %s is found', async (rule, name, statement) => {
  expect(await broken(statement)).toContainEqual({ rule, name });
});

test('what only adds, and what allows more, breaks nothing', async () => {
  const found = await broken(`
    create table planted (merchant_id bigint, id bigint, primary key (merchant_id, id));
    alter table job_run add column planted int not null default 7 check (planted > 0);
    alter table job_run alter failed_at set default now();
    alter table member add column planted int, add constraint planted check (planted > 0) not valid;
    alter table notice drop constraint notice_audience_check,
      add check (audience in ('everyone', 'agents', 'members'));
    create unique index on job_run (job, every_ms);
    create index on job_run (every_ms);
    create function planted() returns void language plpgsql as $x$ begin update member set id = 1; end $x$;
    alter table job_run drop constraint job_run_pkey, add constraint job_key primary key (job)`);

  expect(found).toEqual([]);
});

test('a migration that runs statement by statement builds an index while others write and wait', async () => {
  const { pool, url, close } = await startEmptyDatabase();
  const other = await connect(url);
  try {
    await writeFile(
      path.join(folder, 'migrations/9998-first.sql'),
      'create table planted (id int); insert into planted select generate_series(1, 100)',
    );
    await writeFile(
      path.join(folder, 'migrations/9999-index.sql'),
      `-- Each statement by itself.
drop index concurrently if exists planted_id;
create index concurrently planted_id on planted (id);
`,
    );

    // Both at once: the second waits for the first, and must not hold it up.
    const both = await Promise.all(
      [pool, other.pool].map((each) => migrate(each, folder, async () => false)),
    );

    expect(both.map(({ ran }) => ran.includes('9999-index.sql')).filter(Boolean)).toHaveLength(1);
    const { rows } = await pool.query(
      `select indisvalid from pg_index where indexrelid = 'planted_id'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  } finally {
    await other.close();
    await close();
  }
});
