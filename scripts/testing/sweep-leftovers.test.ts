import { chmod, mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareCluster } from '#platform/base/database/embedded/cluster.ts';
import { readPostmaster } from '#platform/base/database/embedded/postmaster.ts';
import { runCluster } from '#platform/base/database/embedded/run-cluster.ts';
import { makeOwnFolder } from '../base/own-folder.ts';
import { sweepLeftovers } from './sweep-leftovers.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'swept-'));
  // PostgreSQL runs as another user, who must reach its data below.
  await chmod(folder, 0o755);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const leave = async (name: string, hours: number): Promise<string> => {
  const place = path.join(folder, name);
  await mkdir(place, { recursive: true });
  await age(place, hours);
  return place;
};

const age = (place: string, hours: number) => {
  const at = new Date(Date.now() - hours * 3_600_000);
  return utimes(place, at, at);
};

const exists = (place: string) =>
  stat(place).then(
    () => true,
    () => false,
  );

test('old folders of killed runs go; young ones and those of others stay', async () => {
  const old = await leave('livery-bench-play-a1B2c3', 7);
  const spaced = await leave('livery merchants x9Y8z7', 7);
  const young = await leave('livery-bench-play-d4E5f6', 1);
  const foreign = await leave('somebody-else-a1B2c3', 700);

  const removed = await sweepLeftovers(folder);

  expect(removed.toSorted()).toEqual([old, spaced].toSorted());
  expect(await Promise.all([old, spaced, young, foreign].map(exists))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('an old folder whose process still runs stays', async () => {
  vi.stubEnv('TMPDIR', folder);
  const place = makeOwnFolder('bench-rows');
  vi.unstubAllEnvs();
  await age(place, 70);

  expect(await sweepLeftovers(folder)).toEqual([]);
  expect(await exists(place)).toBe(true);
});

test('a database that runs for nobody is ended; one in use stays', async () => {
  const place = await leave('livery-bench-play-a1B2c3', 0);
  await chmod(place, 0o755);
  const cluster = await runCluster(place);
  const { data } = await prepareCluster(place);
  const client = new Client({
    connectionString: cluster.urlOf('livery'),
    application_name: 'livery-use',
  });
  await client.connect();
  await cluster.stop();
  await age(place, 7);

  expect(await sweepLeftovers(folder)).toEqual([]);
  expect(await readPostmaster(data)).not.toBeNull();

  await client.end();
  await age(place, 7);
  expect(await sweepLeftovers(folder)).toEqual([place]);
  expect(await readPostmaster(data)).toBeNull();
  expect(await exists(data)).toBe(false);
});

test('data outside of a temporary folder that is gone goes; of one that is there, or was elsewhere, it stays', async () => {
  const outside = path.join(folder, 'outside');
  const kept = await mkdtemp(path.join(os.tmpdir(), 'swept-'));
  const put = async (name: string, home: string, hours: number): Promise<string> => {
    const place = path.join(outside, name);
    await mkdir(path.join(place, 'cluster'), { recursive: true });
    await writeFile(path.join(place, 'home'), home);
    await age(place, hours);
    return place;
  };
  const gone = path.join(os.tmpdir(), 'swept-gone', 'postgres');
  const orphan = await put('livery-00112233445566aa', gone, 7);
  const young = await put('livery-00112233445566bb', gone, 1);
  const owned = await put('livery-00112233445566cc', kept, 7);
  const elsewhere = await put('livery-00112233445566dd', '/mnt/away/checkout/.livery/postgres', 7);

  const removed = await sweepLeftovers(folder, undefined, [outside]);
  await rm(kept, { recursive: true });

  expect(removed).toEqual([orphan]);
  expect(await Promise.all([orphan, young, owned, elsewhere].map(exists))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
