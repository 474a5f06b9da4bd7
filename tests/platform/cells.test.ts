import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemStatus } from '#api/system.ts';
import { balance } from '#api/wallet.ts';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { openCell } from '#platform/app/cells/cells.ts';
import { checkServers } from '#platform/app/cells/copy.ts';
import { sql } from '#platform/base/database/sql.ts';
import { requestLivery } from '../build/request-livery.ts';
import {
  countBets,
  countWins,
  openCellPlayer,
  startBets,
  sayBet,
  startCells,
  takesBets,
} from '../support/cells.ts';
import { startTestDatabase } from '../support/database.ts';
import { findUnsoundBooks, openMember } from '../support/members.ts';
import type { TestPlatform } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';
import type { TestPlay } from '../support/vendor-messages.ts';

vi.setConfig({ testTimeout: 600_000 });

/** A move that is not late on the busiest machine. */
const PATIENT = ['--closed-at-most', '300'];

const PLAYERS = 4;
const ROUNDS = inProof(20, 400);

/** Before which steps that come before the switch the move is killed. */
const KILLED_AT = inProof(
  ['copy', 'switch'],
  ['fence', 'copy', 'level', 'close', 'compare', 'switch'],
);

/** Who has accounts at two brands. */
const PERSON = { email: 'one@example.com' };

let cells: Awaited<ReturnType<typeof startCells>>;
let first: TestPlatform;
let second: TestPlatform;
/** As the owner, who sees every row. */
let owners: { first: Connection; second: Connection };
let plays: TestPlay[];

const livery = async (...args: string[]) => {
  const who =
    args.includes('list') || args.includes('share')
      ? []
      : ['--as', 'anna', '--reason', 'the first is full'];
  const { code, stdout, stderr } = await requestLivery(
    ['platform', ...args, ...who, '--json'],
    cells.env,
  );
  return { code, stderr, printed: JSON.parse(stdout || '{}') as Record<string, unknown> };
};

beforeAll(async () => {
  process.env['LIVERY_SEAL_KEY'] = 'bL7rZ0c1Xv3QpYw9Tn5Gk2Hs8Jd4Mf6A';
  cells = await startCells();
  owners = {
    first: await connect(cells.env.DATABASE_URL, { connections: 2 }),
    second: await connect(cells.env.LIVERY_CELL_B_URL, { connections: 2 }),
  };
  first = await cells.startFirst();
  expect(await livery('cells', 'add', 'b')).toMatchObject({ code: 0 });
  second = await cells.startSecond();
  plays = [await openCellPlayer(first, 'alpha', PERSON)];
  for (let player = 1; player < PLAYERS; player += 1)
    plays.push(await openCellPlayer(first, 'alpha'));
});

afterAll(async () => {
  await owners.first.close();
  await owners.second.close();
  await cells.close();
});

const brandsOf = async (name: string) => {
  const { printed } = await livery('cells', 'list');
  const all = printed['cells'] as { name: string; brands: { code: string; state: string }[] }[];
  return all
    .find((each) => each.name === name)
    ?.brands.map(({ code, state }) => `${code} ${state}`);
};

const until = (bets: { acknowledged: string[] }, count: number) =>
  expect.poll(() => bets.acknowledged.length).toBeGreaterThanOrEqual(count);

/** @returns the signal that ended it */
const runAndDie = (code: string, step: string): Promise<string | null> =>
  new Promise((resolve) => {
    const program = path.resolve(import.meta.dirname, '../support/move-and-die.ts');
    const child = spawn(process.execPath, [program, code, 'b', step], {
      stdio: 'inherit',
      env: { ...process.env, ...cells.env },
    });
    child.once('exit', (_code, signal) => resolve(signal));
  });

test('a cell that no brand has moved to serves none, and the first one serves all', async () => {
  const listed = [await brandsOf('first'), await brandsOf('b')];
  const asked = await second.call({ host: 'alpha.localhost' }, systemStatus);

  expect(listed).toEqual([['alpha here', 'beta here'], []]);
  // A brand that has come a moment ago is not known yet either.
  expect(asked).toMatchObject({ ok: false, refusal: 'unavailable' });
});

test('while a brand is closed all that needs its rows is answered 503 with Retry-After, a bet as well as a call, and other brands go on', async () => {
  const asker = await openMember(first, 'alpha', { username: 'asker' });
  const stranger = await openMember(first, 'beta', { username: 'stranger' });
  expect(await runAndDie('alpha', 'level')).toBe('SIGKILL');
  const state = (to: string) =>
    owners.first.pool.query(`update brand_cell set ${to} where state in ('copying', 'closing')`);

  await state(`state = 'closing', closed_until = now() + interval '1 hour'`);
  const call = await first.send(asker, { path: balance.path });
  const bet = await sayBet(first, plays[0] as TestPlay);
  const other = await first.send(stranger, { path: balance.path });
  await state(`closed_until = now()`);
  const after = await sayBet(first, plays[0] as TestPlay);

  expect([call.status, Number(call.headers['retry-after'])]).toEqual([503, 2]);
  expect(bet).toMatchObject({ ok: false, status: 503 });
  expect(other.status).toBe(200);
  expect(after).toMatchObject({ ok: true });
});

test('a brand moves while it is played on, killed on its way: nothing acknowledged is lost or there twice, and others play on', async () => {
  const moving = startBets([first, second], plays);
  const staying = startBets([first], [await openCellPlayer(first, 'beta')]);
  await until(moving, ROUNDS);

  for (const step of KILLED_AT) {
    expect(await runAndDie('alpha', step)).toBe('SIGKILL');
    // It is closed for half a minute at the longest.
    await until(moving, moving.acknowledged.length + ROUNDS);
    expect(await takesBets(second, plays[0] as TestPlay), step).toBe(false);
  }
  expect(await runAndDie('alpha', 'open')).toBe('SIGKILL');
  const heard = moving.acknowledged.length;
  expect([
    await takesBets(first, plays[0] as TestPlay),
    await takesBets(second, plays[0] as TestPlay),
  ]).toEqual([false, false]);
  expect(await runAndDie('alpha', 'tidy')).toBe('SIGKILL');
  await until(moving, heard + ROUNDS);
  const moved = await livery('move', 'alpha', 'b', ...PATIENT);
  await until(moving, moving.acknowledged.length + ROUNDS);
  await moving.end();
  await staying.end();

  expect(moved).toMatchObject({ code: 0 });
  const { acknowledged } = moving;
  const all = { rows: acknowledged.length, bets: acknowledged.length };
  expect(await countBets(owners.second, acknowledged)).toEqual(all);
  expect(await findUnsoundBooks(owners.second.database)).toEqual({ unbalanced: [], wrong: [] });
  const { won, counted } = await countWins(second, 'alpha');
  expect([won > 0, counted]).toEqual([true, won]);
  expect(staying.acknowledged.length).toBeGreaterThan(0);
  expect(staying.refused()).toEqual([]);
  expect([await brandsOf('first'), await brandsOf('b')]).toEqual([
    ['alpha gone', 'beta here'],
    ['alpha here'],
  ]);
});

test('whoever has accounts at a brand that is here and at one that has gone is excluded at the one that is here', async () => {
  const { merchantId, memberId } = await openMember(first, 'beta', {
    username: 'twofold',
    profile: PERSON,
  });
  const kept = await owners.first.pool.query<{ brands: number }>(
    `select count(distinct i.merchant_id) as brands from member_identity i
      join member_identity o on o.kind = i.kind and o.hash = i.hash where o.member_id = $1 and o.merchant_id = $2`,
    [memberId, merchantId],
  );

  await sql`select exclude_person(${merchantId}, ${memberId}, null, null)`.execute(first.database);

  expect(kept.rows[0]?.brands).toBe(2);
});

test('a PostgreSQL that keeps too little is named, with what to set', async () => {
  const plain = await startTestDatabase();
  const cell = await openCell({ name: 'plain', addressIn: 'PLAIN' }, { PLAIN: plain.url });
  const other = await openCell({ name: 'b', addressIn: 'LIVERY_CELL_B_URL' }, { ...cells.env });

  const refused = checkServers(cell, other);

  await expect(refused).rejects.toThrow('alter system set wal_level = logical');
  await cell.close();
  await other.close();
  await plain.close();
});

const countRows = async ({ pool }: Connection, code: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) as count from entry e join merchant m on m.id = e.merchant_id where m.code = $1`,
    [code],
  );
  return rows[0]?.count ?? 0;
};

const countFences = async ({ pool }: Connection): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) as count from pg_policy where polname like 'cell%'`,
  );
  return rows[0]?.count ?? 0;
};

test('what a brand left behind is removed by a command, and the brand moves back with what was played since', async () => {
  expect(await countRows(owners.first, 'alpha')).toBeGreaterThan(0);

  const forgotten = await livery('cells', 'forget', 'alpha', 'b');
  const left = await countRows(owners.first, 'alpha');
  // The one of before is excluded, which the first cell alone knows by now.
  const player = await openCellPlayer(second, 'alpha');
  const playing = startBets([second, first], [player]);
  await until(playing, ROUNDS);
  const takenBefore = await takesBets(second, plays[0] as TestPlay);
  // However long the pass holds that this bet was given there.
  await owners.second.pool.query(`update play_pass set until = now() + interval '1 hour'`);
  const back = await livery('move', 'alpha', 'first', ...PATIENT);
  await until(playing, playing.acknowledged.length + ROUNDS);
  await playing.end();
  const takenAfter = await takesBets(first, plays[0] as TestPlay);

  expect([takenBefore, takenAfter]).toEqual([true, false]);
  expect([forgotten.code, left]).toEqual([0, 0]);
  expect(back).toMatchObject({ code: 0, printed: { from: 'b', to: 'first', different: [] } });
  expect(back.printed['closedMs']).toBeGreaterThan(0);
  const all = { rows: playing.acknowledged.length, bets: playing.acknowledged.length };
  expect(await countBets(owners.first, playing.acknowledged)).toEqual(all);
  expect(await findUnsoundBooks(owners.first.database)).toEqual({ unbalanced: [], wrong: [] });
});

test('a move that has not switched is taken back: the brand stays, and nothing of it is left in the other cell', async () => {
  expect(await runAndDie('beta', 'switch')).toBe('SIGKILL');

  const undone = await livery('move', 'beta', 'b', '--undo');

  expect(undone).toMatchObject({ code: 0, printed: { undone: true } });
  expect(await takesBets(first, await openCellPlayer(first, 'beta'))).toBe(true);
  expect(await countRows(owners.second, 'beta')).toBe(0);
  expect(await countFences(owners.first)).toBe(0);
});

test('a cell that is drained takes no brands, and one that is not there is named', async () => {
  const drained = await livery('cells', 'drain', 'b');
  const refused = await livery('move', 'beta', 'b');
  const opened = await livery('cells', 'drain', 'b', '--open');
  const unknown = await livery('move', 'beta', 'c');

  expect([drained.code, refused.code, opened.code, unknown.code]).toEqual([0, 1, 0, 1]);
  expect(refused.stderr).toContain('The cell b takes no brands');
  const { rows } = await owners.first.pool.query<{ action: string }>(
    // Nobody shares here: draws are made without the other cell, which the log has, too.
    `select distinct action from audit_entry where merchant_id = 0 and actor = 'anna' order by 1`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'brand.forget',
    'brand.move',
    'cell.add',
    'cell.drain',
  ]);
  expect(unknown.stderr).toContain('There is no cell c (there are: first, b)');
});
