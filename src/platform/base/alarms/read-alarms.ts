import { INSTALLATION, recordDecision } from '../audit/record-decision.ts';
import type { StoredAlarm } from '../database/exposure-tables.ts';
import type { Database } from '../database/tables.ts';

/** An alarm, with the code of its brand: null where it concerns the whole installation. */
export interface ReportedAlarm extends Omit<StoredAlarm, 'merchantId' | 'seenAt' | 'seenBy'> {
  merchant: string | null;
}

/**
 * The alarms that nobody has seen yet, the oldest first.
 *
 * @param which one brand's alone, or null for all; at most `limit`
 */
export const readAlarms = async (
  database: Database,
  { merchantId, limit }: { merchantId: number | null; limit: number },
): Promise<ReportedAlarm[]> => {
  const rows = await database
    .selectFrom('alarm')
    .leftJoin('merchant', 'merchant.id', 'alarm.merchantId')
    .select([
      'alarm.id',
      'alarm.kind',
      'alarm.subject',
      'alarm.facts',
      'alarm.times',
      'alarm.firstAt',
      'alarm.lastAt',
      'merchant.code as merchant',
    ])
    .where('alarm.seenAt', 'is', null)
    .$if(merchantId !== null, (query) => query.where('alarm.merchantId', '=', merchantId))
    .orderBy('alarm.id')
    .limit(limit)
    .execute();
  return rows;
};

/**
 * Notes who has seen an alarm, here and in the audit log; what it warns of does not change.
 *
 * @returns false when there is no such alarm, or it was seen before
 */
export const acknowledgeAlarm = (
  database: Database,
  id: number,
  seenBy: string,
): Promise<boolean> =>
  database.transaction().execute(async (tx) => {
    const alarm = await tx
      .updateTable('alarm')
      .set({ seenAt: new Date(), seenBy })
      .where('id', '=', id)
      .where('seenAt', 'is', null)
      .returning(['merchantId', 'kind', 'subject', 'times'])
      .executeTakeFirst();
    if (!alarm) return false;
    const { merchantId, kind, subject, times } = alarm;
    await recordDecision(tx, {
      merchantId: merchantId ?? INSTALLATION,
      action: 'alarm.see',
      subject: `alarm ${id}`,
      by: seenBy,
      reason: 'seen',
      facts: { kind, subject, times },
    });
    return true;
  });
