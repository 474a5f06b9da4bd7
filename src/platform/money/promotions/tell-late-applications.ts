import { raiseAlarm } from '../../base/alarms/raise-alarm.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { JobContext } from '../../base/jobs/run-jobs.ts';

interface Late {
  merchantId: number;
  promotionId: string;
  /** Applications that have become late since the last look, the numbers of all that wait. */
  late: number;
  waiting: number;
  oldestId: number;
}

/**
 * Raises an alarm for each promotion of which applications have become late: they wait for longer than its `answerDays`.
 * Each application is told of once; those of all brands in one statement.
 */
export const tellLateApplications = ({
  database,
  log,
}: {
  database: Database;
  log: Pick<JobContext['log'], 'error'>;
}): Promise<void> =>
  database.transaction().execute(async (tx) => {
    const { rows } = await sql<Late>`
      with due as materialized (
        select a.merchant_id, a.id from promotion_application a
          join promotion_entry e on e.merchant_id = a.merchant_id
            and e.promotion_id = a.promotion_id and e.member_id = a.member_id
          where a.approved is null and a.late_at is null
            and a.created_at + make_interval(days => (e.terms ->> 'answerDays')::int) <= now()
          order by a.merchant_id, a.id for update of a skip locked
      ),
      told as (
        update promotion_application a set late_at = now() from due
          where a.merchant_id = due.merchant_id and a.id = due.id
          returning a.merchant_id, a.promotion_id
      )
      select told.merchant_id, told.promotion_id, count(*)::int as late, waits.waiting, waits.oldest_id
        from told
        cross join lateral (
          select count(*)::int as waiting, min(w.id) as oldest_id from promotion_application w
            where w.merchant_id = told.merchant_id and w.promotion_id = told.promotion_id
              and w.approved is null
        ) waits
        group by told.merchant_id, told.promotion_id, waits.waiting, waits.oldest_id
        order by told.merchant_id, told.promotion_id`.execute(tx);
    for (const { merchantId, promotionId, ...facts } of rows) {
      await raiseAlarm(tx, { merchantId, kind: 'application', subject: promotionId, facts });
      log.error(
        { alarm: 'application', merchantId, promotionId, ...facts },
        'applications wait for longer than their promotion says',
      );
    }
  });
