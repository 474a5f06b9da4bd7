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

/** Moves a brand to the second cell, and waits until that serves it. */
const move = async (code: string): Promise<void> => {
  const who = ['--as', 'anna', '--reason', 'the first is full'];
  const moved = await livery('move', code, 'b', '--closed-at-most', '300', ...who);
  expect(moved).toMatchObject({ code: 0 });
  await vi.waitFor(
    async () =>
      expect(await second.call({ host: `${code}.localhost` }, systemStatus)).toMatchObject({
        ok: true,
      }),
    { timeout: 60_000, interval: 100 },
  );
};

beforeAll(async () => {
  process.env['LIVERY_SEAL_KEY'] = 'bL7rZ0c1Xv3QpYw9Tn5Gk2Hs8Jd4Mf6A';
  // Each look at who is excluded is a test's own: the job's would come between.
  cells = await startCells(undefined, { jobs: false });
  owners = {
    first: await connect(cells.env.DATABASE_URL, { connections: 2 }),
    second: await connect(cells.env.LIVERY_CELL_B_URL, { connections: 2 }),
  };
  first = await cells.startFirst();
  const who = ['--as', 'anna', '--reason', 'the first is full'];
  expect(await livery('cells', 'add', 'b', ...who)).toMatchObject({ code: 0 });
  second = await cells.startSecond();
  await move('beta');
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
  expect(found).toMatchObject([{ subject: 'b', found: expect.stringMatching(/\b6\d minutes/) }]);
  expect(await late()).toEqual([]);
});

test('an exclusion that a cell has lost of its own brand comes back with the next look, in all cells', async () => {
  const { atAlpha, atBeta } = await openTwice();
  await exclude(second, atBeta);
  await owners.second.pool.query(
    'delete from excluded_identity where merchant_id = $1 and member_id = $2',
    [atBeta.merchantId, atBeta.memberId],
  );

  const shared = await share();

  expect(shared.printed).toMatchObject({ written: 2, faults: [] });
  expect([await countExclusions(owners.first, atAlpha), await statusOf(first, atAlpha)]).toEqual([
    1, 401,
  ]);
  expect((await share()).printed).toMatchObject({ written: 0 });
});

/** Does something in the very statement that gives a brand a state in a cell. */
const whenBrandIs = async ({ pool }: Connection, state: string, what: string): Promise<void> => {
  await pool.query(`create function do_then() returns trigger language plpgsql as $$
    begin ${what}; return new; end $$`);
  await pool.query(`create trigger then_do before insert or update on brand_cell for each row
    when (new.state = '${state}') execute function do_then()`);
};

const exclusion = ({ merchantId, memberId }: OpenedMember): string =>
  `perform exclude_person(${merchantId}, ${memberId}, null, null)`;

test('who is excluded while the brand moves is excluded there at all brands, by an address given up since, too, and other cells are told', async () => {
  const [late, heard] = [await openTwice(), await openTwice()];
  // The last moment in which anybody writes for the brand: no look of `share` comes between it and the switch.
  await whenBrandIs(
    owners.first,
    'closing',
    `${exclusion(late.atAlpha)};
      update member set profile = profile || '{"email": "changed@example.com"}'
        where merchant_id = ${late.atAlpha.merchantId} and id = ${late.atAlpha.memberId}`,
  );
  // The brand that comes is not to be seen here yet, and its members are not here.
  await whenBrandIs(owners.second, 'arriving', exclusion(heard.atBeta));
  const { rows } = await owners.second.pool.query<{ begun: string }>('select now()::text as begun');

  await move('alpha');

  const untold = await owners.second.pool.query(
    'select from excluded_identity where merchant_id = $1 and changed_at < $2',
    [late.atAlpha.merchantId, rows[0]?.begun],
  );
  expect([await countExclusions(owners.second, late.atBeta), untold.rowCount]).toEqual([1, 0]);
  expect([await statusOf(second, late.atBeta), await statusOf(second, heard.atAlpha)]).toEqual([
    401, 401,
  ]);
});
