import type { ChildProcess } from 'node:child_process';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenCell } from '#platform/app/cells/cell.ts';
import { addCell, openCell } from '#platform/app/cells/cells.ts';
import { startLivery } from '../build/run-livery.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

/** `livery platform cells share --every`, three cells; b is kept from answering by a lock. */
let platform: TestPlatform;
let databases: TestDatabase[];
let env: Record<string, string>;
let first: OpenCell;
let c: OpenCell;
let holder: Client;
let child: ChildProcess;
let ended: Promise<number | null>;
let told: string;

/** Longer than any of this takes anywhere: the command waits 20 s for a cell. */
const PATIENCE = { timeout: 150_000 };

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha')], { jobs: false });
  databases = [await startTestDatabase(), await startTestDatabase()];
  const [b = '', other = ''] = databases.map(({ url }) => url);
  env = { DATABASE_URL: platform.databaseUrl, LIVERY_CELL_B_URL: b, LIVERY_CELL_C_URL: other };
  first = await openCell({ name: 'first', addressIn: 'DATABASE_URL' }, env);
  await addCell(first, { name: 'b' }, env);
  await addCell(first, { name: 'c' }, env);
  c = await openCell({ name: 'c', addressIn: 'LIVERY_CELL_C_URL' }, env);
}, 300_000);

afterAll(async () => {
  await c.close();
  await first.close();
  await platform.close();
  for (const { close } of databases) await close();
});

beforeEach(async () => {
  holder = new Client({ connectionString: env['LIVERY_CELL_B_URL'] });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table cell_level in exclusive mode');
  const started = startLivery(['platform', 'cells', 'share', '--every', '1'], env);
  ({ child } = started);
  ended = started.finished.then(({ code }) => code);
  told = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    told += String(chunk);
  });
});

afterEach(async () => {
  child.kill('SIGKILL');
  await holder.end();
});

/** When a cell was last level with the first one, in seconds of the epoch; 0: never. */
const levelAt = async ({ pool }: OpenCell): Promise<number> => {
  const { rows } = await pool.query<{ at: number }>(
    `select coalesce(max(extract(epoch from level_at)), 0)::float8 as at from cell_level where subject = 'draws'`,
  );
  return rows[0]?.at ?? 0;
};

const LEFT_OUT = 'The cell b does not answer: it is left out until it does.';

/** The lock is still held: what it keeps waiting has not gone on. */
const isHeld = async (): Promise<boolean> =>
  ((
    await holder.query(
      `select from pg_locks where pid = pg_backend_pid() and mode = 'ExclusiveLock'`,
    )
  ).rowCount ?? 0) > 0;

test('a cell that does not answer is left out after a while; the others have their turns, and it comes back', async () => {
  await expect.poll(() => told, PATIENCE).toContain(LEFT_OUT);
  const before = await levelAt(c);
  await expect.poll(() => levelAt(c), PATIENCE).toBeGreaterThan(before);
  expect(before).toBeGreaterThan(0);
  expect(told).not.toContain('All cells answer again.');

  await holder.query('rollback');

  await expect.poll(() => told, PATIENCE).toContain('All cells answer again.');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 300_000);

test('told to end while a cell is left out, it ends, whether that cell answers or not', async () => {
  await expect.poll(() => told, PATIENCE).toContain(LEFT_OUT);

  child.kill('SIGTERM');

  expect(await ended).toBe(0);
  expect(await isHeld()).toBe(true);
}, 300_000);

test('told to end while a look waits for a cell, it ends, too', async () => {
  // By a connection of its own: a transaction sees the activity of its first look.
  const watcher = new Client({ connectionString: env['LIVERY_CELL_B_URL'] });
  await watcher.connect();
  const waits = async (): Promise<number> => {
    const { rowCount } = await watcher.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount ?? 0;
  };
  await expect.poll(waits, PATIENCE).toBeGreaterThan(0);
  await watcher.end();

  child.kill('SIGTERM');

  expect(await ended).toBe(0);
  expect(await isHeld()).toBe(true);
}, 300_000);
