import { myTickets } from '#api/lottery-tickets.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { betStateConditions } from '../../money/records/select-bets.ts';
import { selectTickets, toTicket } from './ticket-view.ts';

/** The member's own tickets of the last 12 months, the newest first. */
export const myTicketsHandler = handle(
  myTickets,
  async (input, { database, merchant, session, language }) => {
    const { gameCode, issueNo, planId, state, pageNo, pageSize } = input;
    const own = selectTickets(database, merchant.id)
      .where('t.memberId', '=', session.memberId)
      .where('t.placedAt', '>', sql<Date>`now() - interval '12 months'`)
      .$if(gameCode !== undefined, (query) => query.where('t.gameCode', '=', gameCode ?? ''))
      .$if(issueNo !== undefined, (query) => query.where('t.issueNo', '=', issueNo ?? ''))
      .$if(planId !== undefined, (query) => query.where('t.planId', '=', Number(planId)))
      .$if(state !== undefined, (query) => query.where(betStateConditions[state ?? 'open']));
    const [rows, { total }] = await Promise.all([
      own
        .orderBy('t.id', 'desc')
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
        .execute(),
      own
        .clearSelect()
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow(),
    ]);
    return {
      tickets: rows.map((row) => toTicket(row, language)),
      pageNo,
      total,
      totalPages: Math.ceil(total / pageSize),
    };
  },
);
