import { ticketPlans } from '#api/lottery-tickets.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { isOlder } from '../../base/lists/beyond-end.ts';
import { countFormer, rowsBefore } from '../../base/lists/former-pages.ts';
import { cutNumbered, readNumberedEnd } from '../../base/lists/list-cursor.ts';
import { selectPlans, toPlan } from './read-plans.ts';

/** The member's own orders of several draws, the newest first. */
export const ticketPlansHandler = handle(
  ticketPlans,
  async (input, { database, merchant, session, language }) => {
    const { gameCode, pageSize } = input;
    const { memberId } = session;
    const owner = { list: ticketPlans.name, merchantId: merchant.id, memberId };
    const after = readNumberedEnd(input.after, owner);
    const skip = rowsBefore(input);
    const rows = await selectPlans(database, merchant.id, memberId)
      .$if(gameCode !== undefined, (query) => query.where('p.gameCode', '=', gameCode ?? ''))
      .where(isOlder('p.id', after))
      .orderBy('p.id', 'desc')
      .limit(pageSize + 1)
      .$if(skip > 0, (query) => query.offset(skip))
      .execute();
    const { items, next } = cutNumbered(rows, pageSize, owner);
    const former = await countFormer(input, () =>
      database
        .selectFrom('lotteryPlan')
        .where('merchantId', '=', merchant.id)
        .where('memberId', '=', memberId)
        .$if(gameCode !== undefined, (query) => query.where('gameCode', '=', gameCode ?? ''))
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow(),
    );
    return { plans: items.map((row) => toPlan(row, language)), next, ...former };
  },
);
