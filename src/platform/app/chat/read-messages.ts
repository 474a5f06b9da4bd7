import type { ChatMessage } from '#api/chat.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { maskName } from '../../people/members/mask-name.ts';

/** A message with its writer, before it is told to anybody. */
export interface StoredMessage {
  id: number;
  memberId: number;
  name: string;
  text: string;
  sentAt: Date;
}

/**
 * The newest messages of a brand that were not removed, the oldest of them first.
 *
 * @param after only those with a greater number
 */
export const readMessages = async (
  database: Database | OpenTransaction,
  merchantId: number,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<StoredMessage[]> => {
  const rows = await database
    .selectFrom('chatMessage as message')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchantId', '=', 'message.merchantId')
        .onRef('member.id', '=', 'message.memberId'),
    )
    .where('message.merchantId', '=', merchantId)
    .where('message.id', '>', after)
    .where('message.removedAt', 'is', null)
    .select(['message.id', 'message.memberId', 'message.text', 'message.sentAt', 'member.username'])
    .orderBy('message.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ username, ...row }) => ({ ...row, name: maskName(username) })).toReversed();
};

/** A message as a member is told it. */
export const toldTo = (
  memberId: number,
  { id, name, text, sentAt, memberId: writer }: StoredMessage,
): ChatMessage => ({ id, name, text, sentAt: sentAt.toISOString(), mine: writer === memberId });
