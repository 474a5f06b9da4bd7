import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { JobContext } from '../../base/jobs/run-jobs.ts';
import type { Database } from '../../base/database/tables.ts';

/** Removes what is older than each brand keeps; one statement for all brands. */
export const sweepChat = async ({
  database,
  merchants,
}: Pick<JobContext, 'database' | 'merchants'>): Promise<void> => {
  const brands = merchants();
  await sql`delete from chat_message using unnest(${brands.map(({ id }) => id)}::bigint[],
      ${brands.map(({ config }) => config.chat.keepDays)}::int[]) as kept (merchant_id, days)
    where chat_message.merchant_id = kept.merchant_id
      and chat_message.sent_at < now() - make_interval(days => kept.days)`.execute(database);
};

/**
 * Takes a message out of the room: its text is gone, its number stays.
 *
 * @returns false when there is no such message
 */
export const removeMessage = (
  database: Database,
  merchantId: number,
  id: number,
  actor: Actor,
): Promise<boolean> =>
  database.transaction().execute(async (tx) => {
    const removed = await tx
      .updateTable('chatMessage')
      .set({ text: '', removedAt: sql<Date>`now()` })
      .where('merchantId', '=', merchantId)
      .where('id', '=', id)
      .where('removedAt', 'is', null)
      .returning('memberId')
      .executeTakeFirst();
    if (!removed) return false;
    await recordDecision(tx, {
      ...actor,
      merchantId,
      action: 'chat.remove',
      subject: `chat message ${id}`,
      facts: removed,
    });
    return true;
  });
