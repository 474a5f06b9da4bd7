import { lotteryGames } from '#domain/lottery/lottery-games.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { eachBatch } from './open-tickets.ts';
import type { IssueName } from './draw-issue.ts';
import type { DrawnIssue } from './evaluate-ticket.ts';
import { settleBatch } from './settle-batch.ts';
import { stopWonPlans } from './stop-plans.ts';

/** Tickets of one transaction: more of them hold their members' rows for too long. */
const BATCH = 1000;

/**
 * Pays every ticket of a draw at every brand, then stops the orders that stop when they win. May be
 * cut off anywhere and run again: what is settled stays settled.
 *
 * @param batch tickets of one transaction
 */
export const settleIssue = async (
  database: Database,
  name: IssueName,
  batch = BATCH,
): Promise<void> => {
  const issue = await readDrawn(database, name);
  if (!issue) return;
  for (const merchant of await readBuyers(database, name)) {
    await eachBatch(database, merchant.id, name, batch, (tickets) =>
      database.transaction().execute((tx) => settleBatch(tx, merchant, issue, tickets)),
    );
    await stopWonPlans(database, merchant, name);
  }
  await database
    .updateTable('lotteryIssue')
    .set({ status: 'settled', settledAt: new Date() })
    .where('gameCode', '=', name.gameCode)
    .where('issueNo', '=', name.issueNo)
    .where('status', '=', 'drawn')
    .execute();
};

const readDrawn = async (
  database: Database,
  { gameCode, issueNo }: IssueName,
): Promise<DrawnIssue | null> => {
  const row = await database
    .selectFrom('lotteryIssue')
    .select('result')
    .where('gameCode', '=', gameCode)
    .where('issueNo', '=', issueNo)
    .where('status', '=', 'drawn')
    .executeTakeFirst();
  const rules = lotteryGames[gameCode];
  return row?.result && rules
    ? { gameCode, issueNo, course: rules.course, result: row.result }
    : null;
};

/** The brands that have tickets of a draw, also such as are switched off meanwhile. */
export const readBuyers = async (
  database: Database,
  { gameCode, issueNo }: IssueName,
): Promise<Merchant[]> => {
  const { rows } = await sql<{ id: number; code: string; config: MerchantConfig }>`
    select m.id, m.code, m.config from merchant m where exists (
      select from lottery_ticket t where t.game_code = ${gameCode} and t.issue_no = ${issueNo}
        and t.merchant_id = m.id) order by m.id`.execute(database);
  // Only a checked and resolved config is ever written there.
  return rows;
};
