import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { moment } from './fields.ts';

/** One message in the brand's chat room; the author's name is masked. */
export const chatMessage = z.object({
  id: z.int(),
  name: z.string(),
  /** The author's rank by its id; null where the brand has no ranks. */
  rank: z.nullable(z.string()),
  text: z.string(),
  sentAt: moment,
  /** Written by the caller. */
  mine: z.boolean(),
});

export type ChatMessage = z.infer<typeof chatMessage>;

/** Opens the brand's chat room: its last messages, the oldest first. */
export const launchChat = endpoint({
  name: 'launchChat',
  method: 'GET',
  path: '/wps/relay/GCS_launchChat',
  access: 'member',
  summary: 'The last messages of the brand’s chat room',
  value: z.object({
    messages: z.array(chatMessage),
    /** Maximum length of a message, in graphemes. */
    longest: z.int(),
    /** Minimum time between two messages of a member, in seconds. */
    waitSeconds: z.int(),
  }),
  refusals: ['chat_closed'],
});

/** Posts a message in the chat room; every connected member receives it as the event `chat`. */
export const sendChat = endpoint({
  name: 'sendChat',
  method: 'POST',
  path: '/wps/relay/GCS_chatMessage',
  access: 'member',
  summary: 'Write into the brand’s chat room',
  perMinute: 30,
  body: z.object({ requestId: z.uuid(), text: z.string().check(z.trim(), z.maxLength(2000)) }),
  value: chatMessage,
  refusals: [
    'chat_closed',
    // The member's previous message is too recent; see `details.retryAfterSeconds`.
    'chat_too_fast',
    // An operator has muted the member; see `details.until`.
    'chat_muted',
    // The message contains a link to another page.
    'chat_link',
  ],
});
