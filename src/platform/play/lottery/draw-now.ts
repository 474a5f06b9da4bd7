import type { Database } from '../../base/database/tables.ts';
import { drawIssue } from './draw-issue.ts';
import { planIssues } from './plan-issues.ts';
import { settleIssue } from './settle-issue.ts';

/** Whether the platform plays a demo world: only there may a draw come before its hour. */
export const isDemoWorld = async (database: Database): Promise<boolean> =>
  (await database
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'demomember')
    .where('registeredIp', '=', '127.0.0.1')
    .executeTakeFirst()) !== undefined;

/**
 * Makes the next draw of a lottery at this moment and pays it. For worlds without real money: who
 * bought for the published hour would be cheated.
 *
 * @returns the number of the draw; null when the lottery has none that could be drawn
 */
export const drawNow = async (database: Database, gameCode: string): Promise<string | null> => {
  const now = new Date();
  await planIssues(database, now);
  const next = await database
    .selectFrom('lotteryIssue')
    .select('issueNo')
    .where('gameCode', '=', gameCode)
    .where('status', '=', 'open')
    .orderBy('drawsAt')
    .limit(1)
    .executeTakeFirst();
  if (!next) return null;
  const issue = { gameCode, issueNo: next.issueNo };
  await database
    .updateTable('lotteryIssue')
    .set({ drawsAt: now })
    .where('gameCode', '=', gameCode)
    .where('issueNo', '=', next.issueNo)
    .where('status', '=', 'open')
    .execute();
  await drawIssue(database, issue);
  await settleIssue(database, issue);
  return next.issueNo;
};
