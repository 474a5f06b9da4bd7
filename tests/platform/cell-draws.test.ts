import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shareDraws } from '#platform/app/cells/share-draws.ts';
import { unsharedDraws } from '#platform/app/doctor/find-unshared-draws.ts';
import { numbersOf, digestOfSealed } from '#platform/play/lottery/draw-issue.ts';
import type { IssueName } from '#platform/play/lottery/issue-name.ts';
import { runLotteries } from '#platform/play/lottery/lottery-job.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { commitOf, planIssues } from '#platform/play/lottery/plan-issues.ts';
import { settleIssue } from '#platform/play/lottery/settle-issue.ts';
import {
  buy,
  dying,
  type DrawCells,
  isServed,
  makeDue,
  newBuyer,
  nextDraw,
  passWait,
  readDraw,
  readFate,
  startDrawCells,
} from '../support/cell-draws.ts';
import { type DrandNetwork, startDrandNetwork } from '../support/drand-network.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** 100.00 without 10.00 and with 9.80. */
const PAID = { bets: ['settled'], cash: 9980, locked: 0 };
const GIVEN_BACK = { bets: ['void'], cash: 10_000, locked: 0 };
const BOTH = ['first', 'second'] as const;
const OPEN = { bets: ['open'], cash: 9000, locked: 1000 };

let cells: DrawCells;
let network: DrandNetwork;

beforeAll(async () => {
  process.env['LIVERY_SEAL_KEY'] = 'bL7rZ0c1Xv3QpYw9Tn5Gk2Hs8Jd4Mf6A';
  network = await startDrandNetwork();
  process.env['LIVERY_BEACON_URL'] = network.url;
  cells = await startDrawCells();
});

afterAll(async () => {
  delete process.env['LIVERY_BEACON_URL'];
  const books = [
    await findUnsoundBooks(cells.owners.first.database),
    await findUnsoundBooks(cells.owners.second.database),
  ];
  await cells.close();
  await network.close();
  expect(books).toEqual([
    { unbalanced: [], wrong: [] },
    { unbalanced: [], wrong: [] },
  ]);
});

/** A draw with a ticket at each brand, of which beta is in the other cell. */
const sellAtBoth = async () => {
  const atAlpha = await newBuyer(cells.first, 'alpha');
  const atBeta = await newBuyer(cells.second, 'beta');
  const draw = await nextDraw(cells);
  // Shared last: a cell that has not been asked for a minute sells no tickets.
  await cells.share();
  expect(await buy(cells.first, atAlpha, draw)).toMatchObject({ ok: true });
  expect(await buy(cells.second, atBeta, draw)).toMatchObject({ ok: true });
  await makeDue(cells, draw);
  return { atAlpha, atBeta, draw };
};

/** What servers do each second; a beacon that is asked a moment too early is asked again by the next. */
const runJobs = async (...platforms: { database: Database }[]): Promise<void> => {
  for (const { database } of platforms) await runLotteries(database).catch(() => {});
};

/** The same, and the sharing command, until a draw is made and paid in some cells. */
const drawTogether = async (draw: IssueName, which: readonly ('first' | 'second')[] = BOTH) => {
  for (const cell of which)
    while ((await readDraw(cells.owners[cell], draw)).status !== 'settled') {
      await cells.share();
      await runJobs(...which.map((name) => cells[name]));
    }
};

const fates = async ({ atAlpha, atBeta }: { atAlpha: OpenedMember; atBeta: OpenedMember }) => [
  await readFate(cells.first, atAlpha),
  await readFate(cells.second, atBeta),
];

test('a draw has the same numbers in both cells, from one seed and the tickets of both, and each pays its own', async () => {
  const sold = await sellAtBoth();
  const { draw } = sold;
  const before = await readDraw(cells.owners.second, draw);

  await drawTogether(draw);

  const [one, other] = [
    await readDraw(cells.owners.first, draw),
    await readDraw(cells.owners.second, draw),
  ];
  expect(other).toEqual(one);
  expect(before).toMatchObject({ serverSeed: null, commitHash: one.commitHash });
  expect(commitOf(one.serverSeed ?? '')).toBe(before.commitHash);
  const brands = [sold.atAlpha, sold.atBeta].map(({ merchantId }) => merchantId);
  expect(one.sealed?.brands.map(([brand, , tickets]) => [brand, tickets])).toEqual(
    brands.map((brand) => [brand, 1]),
  );
  expect(one.sealed).toMatchObject({ cells: ['b', 'first'], leftOut: [] });
  const clientSeed = `${digestOfSealed(draw, one.sealed ?? { brands: [], cells: [], leftOut: [] })}-${network.valueOf(one.round ?? 0)}`;
  expect(one.clientSeed).toBe(clientSeed);
  expect(one.result).toEqual(numbersOf('SSC', { serverSeed: one.serverSeed ?? '', clientSeed }));
  expect(await fates(sold)).toEqual([PAID, PAID]);
});

test('who shares may die before any statement, and two may share at once: the draw is made once, and is the same', async () => {
  const sold = await sellAtBoth();
  const { draw } = sold;
  const { first, second } = cells.owners;
  let died = 0;

  for (let statements = 0; ; statements += 1) {
    const life = { statements };
    const look = await shareDraws(dying(first, life), [dying(second, life)]).catch(() => null);
    await runJobs(cells.first, cells.second);
    if (look?.faults.length === 0) break;
    died += 1;
  }
  await Promise.all([cells.share(), cells.share(), cells.share()]);
  await drawTogether(draw);

  expect(died).toBeGreaterThan(5);
  expect(await readDraw(second, draw)).toEqual(await readDraw(first, draw));
  expect(await fates(sold)).toEqual([PAID, PAID]);
});

test('a draw waits for a silent cell, then is made without it: its tickets are void, and that is said', async () => {
  const sold = await sellAtBoth();
  const { draw } = sold;

  await runJobs(cells.first, cells.second);
  const waiting = await readDraw(cells.owners.first, draw);
  await passWait(cells, draw);
  while ((await readDraw(cells.owners.first, draw)).status !== 'settled')
    await runJobs(cells.first);
  const made = await readDraw(cells.owners.first, draw);
  const meanwhile = await fates(sold);
  await drawTogether(draw);

  expect(waiting).toMatchObject({ status: 'open', sealed: null, round: null });
  expect(made).toMatchObject({ status: 'settled', sealed: { cells: ['first'], leftOut: ['b'] } });
  expect(meanwhile).toEqual([PAID, OPEN]);
  expect(await fates(sold)).toEqual([PAID, GIVEN_BACK]);
  expect((await readDraw(cells.owners.second, draw)).result).toEqual(made.result);
  const { rows } = await cells.owners.first.pool.query(
    `select action, facts->'cells' as cells from audit_entry where subject = $1`,
    [`draw ${draw.gameCode} ${draw.issueNo}`],
  );
  expect(rows).toEqual([{ action: 'draw.leave-out', cells: ['b'] }]);
  const { database } = cells.owners.first;
  expect(await unsharedDraws.find({ database, isWhole: false })).toMatchObject([
    { subject: 'b', found: expect.stringContaining('without the tickets') },
  ]);
});

test('a brand that moves between the sealing of its tickets and the draw is paid once, where it is then', async () => {
  const sold = await sellAtBoth();
  const { draw } = sold;
  network.answerWith(() => null);
  await cells.share();
  await expect(runLotteries(cells.first.database)).rejects.toThrow();
  const sealed = await readDraw(cells.owners.first, draw);

  expect(await cells.move('beta', 'first')).toMatchObject({ code: 0 });
  await isServed(cells.first, 'beta');
  network.answerWith(null);
  await drawTogether(draw);

  expect(sealed).toMatchObject({ status: 'open', sealed: { cells: ['b', 'first'] } });
  expect([
    await readFate(cells.first, sold.atAlpha),
    await readFate(cells.first, sold.atBeta),
  ]).toEqual([PAID, PAID]);
  expect(await cells.move('beta', 'b')).toMatchObject({ code: 0 });
  await isServed(cells.second, 'beta');
  expect(await readFate(cells.second, sold.atBeta)).toEqual(PAID);
});

test('tickets that were changed after they were sealed are not paid, and those that came later are void', async () => {
  const sold = await sellAtBoth();
  const late = await newBuyer(cells.second, 'beta');
  const { draw } = sold;
  const { pool } = cells.owners.second;
  const put = (picks: string) =>
    pool.query(
      `update lottery_ticket set picks = $1 where member_id = $2 and issue_no = $3 returning picks`,
      [picks, sold.atBeta.memberId, draw.issueNo],
    );
  network.answerWith(() => null);
  await cells.share();
  await expect(runLotteries(cells.first.database)).rejects.toThrow();
  const tooLate = await buy(cells.second, late, draw);
  // As somebody would who has the other cell's database.
  const laterDraw = await nextDraw(cells);
  expect(await buy(cells.second, late, laterDraw)).toMatchObject({ ok: true });
  await pool.query('update lottery_ticket set issue_no = $1 where member_id = $2', [
    draw.issueNo,
    late.memberId,
  ]);
  await put('[["0"],[],[],[],[]]');
  network.answerWith(null);
  await drawTogether(draw, ['first']);
  await cells.share();

  const distrusted = new Set<number>();
  for (const why of ['are not those that were sealed before the draw', 'waits for a person'])
    await expect(settleIssue(cells.second.database, draw, undefined, distrusted)).rejects.toThrow(
      why,
    );
  const held = await readFate(cells.second, sold.atBeta);
  await put('[["0","1","2","3","4","5","6","7","8","9"],[],[],[],[]]');
  await drawTogether(draw);

  expect(tooLate).toMatchObject({ ok: false, refusal: 'sales_closed' });
  expect(held).toEqual(OPEN);
  expect(await readFate(cells.second, sold.atBeta)).toEqual(PAID);
  expect(await readFate(cells.second, late)).toEqual(GIVEN_BACK);
});

test('nothing is planned or drawn in another cell, nor in the first one from tickets that were not sealed, whatever server asks', async () => {
  const { draw } = await sellAtBoth();
  await cells.share();
  const named = 'where game_code = $1 and issue_no = $2';
  const values = [draw.gameCode, draw.issueNo];

  const planned = await planIssues(cells.second.database, new Date());
  const added = await cells.owners.second.pool.query(
    `insert into lottery_issue (game_code, issue_no, draws_at, commit_hash, server_seed)
      values ('x', 'y', now(), repeat('0', 64), repeat('0', 64))`,
  );
  const drawn = cells.owners.second.pool.query(
    `update lottery_issue set beacon_round = 1 ${named}`,
    values,
  );
  await expect(drawn).rejects.toThrow('is made in the first cell');
  const unsealed = cells.owners.first.pool.query(
    `update lottery_issue set beacon_round = 1 ${named}`,
    values,
  );
  await expect(unsealed).rejects.toThrow('waits for the tickets of all cells');

  expect([planned, added.rowCount]).toEqual([0, 0]);
  await drawTogether(draw);
});

test('a cell that has not been asked for a minute sells no tickets', async () => {
  await cells.share();
  const atBeta = await newBuyer(cells.second, 'beta');
  const draw = await nextDraw(cells);
  await cells.owners.second.pool.query(
    `update cell_level set level_at = now() - interval '2 minutes' where subject = 'draws'`,
  );

  const refused = await buy(cells.second, atBeta, draw);
  const { database } = cells.owners.second;
  const found = await unsharedDraws.find({ database, isWhole: false });
  await cells.share();

  expect(refused).toMatchObject({ ok: false, refusal: 'game_maintenance' });
  expect(found[0]).toMatchObject({ found: expect.stringContaining('sells no tickets') });
  expect(await buy(cells.second, atBeta, draw)).toMatchObject({ ok: true });
});
