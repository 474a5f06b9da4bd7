import type { Database } from '#platform/base/database/tables.ts';

/** The newest message to somebody, as the outbox holds it. */
export const lastMessage = (database: Database, to: string) =>
  database
    .selectFrom('messageOutbox')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The code of the newest message to a number or an address. */
export const lastCode = async (database: Database, to: string): Promise<string> => {
  const code = /\b\d{6}\b/.exec((await lastMessage(database, to))?.body ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
};
