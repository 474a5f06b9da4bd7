import { launchChat } from '#api/chat.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readRoom, toldTo } from './read-messages.ts';

/** Messages that a page begins with. */
const FIRST_MESSAGES = 50;

/** Opens the brand's chat room. */
export const launchChatHandler = handle(launchChat, async (_input, context, refuse) => {
  const { database, merchant, session } = context;
  const { enabled, longest, waitSeconds } = merchant.config.chat;
  if (!enabled) return refuse('chat_closed');
  const messages = await readRoom(database, merchant.id, FIRST_MESSAGES);
  return {
    messages: messages.map((message) => toldTo(session.memberId, message)),
    longest,
    waitSeconds,
  };
});
