import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';
import { tellLateApplications } from './tell-late-applications.ts';

/** Ends the parts in promotions whose date is missed, and tells operators of applications that wait too long. */
export const promotionJob: Job = {
  name: 'promotion expiry',
  everyMs: 60_000,
  run: async (context) => {
    await tellLateApplications(context);
    await expirePromotionEntries(context.database);
  },
};

/** Days after a break from play within which what was earned before it can be claimed. */
const GRACE_DAYS = 7;

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
        update promotion_entry
          set state = 'EXPIRED', ended_at = now(), reserved_minor = 0
          from promotion_entry before
          where before.merchant_id = promotion_entry.merchant_id
            and before.promotion_id = promotion_entry.promotion_id
            and before.member_id = promotion_entry.member_id
            and promotion_entry.merchant_id = ${merchantId}
            and promotion_entry.promotion_id = ${promotionId}
            and promotion_entry.state in ('JOINED', 'CLAIMABLE') and promotion_entry.due_at <= now()
            and (promotion_entry.state = 'CLAIMABLE' or promotion_entry.kind <> 'application')
            and not (promotion_entry.state = 'CLAIMABLE' and (
              exists (select from exclusions_of(${merchantId}, promotion_entry.member_id))
              or exists (select from protection_choice choice
                where choice.merchant_id = ${merchantId} and choice.member_id = promotion_entry.member_id
                  and choice.cool_off_until > now() - make_interval(days => ${GRACE_DAYS}))))
          returning before.reserved_minor
      )
      update promotion_state
        set committed_minor = committed_minor - (select coalesce(sum(reserved_minor), 0) from gone)
        where merchant_id = ${merchantId} and promotion_id = ${promotionId}
          and exists (select from gone)`.execute(database),
  );
};
