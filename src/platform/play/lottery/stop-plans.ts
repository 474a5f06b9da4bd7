import { voidBetWithin } from '../bets/void-bet.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import type { IssueName } from './issue-name.ts';

/** Which order of a brand, and whose. */
export interface PlanName {
  id: number;
  memberId: number;
}

/** Takes back what is open of the orders that won in a draw and stop when they win. */
export const stopWonPlans = async (
  database: Database,
  merchant: Merchant,
  { gameCode, issueNo }: IssueName,
): Promise<void> => {
  const won = await database
    .selectFrom('lotteryTicket as t')
    .innerJoin('lotteryPlan as p', (join) =>
      join.onRef('p.merchantId', '=', 't.merchantId').onRef('p.id', '=', 't.planId'),
    )
    .select(['p.id', 'p.memberId'])
    .distinct()
    .where('t.gameCode', '=', gameCode)
    .where('t.issueNo', '=', issueNo)
    .where('t.merchantId', '=', merchant.id)
    .where('t.hits', 'is not', null)
    .where('p.stopOnWin', '=', true)
    .where('p.status', '=', 'running')
    .execute();
  await eachByItself(won, (plan) =>
    database.transaction().execute((tx) => endPlan(tx, merchant, plan, 'stopped')),
  );
};

/**
 * Takes back an order's open tickets, of all draws or of some, and ends the order.
 *
 * @param issueNos the draws that are still sold; all that are open when left out
 */
export const endPlan = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { id, memberId }: PlanName,
  status: 'stopped' | 'cancelled',
  issueNos?: readonly string[],
): Promise<void> => {
  await lockMember(tx, merchant.id, memberId);
  const open = await tx
    .selectFrom('lotteryTicket as t')
    .innerJoin('bet as b', (join) =>
      join.onRef('b.merchantId', '=', 't.merchantId').onRef('b.id', '=', 't.id'),
    )
    .select(['t.issueNo', 'b.vendorCode', 'b.transactionId'])
    .where('t.merchantId', '=', merchant.id)
    .where('t.planId', '=', id)
    .where('b.status', '=', 'open')
    .orderBy('t.id')
    .execute();
  for (const { issueNo, vendorCode, transactionId } of open)
    if (!issueNos || issueNos.includes(issueNo))
      await voidBetWithin(tx, merchant, { memberId, vendorCode, transactionId });
  await tx
    .updateTable('lotteryPlan')
    .set({ status, endedAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
};

/**
 * The draws of an order that are not made and whose sales have not ended for good; none of them is made meanwhile.
 *
 * @throws {Refusal} `not_found` when it is no order of this member
 */
export const holdUndrawn = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { id, memberId }: PlanName,
): Promise<{ issueNo: string; drawsAt: Date }[]> => {
  const plan = await tx
    .selectFrom('lotteryPlan')
    .select('gameCode')
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (!plan) throw new Refusal('not_found');
  return tx
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
};
