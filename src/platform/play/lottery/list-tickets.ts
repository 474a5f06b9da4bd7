import { myTickets } from '#api/lottery-tickets.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { isOlder } from '../../base/lists/beyond-end.ts';
import { countFormer, rowsBefore } from '../../base/lists/former-pages.ts';
import { cutNumbered, readNumberedEnd } from '../../base/lists/list-cursor.ts';
import { betStateConditions } from '../../money/records/select-bets.ts';
import { selectTickets, toTicket } from './ticket-view.ts';

/** The member's own tickets of the last 12 months, the newest first. */
export const myTicketsHandler = handle(
  myTickets,
  async (input, { database, merchant, session, language }) => {
    const { gameCode, issueNo, planId, state, pageSize } = input;
    const { memberId } = session;
    const owner = { list: myTickets.name, merchantId: merchant.id, memberId };
    const after = readNumberedEnd(input.after, owner);
    const skip = rowsBefore(input);
    const own = selectTickets(database, merchant.id)
      .where('t.memberId', '=', memberId)
      .where('t.placedAt', '>', sql<Date>`now() - interval '12 months'`)
      .$if(gameCode !== undefined, (query) => query.where('t.gameCode', '=', gameCode ?? ''))
      .$if(issueNo !== undefined, (query) => query.where('t.issueNo', '=', issueNo ?? ''))
      .$if(planId !== undefined, (query) => query.where('t.planId', '=', Number(planId)))
      .$if(state !== undefined, (query) => query.where(betStateConditions[state ?? 'open']));
    const rows = await own
      .where(isOlder('t.id', after))
      .orderBy('t.id', 'desc')
      .limit(pageSize + 1)
      .$if(skip > 0, (query) => query.offset(skip))
      .execute();
    const { items, next } = cutNumbered(rows, pageSize, owner);
    const former = await countFormer(input, () =>
      own
        .clearSelect()
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow(),
    );
    return { tickets: items.map((row) => toTicket(row, language)), next, ...former };
  },
);
