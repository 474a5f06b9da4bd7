import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemStatus } from '#api/system.ts';
import { balance } from '#api/wallet.ts';
import { lateExclusions } from '#platform/app/doctor/find-late-exclusions.ts';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { sql } from '#platform/base/database/sql.ts';
import { requestLivery } from '../build/request-livery.ts';
import { startCells } from '../support/cells.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import type { TestPlatform } from '../support/platform.ts';

vi.setConfig({ testTimeout: 600_000 });

let cells: Awaited<ReturnType<typeof startCells>>;
/** Has alpha. */
let first: TestPlatform;
/** Has beta. */
let second: TestPlatform;
/** As the owner, who sees every row. */
let owners: { first: Connection; second: Connection };

const livery = async (...args: string[]) => {
  const { code, stdout, stderr } = await requestLivery(['platform', ...args, '--json'], cells.env);
  return { code, stderr, printed: JSON.parse(stdout || '{}') as Record<string, unknown> };
};

const share = () => livery('cells', 'share');

beforeAll(async () => {
  process.env['LIVERY_SEAL_KEY'] = 'bL7rZ0c1Xv3QpYw9Tn5Gk2Hs8Jd4Mf6A';
  cells = await startCells();
  owners = {
    first: await connect(cells.env.DATABASE_URL, { connections: 2 }),
    second: await connect(cells.env.LIVERY_CELL_B_URL, { connections: 2 }),
  };
  first = await cells.startFirst();
  const who = ['--as', 'anna', '--reason', 'the first is full'];
  expect(await livery('cells', 'add', 'b', ...who)).toMatchObject({ code: 0 });
  second = await cells.startSecond();
  const moved = await livery('move', 'beta', 'b', '--closed-at-most', '300', ...who);
  expect(moved).toMatchObject({ code: 0 });
  await vi.waitFor(
    async () =>
      expect(await second.call({ host: 'beta.localhost' }, systemStatus)).toMatchObject({
        ok: true,
      }),
    { timeout: 60_000, interval: 100 },
  );
});

afterAll(async () => {
  await owners.first.close();
  await owners.second.close();
  await cells.close();
});

let people = 0;

/** Somebody with an account at both brands, each in a cell of its own. */
const openTwice = async () => {
  people += 1;
  const person = {
    username: `twofold${people}`,
    profile: { email: `person${people}@example.com` },
  };
  return {
    atAlpha: await openMember(first, 'alpha', person),
    atBeta: await openMember(second, 'beta', person),
  };
};

const exclude = ({ database }: TestPlatform, { merchantId, memberId }: OpenedMember) =>
  sql`select exclude_person(${merchantId}, ${memberId}, null, null)`.execute(database);

const countExclusions = async (
  { pool }: Connection,
  { merchantId, memberId }: OpenedMember,
): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*) as count from exclusions_of($1, $2)',
    [merchantId, memberId],
  );
  return rows[0]?.count ?? 0;
};

const statusOf = async (platform: TestPlatform, member: OpenedMember): Promise<number> =>
  (await platform.send(member, { path: balance.path })).status;

test('who is excluded at a brand is excluded and signed out at one of another cell once that is shared, and nothing is written twice', async () => {
  const { atAlpha, atBeta } = await openTwice();
  await exclude(first, atAlpha);
  const before = [await countExclusions(owners.second, atBeta), await statusOf(second, atBeta)];

  const shared = await share();
  const again = await share();

  expect(before).toEqual([0, 200]);
  expect(shared).toMatchObject({ code: 0, printed: { cells: ['first', 'b'], written: 1 } });
  expect(again.printed).toMatchObject({ written: 0, faults: [] });
  expect([await countExclusions(owners.second, atBeta), await statusOf(second, atBeta)]).toEqual([
    1, 401,
  ]);
});

test('an exclusion of a later cell reaches the first one', async () => {
  const { atAlpha, atBeta } = await openTwice();
  await exclude(second, atBeta);

  await share();

  expect([await countExclusions(owners.first, atAlpha), await statusOf(first, atAlpha)]).toEqual([
    1, 401,
  ]);
});

test('an exclusion that ends, ends everywhere, and signs nobody out who came back', async () => {
  const { atAlpha, atBeta } = await openTwice();
  await exclude(first, atAlpha);
  await share();
  const back = await openMember(second, 'beta', { username: `back${people}` });
  await owners.first.pool.query(
    'update self_exclusion set until = now(), returns_at = now() where merchant_id = $1 and member_id = $2',
    [atAlpha.merchantId, atAlpha.memberId],
  );

  await share();

  expect(await countExclusions(owners.second, atBeta)).toBe(0);
  expect(await statusOf(second, back)).toBe(200);
});

test('a cell that cannot be reached is named, the others are brought level, and the doctor finds that one has not heard', async () => {
  const late = () => lateExclusions.find({ database: owners.second.database, isWhole: false });
  await owners.second.pool.query(
    `update this_cell set exclusions_level_at = now() - interval '1 hour'`,
  );

  const without = await requestLivery(['platform', 'cells', 'share'], {
    DATABASE_URL: cells.env.DATABASE_URL,
  });
  const found = await late();
  await share();

  expect(without).toMatchObject({ code: 1 });
  expect(without.stderr).toContain('The address of the cell b is not set: set LIVERY_CELL_B_URL');
  expect(found).toMatchObject([{ subject: 'b', found: expect.stringContaining('60 minutes') }]);
  expect(await late()).toEqual([]);
});
