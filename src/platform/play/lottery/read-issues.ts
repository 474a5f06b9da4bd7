import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { sql } from '../../base/database/sql.ts';
import { type ShownIssue, shownIssueColumns } from './issue-view.ts';

/** What a brand sells now and saw last of one lottery. */
export interface IssuePair {
  current: ShownIssue | null;
  last: ShownIssue | null;
}

/** The earliest draw that this brand still sells is drawn after this moment. */
const salesFrom = ({ config }: Merchant, now: Date): Date =>
  new Date(now.getTime() + config.lottery.salesCloseSeconds * 1000);

/** The open draw and the last one of each of some lotteries. */
export const readIssuePairs = async (
  database: Database,
  merchant: Merchant,
  gameCodes: readonly string[],
  now: Date,
): Promise<Map<string, IssuePair>> => {
  const { rows } = await sql<ShownIssue & { which: 'current' | 'last' }>`
    select i.game_code as "gameCode", i.issue_no as "issueNo", i.draws_at as "drawsAt", i.status,
        i.result, i.which
      from unnest(${gameCodes}::text[]) as g (code)
      cross join lateral (
        (select *, 'current' as which from lottery_issue
          where game_code = g.code and status = 'open' and draws_at > ${salesFrom(merchant, now)}
          order by draws_at limit 1)
        union all
        (select *, 'last' as which from lottery_issue
          where game_code = g.code and status in ('drawn', 'settled')
          order by draws_at desc limit 1)) i`.execute(database);
  const pairs = new Map<string, IssuePair>(
    gameCodes.map((code) => [code, { current: null, last: null }]),
  );
  for (const { which, ...issue } of rows) {
    const pair = pairs.get(issue.gameCode);
    if (pair) pair[which] = issue;
  }
  return pairs;
};

/** The draws of a lottery that a brand sells, the next first. */
export const readComingIssues = (
  database: Database,
  merchant: Merchant,
  gameCode: string,
  limit: number,
  now: Date,
): Promise<ShownIssue[]> =>
  database
    .selectFrom('lotteryIssue')
    .select(shownIssueColumns)
    .where('gameCode', '=', gameCode)
    .where('status', '=', 'open')
    .where('drawsAt', '>', salesFrom(merchant, now))
    .orderBy('drawsAt')
    .limit(limit)
    .execute();

/** The number of the draw that a brand sells now; null when there is none. */
export const readCurrentIssueNo = async (
  database: Database,
  merchant: Merchant,
  gameCode: string,
): Promise<string | null> => {
  const [next] = await readComingIssues(database, merchant, gameCode, 1, new Date());
  return next?.issueNo ?? null;
};
