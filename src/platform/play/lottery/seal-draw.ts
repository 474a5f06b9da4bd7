import { type CellSales, sealSales, sealWaitMs } from '#domain/lottery/sealed-tickets.ts';
import { INSTALLATION, recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { IssueName } from './issue-name.ts';

/** Whose draws a database makes: its own alone, those of all cells, or none, because the first cell makes them. */
export type DrawsOf = 'itself' | 'all cells' | 'none';

/** How draws are made where this database is. */
export const readDrawsOf = async (database: Database | OpenTransaction): Promise<DrawsOf> => {
  const { rows } = await sql<{ isFirst: boolean | null; others: number }>`
    select (select is_first from this_cell) as "isFirst",
      (select count(*)::int from cell where address_in <> 'DATABASE_URL') as others`.execute(
    database,
  );
  const { isFirst = null, others = 0 } = rows[0] ?? {};
  if (isFirst === false) return 'none';
  return others > 0 ? 'all cells' : 'itself';
};

/** Lets this transaction bring on what was drawn from sealed tickets. */
export const holdShared = (tx: OpenTransaction): Promise<unknown> =>
  sql`select set_config('livery.draws_shared', 'on', true)`.execute(tx);

/**
 * Ends the sales of an issue in the first cell, and fixes which tickets take part as soon as every cell has said what it
 * has sold, or has not for as long as is waited. Once fixed it stays.
 *
 * @returns the moment from which on the beacon's next value counts; null while cells are waited for
 */
export const sealDraw = async (database: Database, name: IssueName): Promise<Date | null> => {
  const { gameCode, issueNo } = name;
  await sql`select end_lottery_sales(${gameCode}, ${issueNo})`.execute(database);
  return database.transaction().execute(async (tx) => {
    const issue = await tx
      .selectFrom('lotteryIssue')
      .select([
        'status',
        'drawsAt',
        'salesEndedAt',
        'sealedAt',
        sql<Date>`clock_timestamp()`.as('now'),
      ])
      .where('gameCode', '=', gameCode)
      .where('issueNo', '=', issueNo)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (issue.sealedAt) return issue.sealedAt;
    if (issue.status !== 'open' || !issue.salesEndedAt) return null;
    const { sales, silent } = await readSales(tx, name);
    const waitedMs = issue.now.getTime() - issue.salesEndedAt.getTime();
    if (silent.length > 0 && waitedMs < sealWaitMs(gameCode, issue.drawsAt)) return null;
    const sealed = sealSales(sales, silent);
    if (silent.length > 0) await noteLeftOut(tx, name, silent, waitedMs);
    const row = await tx
      .updateTable('lotteryIssue')
      .set({
        sealed: JSON.stringify(sealed),
        // No clock that is behind may let a value count that is known already.
        sealedAt: sql<Date>`greatest(clock_timestamp(), ${new Date()}::timestamptz, draws_at)`,
      })
      .where('gameCode', '=', gameCode)
      .where('issueNo', '=', issueNo)
      .returning('sealedAt')
      .executeTakeFirstOrThrow();
    return row.sealedAt;
  });
};

/** What the cells have said of a draw, and which have not. */
const readSales = async (
  tx: OpenTransaction,
  { gameCode, issueNo }: IssueName,
): Promise<{ sales: CellSales[]; silent: string[] }> => {
  const { rows } = await sql<{ cell: string; brands: CellSales['brands'] | null }>`
    select c.name as cell, s.brands from cell c
      left join lottery_sales s on s.cell = c.name and s.game_code = ${gameCode} and s.issue_no = ${issueNo}
      order by 1`.execute(tx);
  return {
    sales: rows.flatMap(({ cell, brands }) => (brands ? [{ cell, brands }] : [])),
    silent: rows.flatMap(({ cell, brands }) => (brands ? [] : [cell])),
  };
};

/** It is decided by a rule, before the numbers can be known; the log keeps that it was. */
const noteLeftOut = (
  tx: OpenTransaction,
  { gameCode, issueNo }: IssueName,
  cells: readonly string[],
  waitedMs: number,
): Promise<number> =>
  recordDecision(tx, {
    merchantId: INSTALLATION,
    by: 'livery',
    action: 'draw.leave-out',
    subject: `draw ${gameCode} ${issueNo}`,
    reason: `not heard of for ${Math.round(waitedMs / 1000)} seconds: their tickets are void, the stakes go back`,
    facts: { cells },
  });
