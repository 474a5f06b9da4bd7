import { deleteMessages, readAllMessages, readMessages, restoreMessages } from '#api/inbox.ts';
import { sql } from '../../base/database/sql.ts';
import { type Context, handle, type Session } from '../../base/endpoints/handler.ts';
import { readUnread, type UnreadKinds } from './unread-kinds.ts';

type Asking = Pick<Context, 'database' | 'merchant'> & { session: Session };

type Part = ReturnType<typeof sql>;

/** Changes the member's messages that the condition finds; doing it again changes none. */
const change = async (
  { database, merchant, session }: Asking,
  set: Part,
  where: Part,
): Promise<{ changed: number; kinds: UnreadKinds }> => {
  const { numAffectedRows = 0n } = await sql`update inbox_message set ${set}
    where merchant_id = ${merchant.id} and member_id = ${session.memberId} and ${where}`.execute(
    database,
  );
  const owner = { merchantId: merchant.id, memberId: session.memberId };
  return { changed: Number(numAffectedRows), kinds: await readUnread(database, owner) };
};

const isUnread = sql`read_at is null and deleted_at is null`;

const among = (ids: readonly number[]): Part => sql`id = any(${[...ids]}::bigint[])`;

/** Marks messages as read. */
export const readMessagesHandler = handle(readMessages, ({ ids }, context) =>
  change(context, sql`read_at = now()`, sql`${among(ids)} and ${isUnread}`),
);

/** Marks all messages up to one as read, of one kind or of all. */
export const readAllMessagesHandler = handle(readAllMessages, ({ upTo, kind }, context) =>
  change(
    context,
    sql`read_at = now()`,
    kind
      ? sql`kind = ${kind} and id <= ${upTo} and ${isUnread}`
      : sql`id <= ${upTo} and ${isUnread}`,
  ),
);

/** Deletes messages: hidden at once, erased later. */
export const deleteMessagesHandler = handle(deleteMessages, ({ ids }, context) =>
  change(context, sql`deleted_at = now()`, sql`${among(ids)} and deleted_at is null`),
);

/** Takes deleted messages back. */
export const restoreMessagesHandler = handle(restoreMessages, ({ ids }, context) =>
  change(context, sql`deleted_at = null`, sql`${among(ids)} and deleted_at is not null`),
);
