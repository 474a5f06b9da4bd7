import { cancelFollow } from '#api/lottery-tickets.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { closesAtOf } from './issue-view.ts';
import { selectPlans, toPlan } from './read-plans.ts';
import { endPlan, holdUndrawn, type PlanName } from './stop-plans.ts';

/** Stops an order: the draws that are still sold come back, the others are played. */
export const cancelFollowHandler = handle(
  cancelFollow,
  async ({ planId }, { database, merchant, session, language }, refuse) => {
    const plan: PlanName = { id: Number(planId), memberId: session.memberId };
    await database.transaction().execute(async (tx) => {
      const undrawn = await holdUndrawn(tx, merchant, plan);
      const now = new Date();
      const sold = undrawn.filter(({ drawsAt }) => closesAtOf(merchant, drawsAt) > now);
      const issueNos = sold.map(({ issueNo }) => issueNo);
      await endPlan(tx, merchant, plan, 'cancelled', issueNos);
    });
    const row = await selectPlans(database, merchant.id, session.memberId)
      .where('p.id', '=', plan.id)
      .executeTakeFirst();
    return row ? toPlan(row, language) : refuse('not_found');
  },
);
