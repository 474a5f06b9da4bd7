import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { checkCluster } from '../../scripts/citus/check-cluster.ts';
import { planDistribution } from '../../scripts/citus/plan-distribution.ts';
import { readSchema, type Schema } from '../../scripts/citus/read-schema.ts';
import { coordinatorTables, referenceTables } from '../../scripts/citus/reference-tables.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let owner: Connection;
let schema: Schema;

beforeAll(async () => {
  database = await startTestDatabase();
  owner = await connect(database.url, { connections: 1 });
  schema = await readSchema(owner.pool);
});

afterAll(async () => {
  await owner.close();
  await database.close();
});

test('each table is spread by brand or copied to each node, and each that is named is there', () => {
  const { references, kept, distributed, unplanned, unknown } = planDistribution(schema);

  expect({ unplanned, unknown }).toEqual({ unplanned: [], unknown: [] });
  expect([...references, ...kept].toSorted()).toEqual(Object.keys(referenceTables).toSorted());
  expect(kept.toSorted()).toEqual([...coordinatorTables].toSorted());
  expect(distributed).toEqual(expect.arrayContaining(['member', 'bet', 'entry', 'transfer']));
  expect(references.length + kept.length + distributed.length).toBe(schema.tables.length);
});

test('a table comes after those that its foreign keys refer to', () => {
  const { references, distributed } = planDistribution(schema);
  const place = new Map([...references, ...distributed].map((name, at) => [name, at]));
  const at = (name: string): number => place.get(name) ?? Number.NaN;

  const wrong = schema.foreignKeys.filter(
    ({ table, refersTo }) => table !== refersTo && !(at(refersTo) < at(table)),
  );

  expect(schema.foreignKeys.length).toBeGreaterThan(100);
  const toKept = schema.foreignKeys.filter(({ table, refersTo }) =>
    [table, refersTo].some((name) => coordinatorTables.includes(name)),
  );
  expect(toKept).toEqual([]);
  // A member and the picture that was sent refer to each other: one of the two has to come first.
  expect(wrong.map(({ name }) => name)).toEqual(['upload_merchant_id_member_id_fkey']);
});

test('no partition is planned by itself, and no table twice', async () => {
  const { rows } = await owner.pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relispartition and relkind = 'r'`,
  );
  const { references, distributed } = planDistribution(schema);
  const planned = [...references, ...distributed];

  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ name }) => planned.includes(name))).toEqual([]);
  expect(new Set(planned).size).toBe(planned.length);
});

test('a table that nobody has named, and that is no brand’s, is told', async () => {
  await owner.pool.query('begin');
  try {
    await owner.pool.query('create table planted (id bigint primary key)');

    expect(planDistribution(await readSchema(owner.pool)).unplanned).toEqual(['planted']);
  } finally {
    await owner.pool.query('rollback');
  }
});

test('every policy, trigger and foreign key is read with the statement that makes it', () => {
  const made = [...schema.foreignKeys, ...schema.triggers, ...schema.policies];

  expect(schema.policies.length).toBeGreaterThan(schema.tables.length / 2);
  expect(made.filter(({ definition }) => !/^(?:alter|create) /i.test(definition))).toEqual([]);
});

test('a server that is away, and one without the extension, are refused with what to do', async () => {
  const away = new URL(database.url);
  away.port = '1';

  await expect(checkCluster(away.href)).rejects.toThrow('cannot be reached');
  await expect(checkCluster(database.url)).rejects.toThrow(
    'The extension citus is not installed at this server: install its package on every node',
  );
});
