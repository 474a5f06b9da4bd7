import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemStatus } from '#api/system.ts';
import { unlevelCells } from '#platform/app/doctor/find-unlevel-cells.ts';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { requestLivery } from '../build/request-livery.ts';
import { buildCellBrand, startCells } from '../support/cells.ts';
import { openSlot } from '../support/play-fixture.ts';
import type { TestPlatform } from '../support/platform.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let cells: Awaited<ReturnType<typeof startCells>>;
/** Has alpha. */
let first: TestPlatform;
/** Has beta. */
let second: TestPlatform;
let owners: { first: Connection; second: Connection };

const livery = async (...args: string[]) => {
  const { code, stdout, stderr } = await requestLivery(['platform', ...args, '--json'], cells.env);
  return { code, stderr, printed: JSON.parse(stdout || '{}') as Record<string, unknown> };
};

const share = () => livery('cells', 'share');

const findings = () => unlevelCells.find({ database: owners.first.database, isWhole: false });

const ask = (platform: TestPlatform, host: string) =>
  platform.send({ host }, { path: systemStatus.path });

beforeAll(async () => {
  process.env['LIVERY_SEAL_KEY'] = 'bL7rZ0c1Xv3QpYw9Tn5Gk2Hs8Jd4Mf6A';
  // Each look at what is shared is a test's own: the job's would come between.
  cells = await startCells(undefined, { jobs: false });
  owners = {
    first: await connect(cells.env.DATABASE_URL, { connections: 2 }),
    second: await connect(cells.env.LIVERY_CELL_B_URL, { connections: 2 }),
  };
  first = await cells.startFirst();
  const who = ['--as', 'anna', '--reason', 'the first is full'];
  expect(await livery('cells', 'add', 'b', ...who)).toMatchObject({ code: 0 });
  second = await cells.startSecond();
  expect(await livery('move', 'beta', 'b', '--closed-at-most', '300', ...who)).toMatchObject({
    code: 0,
  });
  await vi.waitFor(async () => expect((await ask(second, 'beta.localhost')).status).toBe(200), {
    timeout: 120_000,
    interval: 200,
  });
});

afterAll(async () => {
  await owners.first.close();
  await owners.second.close();
  await cells.close();
});

const readGames = async ({ pool }: Connection) =>
  (
    await pool.query<{ row: string }>(
      `select md5(g::text) as row from game g where active order by node_id`,
    )
  ).rows;

test('a game that is switched off or changed in the first cell is so in the other one, and what that has alone is off', async () => {
  await share();
  const nothing = await share();
  await owners.first.pool.query('update game set active = false where node_id = $1', [
    openSlot.nodeId,
  ]);
  await owners.first.pool.query(
    'update game set maintenance = true where node_id = (select max(node_id) from game)',
  );
  await owners.second.pool.query(
    `insert into vendor (code, name, active) values ('OWN', 'its own', true)`,
  );

  const shared = await share();

  expect(nothing.printed).toMatchObject({ catalogue: 0, faults: [] });
  expect(shared.printed).toMatchObject({ catalogue: 3 });
  expect(await readGames(owners.second)).toEqual(await readGames(owners.first));
  const own = await owners.second.pool.query(`select active from vendor where code = 'OWN'`);
  expect(own.rows).toEqual([{ active: false }]);
  expect(await findings()).toEqual([]);
});

test('cells of different versions keep their catalogues, and the doctor says so', async () => {
  await owners.second.pool.query(
    `insert into migration (name, hash) values ('9999-later.sql', 'x')`,
  );
  await owners.first.pool.query('update game set active = true where node_id = $1', [
    openSlot.nodeId,
  ]);

  await share();
  const found = await findings();
  await owners.second.pool.query(`delete from migration where name = '9999-later.sql'`);
  await share();

  expect(found).toMatchObject([
    { subject: 'b: catalogue', found: expect.stringContaining('different versions') },
  ]);
  expect(await findings()).toEqual([]);
});

test('a new host name of a brand in another cell is known in the one that it left, and one that two claim is found', async () => {
  const before = (await ask(first, 'new.example')).status;
  await second.reload([buildCellBrand('alpha'), buildCellBrand('beta', ['new.example'])]);
  await share();
  await vi.waitFor(async () => expect((await ask(first, 'new.example')).status).toBe(503), {
    timeout: 60_000,
    interval: 200,
  });
  const fine = await findings();

  await first.reload([buildCellBrand('alpha', ['new.example']), buildCellBrand('beta')]);
  await share();

  expect(before).toBe(404);
  expect((await ask(second, 'new.example')).status).toBe(200);
  expect(fine).toEqual([]);
  expect(await findings()).toMatchObject([
    { subject: 'b: host names', found: expect.stringContaining('new.example is claimed by') },
  ]);
});
