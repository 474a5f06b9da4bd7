import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import type { IssueName } from './issue-name.ts';
import { readBuyers } from './settle-issue.ts';
import { endPlan, holdUndrawn, type PlanName } from './stop-plans.ts';

/**
 * Ends the orders in a due draw whose members have excluded themselves, at whatever brand, pause, or whose accounts are frozen or closed: an order of theirs plays
 * no further draw, and what is not drawn of it comes back. Before the numbers of the draw can be known; a draw that is
 * under way is left as it is.
 *
 * @throws {AggregateError} when an order could not be ended; all others are
 */
export const stopPausedPlans = async (database: Database, issue: IssueName): Promise<void> => {
  const paused = await readPaused(database, issue);
  if (paused.length === 0) return;
  const merchants = new Map<number, Merchant>(
    (await readBuyers(database, issue)).map((merchant) => [merchant.id, merchant]),
  );
  await eachByItself(paused, async ({ merchantId, ...plan }) => {
    const merchant = merchants.get(merchantId);
    if (merchant) await giveBack(database, merchant, plan);
  });
};

const giveBack = (database: Database, merchant: Merchant, plan: PlanName): Promise<void> =>
  database.transaction().execute(async (tx) => {
    const undrawn = await holdUndrawn(tx, merchant, plan);
    const issueNos = undrawn.map(({ issueNo }) => issueNo);
    await endPlan(tx, merchant, plan, 'cancelled', issueNos);
  });

const readPaused = async (
  database: Database,
  { gameCode, issueNo }: IssueName,
): Promise<(PlanName & { merchantId: number })[]> => {
  const { rows } = await sql<PlanName & { merchantId: number }>`
    with ordered as materialized (
      select distinct p.merchant_id, p.id, p.member_id, i.draws_at from lottery_issue i
        join lottery_ticket t on t.game_code = i.game_code and t.issue_no = i.issue_no
        join lottery_plan p on p.merchant_id = t.merchant_id and p.id = t.plan_id and p.status = 'running'
        where i.game_code = ${gameCode} and i.issue_no = ${issueNo} and i.status = 'open'
          and i.beacon_round is null and i.sales_ended_at is null
    )
    select o.merchant_id as "merchantId", o.id, o.member_id as "memberId" from ordered o
      where exists (select from protection_choice c where c.merchant_id = o.merchant_id
          and c.member_id = o.member_id and c.cool_off_until > o.draws_at)
        or exists (select from member m where m.merchant_id = o.merchant_id and m.id = o.member_id
          and m.status <> 'active')
        or exists (select from exclusions_of(o.merchant_id, o.member_id) e where e.started_at < o.draws_at)
      order by 1, 2`.execute(database);
  return rows;
};
