import type { ChatMessage } from '#api/chat.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { rankOf } from '../../people/access/rank-of.ts';
import { maskName } from '../../people/members/mask-name.ts';

/** A message with its writer, before it is told to anybody. */
export interface StoredMessage {
  id: number;
  memberId: number;
  name: string;
  rank: string | null;
  text: string;
  sentAt: Date;
}

/** Where a reader of a brand's room is. */
export interface RoomMark {
  merchantId: number;
  /** Only messages with a greater number. */
  after: number;
}

/**
 * The newest messages of each of some rooms that were not removed, the oldest of them first; one query
 * for all rooms.
 *
 * @param limit as many of each room
 */
export const readMessages = async (
  database: Database,
  rooms: readonly RoomMark[],
  limit: number,
): Promise<(StoredMessage & { merchantId: number })[]> => {
  const { rows } = await sql<
    Omit<StoredMessage, 'name'> & { merchantId: number; username: string }
  >`
    select room.merchant_id, written.* from unnest(
        ${rooms.map(({ merchantId }) => merchantId)}::bigint[],
        ${rooms.map(({ after }) => after)}::bigint[]) as room (merchant_id, after)
      cross join lateral (
        select c.id, c.member_id, c.text, c.sent_at, p.username, ${rankOf('p')} as rank from chat_message c
          join member p on p.merchant_id = c.merchant_id and p.id = c.member_id
          where c.merchant_id = room.merchant_id and c.id > room.after and c.removed_at is null
          order by c.id desc limit ${limit}
      ) written
      order by written.id`.execute(database);
  return rows.map(({ username, ...row }) => ({ ...row, name: maskName(username) }));
};

/** The newest messages of one brand's room that were not removed, the oldest of them first. */
export const readRoom = async (
  database: Database,
  merchantId: number,
  limit: number,
): Promise<StoredMessage[]> => {
  const rows = await readMessages(database, [{ merchantId, after: 0 }], limit);
  return rows.map(({ id, memberId, name, rank, text, sentAt }) => ({
    id,
    memberId,
    name,
    rank,
    text,
    sentAt,
  }));
};

/** A message as an operator sees it, who decides about its writer. */
export type OperatorMessage = StoredMessage & { username: string };

/** The same as `readRoom`, with the names under which the writers sign in. */
export const readOperatorRoom = async (
  database: Database,
  merchantId: number,
  limit: number,
): Promise<OperatorMessage[]> => {
  const messages = await readRoom(database, merchantId, limit);
  const { rows } = await sql<{ id: number; username: string }>`
    select id, username from member where merchant_id = ${merchantId}
      and id = any(${[...new Set(messages.map(({ memberId }) => memberId))]}::bigint[])`.execute(
    database,
  );
  const names = new Map(rows.map(({ id, username }) => [id, username]));
  return messages.map((each) => ({ ...each, username: names.get(each.memberId) ?? each.name }));
};

/** A message as a member is told it. */
export const toldTo = (
  memberId: number,
  { id, name, rank, text, sentAt, memberId: writer }: StoredMessage,
): ChatMessage => ({
  id,
  name,
  rank,
  text,
  sentAt: sentAt.toISOString(),
  mine: writer === memberId,
});
