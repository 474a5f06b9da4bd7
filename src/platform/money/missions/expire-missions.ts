import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';
import { waitsForBreak } from '../bonuses/waits-for-break.ts';

/** Ends what was reached and not claimed within its time. */
export const missionJob: Job = {
  name: 'mission expiry',
  everyMs: 60_000,
  run: ({ database }) => expireMissions(database),
};

/**
 * Ends every mission whose time to be claimed is over, of all brands; its reward returns to the budget. What was earned by
 * somebody who has a break from play waits until the break is over.
 */
export const expireMissions = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ merchantId: number; setId: string }>`
    select distinct merchant_id, set_id from mission_award
      where state = 'CLAIMABLE' and claim_until <= now()`.execute(database);
  // One budget at a time: whoever holds two could wait for another who holds them the other way round.
  await eachByItself(rows, (set) => database.transaction().execute((tx) => expireSet(tx, set)));
};

/** The budget is locked first, then the awards in their order: as award_missions does. */
const expireSet = async (
  tx: OpenTransaction,
  { merchantId, setId }: { merchantId: number; setId: string },
): Promise<void> => {
  await sql`select from promotion_state
    where merchant_id = ${merchantId} and promotion_id = ${setId} for no key update`.execute(tx);
  await sql`
    with due as materialized (
      select due.id from mission_award due
        where due.merchant_id = ${merchantId} and due.set_id = ${setId}
          and due.state = 'CLAIMABLE' and due.claim_until <= now() and not ${waitsForBreak}
        order by due.member_id, due.mission_id, due.window_from for update
    ),
    gone as (
      update mission_award a set state = 'EXPIRED', ended_at = now() from due
        where a.merchant_id = ${merchantId} and a.id = due.id and a.state = 'CLAIMABLE'
        returning a.amount_minor, a.budgeted
    )
    update promotion_state set committed_minor = committed_minor
        - (select coalesce(sum(amount_minor) filter (where budgeted), 0) from gone)
      where merchant_id = ${merchantId} and promotion_id = ${setId}
        and exists (select from gone)`.execute(tx);
};
