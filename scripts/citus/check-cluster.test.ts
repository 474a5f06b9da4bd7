import { expect, test } from 'vitest';
import { type ClusterFacts, whyNot } from './check-cluster.ts';

const facts: ClusterFacts = {
  postgres: 150_018,
  citus: '13.2-1',
  isLoaded: true,
  isSuperuser: true,
  database: 'postgres',
  tables: 0,
  isOurs: false,
  group: null,
  workers: [],
};

test('a coordinator with an empty database can be tried, and so can one that a run has left', () => {
  expect(whyNot(facts)).toBeNull();
  expect(whyNot({ ...facts, group: 0 })).toBeNull();
  expect(whyNot({ ...facts, citus: '12.1-1' })).toBeNull();
  expect(whyNot({ ...facts, tables: 150, isOurs: true })).toBeNull();
});

test.each<[what: string, found: Partial<ClusterFacts>, said: string]>([
  ['an old PostgreSQL', { postgres: 140_012 }, 'This is PostgreSQL 14'],
  ['no extension', { citus: null }, 'not installed at this server'],
  ['an old extension', { citus: '12.0-1' }, 'This is Citus 12.0-1: 12.1 or newer is needed'],
  ['a much older one', { citus: '9.5-2' }, 'This is Citus 9.5-2'],
  ['one that is not loaded', { isLoaded: false }, 'shared_preload_libraries'],
  ['a login that may not', { isSuperuser: false }, 'Name a superuser'],
  ['a worker', { group: 2 }, 'name the coordinator'],
  ['somebody’s database', { tables: 3 }, 'is not empty and not ours: 3 tables'],
])('%s is refused', (_what, found, said) => {
  expect(whyNot({ ...facts, ...found })).toContain(said);
});
