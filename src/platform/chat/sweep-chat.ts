import type { JobWorld } from '../jobs/run-jobs.ts';
import type { Database } from '../database/tables.ts';
import { eachByItself } from '../jobs/each-by-itself.ts';

const dayMs = 86_400_000;

/** Removes what is older than each brand keeps. */
export const sweepChat = ({ database, merchants }: JobWorld): Promise<void> =>
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
export const removeMessage = async (
  database: Database,
  merchantId: number,
  id: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('chatMessage')
    .set({ text: '', removedAt: new Date() })
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
