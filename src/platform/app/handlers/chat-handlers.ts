import { launchChatHandler } from '../chat/launch-chat.ts';
import { sendChatHandler } from '../chat/send-chat.ts';

/** One handler for each endpoint of `src/api/chat.ts`. */
export const chatHandlers = { launchChat: launchChatHandler, sendChat: sendChatHandler };
