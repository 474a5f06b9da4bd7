import { inbox, type InboxKind, type InboxMessage } from '#api/inbox.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { type KeptMessage, type Reader, renderMessage } from './render-message.ts';

interface Row extends KeptMessage {
  id: number;
  kind: InboxKind;
  path: string | null;
  createdAt: Date;
  readAt: Date | null;
}

/** One page of a member's messages, the newest first, in the language that is asked for. */
export const inboxHandler = handle(
  inbox,
  async ({ kind, before, pageSize }, { database, merchant, session, language }) => {
    // One more than the page: whether there is another one.
    const { rows } = await sql<Row>`
      select i.id, i.kind, i.template, i.values, i.path, i.created_at, i.read_at, b.title, b.body
        from inbox_message i
        left join inbox_broadcast b on b.merchant_id = i.merchant_id and b.id = i.broadcast_id
        where i.merchant_id = ${merchant.id} and i.member_id = ${session.memberId}
          and i.deleted_at is null
          ${kind ? sql`and i.kind = ${kind}` : sql``}
          ${before ? sql`and i.id < ${before}` : sql``}
        order by i.id desc limit ${pageSize + 1}`.execute(database);
    const page = rows.slice(0, pageSize);
    const { timeZone, brand } = merchant.config;
    const reader = { language, timeZone, brand: brand.name };
    return {
      messages: page.flatMap((row) => toMessage(row, reader) ?? []),
      next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    };
  },
);

const toMessage = (row: Row, reader: Reader): InboxMessage | null => {
  const text = renderMessage(row, reader);
  const { id, kind, path, createdAt, readAt } = row;
  return (
    text && { id, kind, path, sentAt: createdAt.toISOString(), read: readAt !== null, ...text }
  );
};
