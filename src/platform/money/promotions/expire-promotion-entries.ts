import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';
import { tellLateApplications } from './tell-late-applications.ts';
import { waitsForBreak } from '../bonuses/waits-for-break.ts';

/** Ends the parts in promotions whose date is missed, and tells operators of applications that wait too long. */
export const promotionJob: Job = {
  name: 'promotion expiry',
  everyMs: 60_000,
  run: async (context) => {
    await tellLateApplications(context);
    await expirePromotionEntries(context.database);
  },
};

/**
 * Ends every part in a promotion whose date has passed, of all brands; what was kept for it returns to the
 * budget. An application waits for a person however long it takes. What was earned by somebody who has a break from play waits until the break is over.
 */
export const expirePromotionEntries = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ merchantId: number; promotionId: string }>`
    select distinct merchant_id, promotion_id from promotion_entry
      where state in ('JOINED', 'CLAIMABLE') and due_at <= now()
        and (state = 'CLAIMABLE' or kind <> 'application')`.execute(database);
  // One budget at a time: whoever holds two could wait for another who holds them the other way round.
  await eachByItself(rows, ({ merchantId, promotionId }) =>
    sql`
      with gone as (
        update promotion_entry due
          set state = 'EXPIRED', ended_at = now(), reserved_minor = 0
          from promotion_entry before
          where before.merchant_id = due.merchant_id and before.promotion_id = due.promotion_id
            and before.member_id = due.member_id
            and due.merchant_id = ${merchantId} and due.promotion_id = ${promotionId}
            and due.state in ('JOINED', 'CLAIMABLE') and due.due_at <= now()
            and (due.state = 'CLAIMABLE' or due.kind <> 'application')
            and not (due.state = 'CLAIMABLE' and ${waitsForBreak})
          returning before.reserved_minor
      )
      update promotion_state
        set committed_minor = committed_minor - (select coalesce(sum(reserved_minor), 0) from gone)
        where merchant_id = ${merchantId} and promotion_id = ${promotionId}
          and exists (select from gone)`.execute(database),
  );
};
