import { sendChat } from '#api/chat.ts';
import { countGraphemes } from '#domain/count-graphemes.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { answerOnce } from '../../base/ledger/answer-once.ts';
import { readRank } from '../../money/ranks/read-rank.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { maskName } from '../../people/members/mask-name.ts';
import { readMutedUntil } from './mute-member.ts';
import { toldTo } from './read-messages.ts';

/** What looks like the address of a page: nobody is led away from the room. */
const LINK = /(?:https?:|www\.|t\.me\/|\b[\w-]+\.(?:com|net|org|io|me|info|xyz|top|app|link)\b)/i;

/** A message as it is seen: characters that show nothing go, wide letters and dots are the usual ones. */
const seenText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replaceAll('。', '.')
    .trim();

/** Writes a message into the room, one after the other, and never the same request twice. */
export const sendChatHandler = handle(sendChat, async ({ requestId, text }, context, refuse) => {
  const { merchant, session } = context;
  const { enabled, longest } = merchant.config.chat;
  if (!enabled) return refuse('chat_closed');
  const length = countGraphemes(text);
  const seen = seenText(text);
  if (seen === '' || length > longest)
    return refuse('invalid_input', {
      fieldErrors: [{ field: 'text', rule: 'length', min: 1, max: longest }],
    });
  if (LINK.test(seen)) return refuse('chat_link');
  return answerOnce(context, { scope: 'sendChat', requestId, input: text }, async (tx) => {
    await lockMember(tx, merchant.id, session.memberId);
    const until = await readMutedUntil(tx, merchant.id, session.memberId);
    if (until) return refuse('chat_muted', { details: { until: until.toISOString() } });
    await refuseHaste(tx, merchant, session.memberId);
    const { id, sentAt } = await tx
      .insertInto('chatMessage')
      .values({ merchantId: merchant.id, memberId: session.memberId, text })
      .returning(['id', 'sentAt'])
      .executeTakeFirstOrThrow();
    const { username } = await tx
      .selectFrom('member')
      .select('username')
      .where('merchantId', '=', merchant.id)
      .where('id', '=', session.memberId)
      .executeTakeFirstOrThrow();
    const { memberId } = session;
    const rank = await readRank(tx, merchant, memberId);
    return toldTo(memberId, { id, memberId, name: maskName(username), rank, text, sentAt });
  });
});

/** The member's row must be held, so that two messages at once are looked at one after the other. */
const refuseHaste = async (
  tx: OpenTransaction,
  { id, config }: Merchant,
  memberId: number,
): Promise<void> => {
  const last = await tx
    .selectFrom('chatMessage')
    .select(
      sql<number>`ceil(extract(epoch from sent_at - now()) + ${config.chat.waitSeconds})::int`.as(
        'left',
      ),
    )
    .where('merchantId', '=', id)
    .where('memberId', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && last.left > 0)
    throw new Refusal('chat_too_fast', { details: { retryAfterSeconds: last.left } });
};
