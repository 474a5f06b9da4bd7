import type { CellSales } from '#domain/lottery/sealed-tickets.ts';
import type { IssueName } from '../../play/lottery/issue-name.ts';
import { ask, askOne, inTransaction, type OpenCell, type Pool } from './cell.ts';

/** Looked at again: who wrote it may have committed after the look before. */
const OVERLAP_S = 120;

const MOST_AT_ONCE = 500;

/** What another cell is told of a draw. */
const COLUMNS = [
  'game_code',
  'issue_no',
  'draws_at',
  'commit_hash',
  'client_seed',
  'result',
  'tickets',
  'status',
  'drawn_at',
  'settled_at',
  'cancelled_at',
  'cancel_reason',
  'beacon_round',
  'beacon_value',
  'sealed',
  'sealed_at',
];

/** The seed leaves the first cell once everybody may see it. */
const TOLD = `${COLUMNS.join(', ')}, case when drawn_at is not null then server_seed end as server_seed`;

const WRITTEN = [...COLUMNS, 'server_seed'].join(', ');

/** A draw that is there was sold there: whether it is paid the cell finds for itself. */
const valueOf = (name: string): string => {
  if (name === 'settled_at') return 'null';
  return name === 'status'
    ? `case excluded.status when 'settled' then 'drawn' else excluded.status end`
    : `excluded.${name}`;
};

/** Said once more it is the same; what has been drawn, or cancelled, is never written again. */
const WRITE = `insert into lottery_issue as i (${WRITTEN})
  select ${WRITTEN} from jsonb_populate_recordset(null::lottery_issue, $1::jsonb)
  on conflict (game_code, issue_no) do update
    set (${WRITTEN}) = (${[...COLUMNS, 'server_seed'].map(valueOf).join(', ')})
    where i.status = 'open' and i.commit_hash = excluded.commit_hash
      and (i.status, i.draws_at, i.sealed_at, i.beacon_round, i.server_seed is null)
        is distinct from (excluded.status, excluded.draws_at, excluded.sealed_at, excluded.beacon_round, excluded.server_seed is null)
  returning game_code as "gameCode", status`;

/**
 * Writes draws of the first cell into another one, in a transaction of that.
 *
 * @returns the lotteries whose numbers are new there
 */
const writeDraws = async (
  client: Pick<Pool, 'query'>,
  rows: readonly unknown[],
): Promise<{ written: number; drawn: string[] }> => {
  await client.query(`select set_config('livery.draws_shared', 'on', true)`);
  const { rows: done } = await client.query<{ gameCode: string; status: string }>(WRITE, [
    JSON.stringify(rows),
  ]);
  const drawn = done.filter(({ status }) => status !== 'open').map(({ gameCode }) => gameCode);
  return { written: done.length, drawn: [...new Set(drawn)] };
};

/** How often each number came, of lotteries that were drawn: what the first cell says holds. */
const copyCounts = async (
  first: Pool,
  other: Pool,
  gameCodes: readonly string[],
): Promise<void> => {
  const counts = await ask<object>(
    first,
    'select game_code, row_key, option, count from lottery_count where game_code = any($1)',
    [gameCodes],
  );
  await other.query(
    `insert into lottery_count as c (game_code, row_key, option, count)
      select game_code, row_key, option, count from jsonb_populate_recordset(null::lottery_count, $1::jsonb)
      on conflict (game_code, row_key, option) do update set count = excluded.count
        where c.count <> excluded.count`,
    [JSON.stringify(counts)],
  );
};

interface Told {
  game_code: string;
  issue_no: string;
}

/** Draws that have changed since a moment, or all, behind one of them. */
const NEW_DRAWS = `select ${TOLD} from lottery_issue
  where ($1::timestamptz is null
      or coalesce(changed_at, draws_at) > $1::timestamptz - make_interval(secs => ${OVERLAP_S}))
    and (game_code, issue_no) > ($2, $3)
  order by game_code, issue_no limit ${MOST_AT_ONCE}`;

/**
 * Brings the calendar and the numbers of the first cell to another one: what has changed since the last look.
 *
 * @returns how many draws were written there
 */
export const bringDraws = async (first: OpenCell, other: OpenCell): Promise<number> => {
  const { at } = await askOne<{ at: string }>(first.pool, 'select now()::text as at');
  const [level] = await ask<{ since: string | null }>(
    other.pool,
    `select read_until::text as since from cell_level where cell = $1 and subject = 'draws'`,
    [other.name],
  );
  const since = level?.since ?? null;
  if (since === null) await leaveOwnDraws(first, other);
  let written = 0;
  const drawn = new Set<string>();
  for (let after: string[] = ['', '']; ;) {
    const rows = await ask<Told>(first.pool, NEW_DRAWS, [since, ...after]);
    const last = rows.at(-1);
    if (!last) break;
    after = [last.game_code, last.issue_no];
    const done = await inTransaction(other.pool, (client) => writeDraws(client, rows));
    written += done.written;
    for (const gameCode of done.drawn) drawn.add(gameCode);
  }
  if (drawn.size > 0) await copyCounts(first.pool, other.pool, [...drawn]);
  await noteLevel(other.pool, { cell: other.name, subject: 'draws', readUntil: at });
  return written;
};

/** Notes that a cell is level with the first one, there or in the first one's own list. */
export const noteLevel = (
  pool: Pool,
  level: { cell: string; subject: string; readUntil?: string; differs?: string | null },
): Promise<unknown> =>
  pool.query(
    `insert into cell_level as l (cell, subject, level_at, read_until, differs) values ($1, $2, now(), $3, $4)
      on conflict (cell, subject) do update set level_at = now(), differs = excluded.differs,
        read_until = greatest(l.read_until, excluded.read_until)`,
    [level.cell, level.subject, level.readUntil ?? null, level.differs ?? null],
  );

/**
 * Ends what a cell planned by itself, before draws were shared: draws of another seed that nobody bought are removed;
 * those with tickets are cancelled there, because what was published of them does not hold for the shared one. A seed
 * that was copied is removed.
 */
const leaveOwnDraws = async (first: OpenCell, other: OpenCell): Promise<void> => {
  const coming = await ask<object>(
    first.pool,
    `select game_code, issue_no, commit_hash from lottery_issue where status = 'open'`,
  );
  await inTransaction(other.pool, async (client) => {
    await client.query(`select set_config('livery.draws_shared', 'on', true)`);
    await client.query(
      `create temporary table shared_draw on commit drop as select game_code, issue_no, commit_hash
        from jsonb_populate_recordset(null::lottery_issue, $1::jsonb)`,
      [JSON.stringify(coming)],
    );
    const own = `i.status = 'open' and i.server_seed is not null`;
    const isShared = `exists (select from shared_draw s where s.game_code = i.game_code
      and s.issue_no = i.issue_no and s.commit_hash = i.commit_hash)`;
    const hasTickets = `exists (select from lottery_ticket t
      where t.game_code = i.game_code and t.issue_no = i.issue_no)`;
    await client.query(
      `update lottery_issue i set server_seed = null where ${own} and ${isShared}`,
    );
    await client.query(
      `update lottery_issue i set status = 'cancelled', cancelled_at = now(),
          cancel_reason = 'sold before all cells had the same draws'
        where ${own} and not ${isShared} and ${hasTickets}`,
    );
    await client.query(
      `delete from lottery_issue i where ${own} and not ${isShared} and not ${hasTickets}`,
    );
  });
};

/** Asks a cell what it has sold of the draws that the first one is about to make, and says it there. */
export const gatherSales = async (
  first: OpenCell,
  other: OpenCell,
  due: readonly IssueName[],
): Promise<number> => {
  let said = 0;
  for (const { gameCode, issueNo } of due) {
    const { brands } = await askOne<{ brands: CellSales['brands'] | null }>(
      other.pool,
      'select end_lottery_sales($1, $2) as brands',
      [gameCode, issueNo],
    );
    if (!brands) continue;
    const { rowCount } = await first.pool.query(
      `insert into lottery_sales (game_code, issue_no, cell, brands) values ($1, $2, $3, $4)
        on conflict do nothing`,
      [gameCode, issueNo, other.name, JSON.stringify(brands)],
    );
    said += rowCount ?? 0;
  }
  return said;
};

/** The draws whose hour has come, and that the first cell has not drawn tickets for yet. */
export const readDueDraws = ({ pool }: OpenCell): Promise<IssueName[]> =>
  ask<IssueName>(
    pool,
    `select game_code as "gameCode", issue_no as "issueNo" from lottery_issue
      where status = 'open' and draws_at <= now() and sealed_at is null order by draws_at`,
  );

/** What a look at the draws of all cells came to. */
export interface DrawsShared {
  /** Draws that were written into other cells: planned, sealed, drawn, cancelled. */
  brought: number;
  /** How often a cell said what it had sold of a draw. */
  heard: number;
  /** Of each cell that could not be worked with, why. */
  faults: string[];
}

/**
 * Keeps the draws of all cells the same: brings the calendar and the numbers of the first one to the others, and what those have
 * sold of a due draw to the first one. May end anywhere, be done twice and by several at once; a cell that fails keeps no
 * other from its turn.
 */
export const shareDraws = async (
  first: OpenCell,
  others: readonly OpenCell[],
): Promise<DrawsShared> => {
  const due = await readDueDraws(first);
  const looks = await Promise.all(
    others.map(async (other) => {
      try {
        const brought = await bringDraws(first, other);
        const heard = await gatherSales(first, other, due);
        await noteLevel(first.pool, { cell: other.name, subject: 'draws' });
        return { brought, heard, faults: [] };
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return { brought: 0, heard: 0, faults: [`The draws of the cell ${other.name}: ${why}`] };
      }
    }),
  );
  return {
    brought: looks.reduce((sum, { brought }) => sum + brought, 0),
    heard: looks.reduce((sum, { heard }) => sum + heard, 0),
    faults: looks.flatMap(({ faults }) => faults),
  };
};
