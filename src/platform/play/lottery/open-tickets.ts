import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { IssueName } from './issue-name.ts';

/** Behind which ticket the next ones are read. */
export interface TicketCursor {
  memberId: number;
  id: number;
}

/** Tickets of one draw at one brand whose bets are open, in the order of their members. */
export const readOpenTickets = (
  database: Database | OpenTransaction,
  merchantId: number,
  { gameCode, issueNo }: IssueName,
  after: TicketCursor,
  limit: number,
) =>
  database
    .selectFrom('lotteryTicket as t')
    .innerJoin('bet as b', (join) =>
      join.onRef('b.merchantId', '=', 't.merchantId').onRef('b.id', '=', 't.id'),
    )
    .select([
      't.id',
      't.memberId',
      't.planId',
      't.betType',
      't.picks',
      't.unitMinor',
      't.multiple',
      't.odds',
      'b.vendorCode',
      'b.transactionId',
      'b.currency',
      'b.stakeMinor',
      'b.bonusStakeMinor',
      'b.purse',
    ])
    .where('t.gameCode', '=', gameCode)
    .where('t.issueNo', '=', issueNo)
    .where('t.merchantId', '=', merchantId)
    .where('b.status', '=', 'open')
    .where(sql<boolean>`(t.member_id, t.id) > (${after.memberId}::bigint, ${after.id}::bigint)`)
    .orderBy('t.memberId')
    .orderBy('t.id')
    .limit(limit)
    .execute();

export type OpenTicket = Awaited<ReturnType<typeof readOpenTickets>>[number];

/**
 * Goes through all open tickets of a draw at a brand, batch by batch, two of them at a time: while
 * one waits for the database the other is worked out.
 *
 * @param work is given each batch; what it leaves open is not met again in this run
 */
export const eachBatch = async (
  database: Database,
  merchantId: number,
  issue: IssueName,
  limit: number,
  work: (tickets: readonly OpenTicket[]) => Promise<void>,
): Promise<void> => {
  let after: TicketCursor = { memberId: 0, id: 0 };
  let earlier: Promise<void> = Promise.resolve();
  for (;;) {
    const tickets = await readOpenTickets(database, merchantId, issue, after, limit);
    const last = tickets.at(-1);
    if (!last) break;
    after = { memberId: last.memberId, id: last.id };
    const now = work(tickets);
    // Kept and thrown when its turn comes: otherwise it would be an unhandled rejection.
    now.catch(() => undefined);
    await earlier;
    earlier = now;
  }
  await earlier;
};
