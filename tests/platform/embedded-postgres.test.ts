import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCluster } from '#platform/base/database/embedded/cluster.ts';
import { type Postmaster, readPostmaster } from '#platform/base/database/embedded/postmaster.ts';
import { runCluster } from '#platform/base/database/embedded/run-cluster.ts';
import { migrate } from '#platform/base/database/migrate.ts';
import { type OpenedDatabase, openDatabase } from '#platform/base/database/open-database.ts';
import { isWholeProof } from '../support/proof.ts';

const OPENER = path.resolve(import.meta.dirname, '../support/open-database-and-wait.ts');

/** What is proved nearer to its rule every day, and here in the whole proof. */
const nightly = test.runIf(isWholeProof);

let stateDir: string;

beforeAll(async () => {
  stateDir = await mkdtemp(path.join(os.tmpdir(), 'livery state '));
  await chmod(stateDir, 0o755);
});

afterAll(() => rm(stateDir, { recursive: true, force: true }));

const alive = async () => readPostmaster((await prepareCluster(stateDir)).data);

/** A process of its own that opened the database; killed, it has no chance to end the server. */
const openElsewhere = async () => {
  const child = spawn(process.execPath, [OPENER, stateDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  const kill = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return { origin, kill };
};

test('it starts, keeps its rows, and is gone when it was closed', async () => {
  const first = await openDatabase(stateDir);
  expect(first.origin).toBe('started');
  expect(first.migrated).toContain('0001-merchants.sql');
  await first.pool.query(
    `insert into merchant (code, currency, config, content_hash) values ('kept', 'USD', '{}', '')`,
  );
  await first.close();
  expect(await alive()).toBeNull();

  const second = await openDatabase(stateDir);

  expect([second.origin, second.migrated]).toEqual(['started', []]);
  expect((await second.pool.query('select code from merchant')).rows).toEqual([{ code: 'kept' }]);
  await second.close();
});

nightly('a server that dies while it is closed is gone, and that is no fault', async () => {
  for (let round = 0; round < 3; round += 1) {
    const opened = await openDatabase(stateDir);
    const { pid } = (await alive()) ?? { pid: 0 };
    process.kill(pid, 'SIGKILL');
    await opened.close();
    expect(await alive()).toBeNull();
  }
});

nightly('a server that another one uses, though idle, is not ended', async () => {
  const first = await runCluster(stateDir);
  const second = await runCluster(stateDir);
  expect([first.adopted, second.adopted]).toEqual([false, true]);

  await second.stop();
  expect(await alive()).not.toBeNull();

  await first.stop();
  expect(await alive()).toBeNull();
});

test('one that was left while it ends is waited for by who starts it next, and nothing is lost', async () => {
  const first = await openDatabase(stateDir);
  await first.pool.query(
    `insert into merchant (code, currency, config, content_hash) values ('late', 'USD', '{}', '')`,
  );

  await first.leave();
  const second = await openDatabase(stateDir);

  expect(second.origin).toBe('started');
  const { rows } = await second.pool.query(`select code from merchant where code = 'late'`);
  expect(rows).toEqual([{ code: 'late' }]);
  await second.pool.query(`delete from merchant where code = 'late'`);
  await second.close();
});

test('a server that survived its platform is adopted, and ended by the one who adopted it', async () => {
  const platform = await openElsewhere();
  const survivor = await alive();
  await platform.kill('SIGKILL');

  const adopted = await openDatabase(stateDir);

  expect([platform.origin, adopted.origin]).toEqual(['started', 'adopted']);
  expect((await alive())?.pid).toBe(survivor?.pid);
  await adopted.close();
  expect(await alive()).toBeNull();
});

nightly('two at once share one server; the last one ends it', async () => {
  const [one, other] = await Promise.all([openDatabase(stateDir), openDatabase(stateDir)]);

  expect([one.origin, other.origin].toSorted()).toEqual(['adopted', 'started']);
  await one.close();
  expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await other.close();
  expect(await alive()).toBeNull();
});

test('a server that was killed recovers, and a stale process number hinders nobody', async () => {
  const opened = await openDatabase(stateDir);
  await opened.pool.query('create table if not exists public.probe (n int)').catch(() => {});
  const postmaster = await alive();
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  await opened.pool.end();
  const { data } = await prepareCluster(stateDir);
  // The number of a process that lives but is no PostgreSQL: our own.
  const file = path.join(data, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, [String(process.pid), ...lines.slice(1)].join('\n'));

  const again = await openDatabase(stateDir);

  expect(again.origin).toBe('started');
  expect((await again.pool.query('select code from merchant')).rows).toEqual([{ code: 'kept' }]);
  await again.close();
});

const log = { warn: () => {}, error: () => {} };

/** Kills the server, and nothing else. */
const killServer = async (): Promise<Postmaster> => {
  const postmaster = await alive();
  if (!postmaster) throw new Error('nothing to be killed');
  process.kill(postmaster.pid, 'SIGKILL');
  return postmaster;
};

const readCodes = (opened: OpenedDatabase): Promise<string[] | null> =>
  opened.pool.query<{ code: string }>('select code from merchant').then(
    ({ rows }) => rows.map(({ code }) => code),
    () => null,
  );

test('under a server that lives on it is started again each time, at its port; connections heal', async () => {
  const told: unknown[] = [];
  const tell = (...said: unknown[]) => told.push(said.at(-1));
  const opened = await openDatabase(stateDir, undefined, { warn: tell, error: tell });
  for (let round = 0; round < 2; round += 1) {
    const { pid, port } = await killServer();

    // What the dead one has left behind may still answer for a moment.
    const isOther = async () => ((await alive())?.pid ?? pid) !== pid;
    await expect.poll(isOther).toBe(true);
    expect((await alive())?.port).toBe(port);
    await expect.poll(() => readCodes(opened)).toEqual(['kept']);
    await expect.poll(() => told.length).toBe(2 * (round + 1));
  }
  const [gone, back] = [
    'the embedded database is gone; it is started again',
    'the embedded database is back',
  ];
  expect(told).toEqual([gone, back, gone, back]);
  await opened.close();
  expect(await alive()).toBeNull();
});

nightly('who closes it while it is being started again leaves none behind', async () => {
  for (let round = 0; round < 3; round += 1) {
    const opened = await openDatabase(stateDir, undefined, log);
    await killServer();
    await opened.close();
    expect(await alive()).toBeNull();
  }
});

nightly('of two that have lost it one starts it again, and both find it', async () => {
  const opened = await Promise.all([1, 2].map(() => openDatabase(stateDir, undefined, log)));
  const { pid } = await killServer();

  await expect.poll(async () => ((await alive())?.pid ?? pid) !== pid).toBe(true);
  for (const each of opened) await expect.poll(() => readCodes(each)).toEqual(['kept']);

  for (const each of opened) await each.close();
  expect(await alive()).toBeNull();
});

test('whoever starts it after it was killed starts it at its port', async () => {
  const opened = await openDatabase(stateDir);
  const before = await killServer();

  const next = await openDatabase(stateDir);

  expect((await alive())?.port).toBe(before.port);
  await expect.poll(() => readCodes(opened)).toEqual(['kept']);
  await opened.close();
  await next.close();
});

test('the password and the log are ours alone, and sign-in needs the password', async () => {
  const opened = await openDatabase(stateDir);
  const home = path.join(stateDir, 'postgres');

  expect((await stat(path.join(home, 'cluster.json'))).mode & 0o077).toBe(0);
  const { data } = await prepareCluster(stateDir);
  const rules = (await readFile(path.join(data, 'pg_hba.conf'), 'utf8'))
    .split('\n')
    .filter((line) => /^(local|host)/.test(line));
  expect(rules.every((line) => line.endsWith('scram-sha-256'))).toBe(true);
  const wrong = new URL(opened.url);
  wrong.password = 'wrong';
  await expect(openDatabase(stateDir, wrong.href)).rejects.toMatchObject({
    code: 'database_unreachable',
    message: expect.stringContaining('password authentication failed'),
  });
  await opened.close();
});

nightly('when the state folder was removed, its data elsewhere goes too', async () => {
  const before = await prepareCluster(stateDir);
  await rm(path.join(stateDir, 'postgres', 'cluster.json'));

  const opened = await openDatabase(stateDir);

  expect(opened.migrated.length).toBeGreaterThan(0);
  expect(await readdir(path.dirname(before.data))).not.toContain(path.basename(before.data));
  await opened.close();
});

test('a migration that was edited after it ran is one clear sentence', async () => {
  const opened = await openDatabase(stateDir);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'livery-migrations-'));
  const migrations = path.join(folder, 'migrations');
  await mkdir(migrations);
  await writeFile(path.join(migrations, '0001-merchants.sql'), 'select 1');

  const owner = await import('#platform/base/database/connect.ts').then(({ connect }) =>
    connect(opened.url),
  );
  await expect(migrate(owner.pool, folder)).rejects.toMatchObject({
    code: 'migration_changed',
    message: expect.stringContaining('0001-merchants.sql was edited after it had run'),
  });
  await writeFile(path.join(migrations, '9999-broken.sql'), 'create tabel x ()');
  await rm(path.join(migrations, '0001-merchants.sql'));
  await expect(migrate(owner.pool, folder)).rejects.toMatchObject({
    code: 'migration_failed',
    message: expect.stringContaining('9999-broken.sql failed: syntax error'),
  });
  await owner.close();
  await opened.close();
  await rm(folder, { recursive: true });
});

test.runIf(process.getuid?.() === 0)(
  'as root, in a folder that nobody else may enter, the data stand where the server can go',
  async () => {
    const shut = await mkdtemp(path.join(os.tmpdir(), 'livery shut '));
    const opened = await openDatabase(shut);
    const { data } = await prepareCluster(shut);

    expect(data.startsWith(shut)).toBe(false);
    expect((await stat(data)).mode & 0o077).toBe(0);
    expect((await stat(data)).uid).not.toBe(0);
    await opened.close();
    const reopened = await openDatabase(shut);
    expect([reopened.origin, reopened.migrated]).toEqual(['started', []]);
    await reopened.close();
    await rm(shut, { recursive: true });
    await rm(path.dirname(path.dirname(data)), { recursive: true });
  },
);
