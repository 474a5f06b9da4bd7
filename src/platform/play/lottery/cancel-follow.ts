import { cancelFollow } from '#api/lottery-tickets.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { closesAtOf } from './issue-view.ts';
import { selectPlans, toPlan } from './read-plans.ts';
import { endPlan, type PlanName } from './stop-plans.ts';

/** Stops an order: the draws that are still sold come back, the others are played. */
export const cancelFollowHandler = handle(
  cancelFollow,
  async ({ planId }, { database, merchant, session, language }, refuse) => {
    const plan: PlanName = { id: Number(planId), memberId: session.memberId };
    await database.transaction().execute(async (tx) => {
      const sold = await holdSold(tx, merchant, plan);
      await endPlan(tx, merchant, plan, 'cancelled', sold);
    });
    const row = await selectPlans(database, merchant.id, session.memberId)
      .where('p.id', '=', plan.id)
      .executeTakeFirst();
    return row ? toPlan(row, language) : refuse('not_found');
  },
);

/** The draws of an order that can still be taken back; none of them is made meanwhile. */
const holdSold = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { id, memberId }: PlanName,
): Promise<string[]> => {
  const plan = await tx
    .selectFrom('lotteryPlan')
    .select('gameCode')
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (!plan) throw new Refusal('not_found');
  const issues = await tx
    .selectFrom('lotteryIssue')
    .select(['issueNo', 'drawsAt'])
    .where('gameCode', '=', plan.gameCode)
    .where('status', '=', 'open')
    .where('beaconRound', 'is', null)
    .where('salesEndedAt', 'is', null)
    .where('issueNo', 'in', (eb) =>
      eb
        .selectFrom('lotteryTicket')
        .select('issueNo')
        .where('merchantId', '=', merchant.id)
        .where('planId', '=', id),
    )
    .orderBy('issueNo')
    .forShare()
    .execute();
  const now = new Date();
  return issues
    .filter(({ drawsAt }) => closesAtOf(merchant, drawsAt) > now)
    .map(({ issueNo }) => issueNo);
};
