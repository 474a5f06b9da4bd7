import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { type ShownIssue, shownIssueColumns } from './issue-view.ts';

const EACH_SIDE = 5;

/**
 * For an operator: a lottery's last and next draws in their order, or the next of every lottery.
 */
export const readDrawsAround = async (
  database: Database,
  gameCode?: string,
): Promise<ShownIssue[]> => {
  const coming = database
    .selectFrom('lotteryIssue')
    .select(shownIssueColumns)
    .where('drawsAt', '>', sql<Date>`now()`);
  if (gameCode === undefined)
    return coming.distinctOn('gameCode').orderBy('gameCode').orderBy('drawsAt').execute();
  const before = await database
    .selectFrom('lotteryIssue')
    .select(shownIssueColumns)
    .where('gameCode', '=', gameCode)
    .where('drawsAt', '<=', sql<Date>`now()`)
    .orderBy('drawsAt', 'desc')
    .limit(EACH_SIDE)
    .execute();
  const next = await coming
    .where('gameCode', '=', gameCode)
    .orderBy('drawsAt')
    .limit(EACH_SIDE)
    .execute();
  return [...before.toReversed(), ...next];
};
