import { ticketPlans } from '#api/lottery-tickets.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { selectPlans, toPlan } from './read-plans.ts';

/** The member's own orders of several draws, the newest first. */
export const ticketPlansHandler = handle(
  ticketPlans,
  async ({ gameCode, pageNo, pageSize }, { database, merchant, session, language }) => {
    const [rows, { total }] = await Promise.all([
      selectPlans(database, merchant.id, session.memberId)
        .$if(gameCode !== undefined, (query) => query.where('p.gameCode', '=', gameCode ?? ''))
        .orderBy('p.id', 'desc')
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
        .execute(),
      database
        .selectFrom('lotteryPlan')
        .where('merchantId', '=', merchant.id)
        .where('memberId', '=', session.memberId)
        .$if(gameCode !== undefined, (query) => query.where('gameCode', '=', gameCode ?? ''))
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow(),
    ]);
    return {
      plans: rows.map((row) => toPlan(row, language)),
      pageNo,
      total,
      totalPages: Math.ceil(total / pageSize),
    };
  },
);
