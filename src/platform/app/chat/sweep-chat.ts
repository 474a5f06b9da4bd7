import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import type { JobContext } from '../../base/jobs/run-jobs.ts';
import type { Database } from '../../base/database/tables.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';

const dayMs = 86_400_000;

/** Removes what is older than each brand keeps. */
export const sweepChat = ({ database, merchants }: JobContext): Promise<void> =>
  eachByItself(merchants(), ({ id, config }) =>
    database
      .deleteFrom('chatMessage')
      .where('merchantId', '=', id)
      .where('sentAt', '<', new Date(Date.now() - config.chat.keepDays * dayMs))
      .execute(),
  );

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
      .set({ text: '', removedAt: new Date() })
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
