import { expect, vi } from 'vitest';
import { comingIssues } from '#api/lottery-board.ts';
import { placeTickets, type TicketLine } from '#api/lottery-tickets.ts';
import { systemStatus } from '#api/system.ts';
import type { OpenCell } from '#platform/app/cells/cell.ts';
import { openCell } from '#platform/app/cells/cells.ts';
import { shareDraws } from '#platform/app/cells/share-draws.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { IssueName } from '#platform/play/lottery/issue-name.ts';
import { runLotteries } from '#platform/play/lottery/lottery-job.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { requestLivery } from '../build/request-livery.ts';
import { startCells } from './cells.ts';
import { everyDigit } from './lottery.ts';
import { type OpenedMember, openMember } from './members.ts';
import { buildMerchant } from './merchant.ts';
import type { TestPlatform } from './platform.ts';

/** Every twenty minutes: a cell is waited for for ten. */
export const GAME = 'bamboodrum-river-ssc';

const brands = ['alpha', 'beta'].map((code) =>
  buildMerchant(code, { categories: [{ type: 'LOTT', vendors: ['BAMBOODRUM'] }], lottery: {} }),
);

/** Two cells whose jobs run when they are told to; alpha is in the first one, beta in the other. */
export const startDrawCells = async () => {
  const cells = await startCells(undefined, { brands, jobs: false });
  const livery = async (...args: string[]) => {
    const { code, stdout, stderr } = await requestLivery(
      ['platform', ...args, '--json'],
      cells.env,
    );
    return { code, stderr, printed: JSON.parse(stdout || '{}') as Record<string, unknown> };
  };
  const who = ['--as', 'anna', '--reason', 'the first is full'];
  const first = await cells.startFirst();
  // One lottery is drawn, and not fifty of which some have their hour.
  await sql`update game set active = false where game_type = 'LOTT' and game_code <> ${GAME}`.execute(
    first.database,
  );
  await runLotteries(first.database);
  expect(await livery('cells', 'add', 'b', ...who)).toMatchObject({ code: 0 });
  const second = await cells.startSecond();
  const move = (code: string, to: string) =>
    livery('move', code, to, '--closed-at-most', '300', ...who);
  expect(await move('beta', 'b')).toMatchObject({ code: 0 });
  await isServed(second, 'beta');
  const owners = {
    first: await openCell({ name: 'first', addressIn: 'DATABASE_URL' }, cells.env),
    second: await openCell({ name: 'b', addressIn: 'LIVERY_CELL_B_URL' }, cells.env),
  };
  return {
    first,
    second,
    owners,
    livery,
    move,
    share: () => shareDraws(owners.first, [owners.second]),
    close: async () => {
      await Promise.all([owners.first.close(), owners.second.close()]);
      await cells.close();
    },
  };
};

export type DrawCells = Awaited<ReturnType<typeof startDrawCells>>;

/** Waits until a platform has heard that a brand is there. */
export const isServed = (platform: TestPlatform, code: string): Promise<void> =>
  vi.waitFor(
    async () =>
      expect(await platform.call({ host: `${code}.localhost` }, systemStatus)).toMatchObject({
        ok: true,
      }),
    { timeout: 120_000, interval: 200 },
  );

/** The draw that both brands sell, and that none of the tests had before. */
export const nextDraw = async ({ first }: DrawCells): Promise<IssueName> => {
  const member = await newBuyer(first, 'alpha');
  const coming = await first.call(member, comingIssues, { gameCode: GAME, limit: 50 });
  if (!coming.ok) throw new Error(`no draws: ${coming.refusal}`);
  // The first may come by itself while the test runs.
  const issueNo = coming.value.issues[1]?.issueNo ?? '';
  return { gameCode: GAME, issueNo };
};

let people = 0;

/** Somebody at a brand, with 100.00. */
export const newBuyer = (platform: TestPlatform, code: string): Promise<OpenedMember> => {
  people += 1;
  return openMember(platform, code, { username: `buyer${people}`, cashMinor: 10_000 });
};

/** Buys for 10.00 what always pays 9.80. */
export const buy = (
  platform: TestPlatform,
  member: OpenedMember,
  { gameCode, issueNo }: IssueName,
  line: TicketLine = everyDigit,
) =>
  platform.call(member, placeTickets, {
    requestId: crypto.randomUUID(),
    gameCode,
    lines: [line],
    draws: [{ issueNo, multiple: 1 }],
    stopOnWin: false,
  });

/** Brings the hour of a draw: before that of any whose hour comes by itself meanwhile, which would be drawn first. */
export const makeDue = async ({ owners }: DrawCells, { gameCode, issueNo }: IssueName) => {
  await owners.first.pool.query(
    `update lottery_issue set draws_at = now() - interval '5 minutes' where game_code = $1 and issue_no = $2`,
    [gameCode, issueNo],
  );
};

/** Lets the time pass for which a silent cell is waited for. */
export const passWait = async ({ owners }: DrawCells, { gameCode, issueNo }: IssueName) => {
  await owners.first.pool.query(
    `update lottery_issue set sales_ended_at = sales_ended_at - interval '10 minutes'
      where game_code = $1 and issue_no = $2`,
    [gameCode, issueNo],
  );
};

/** A draw as a cell has it. */
export const readDraw = async ({ pool }: OpenCell, { gameCode, issueNo }: IssueName) => {
  const { rows } = await pool.query<{
    status: string;
    result: string[][] | null;
    commitHash: string;
    serverSeed: string | null;
    clientSeed: string | null;
    sealed: {
      brands: [number, string, number, number][];
      cells: string[];
      leftOut: string[];
    } | null;
    tickets: number;
    round: number | null;
    value: string | null;
  }>(
    `select status, result, commit_hash as "commitHash", server_seed as "serverSeed",
        client_seed as "clientSeed", sealed, tickets, beacon_round as round, beacon_value as value
      from lottery_issue where game_code = $1 and issue_no = $2`,
    [gameCode, issueNo],
  );
  const [row] = rows;
  if (!row) throw new Error(`there is no draw ${gameCode} ${issueNo}`);
  return row;
};

/** What became of a member's tickets, and the member's money. */
export const readFate = async ({ database }: TestPlatform, member: OpenedMember) => {
  const { merchantId, memberId } = member;
  const { rows } = await sql<{ status: string; currency: string }>`select status, currency from bet
    where merchant_id = ${merchantId} and member_id = ${memberId} order by id`.execute(database);
  const currency = rows[0]?.currency ?? '';
  const { cash, locked } = await readBalances(database, merchantId, memberId, currency);
  return {
    bets: rows.map(({ status }) => status),
    cash: cash.balanceMinor,
    locked: locked.balanceMinor,
  };
};

/** A cell of which each statement is counted, and whose connections are gone once there were so many. */
export const dying = (cell: OpenCell, life: { statements: number }): OpenCell => {
  const count = <Asked extends object>(asked: Asked): Asked =>
    new Proxy(asked, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          if (name === 'query' && life.statements <= 0)
            return Promise.reject(new Error('it has died'));
          if (name === 'query') life.statements -= 1;
          const answer: unknown = Reflect.apply(value, target, args);
          return name === 'connect'
            ? (answer as Promise<object>).then((client) => count(client))
            : answer;
        };
      },
    });
  return { ...cell, pool: count(cell.pool) };
};
