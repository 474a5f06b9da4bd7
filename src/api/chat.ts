import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { moment } from './fields.ts';

/** One message of the brand's chat room; the writer's name is masked. */
export const chatMessage = z.object({
  id: z.int(),
  name: z.string(),
  text: z.string(),
  sentAt: moment,
  /** Written by whoever asks. */
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
    /** How long a message may be, in graphemes. */
    longest: z.int(),
    /** How long to wait after a message, in seconds. */
    waitSeconds: z.int(),
  }),
  refusals: ['chat_closed'],
});

/** Says something in the chat room; every listening member hears it as the event `chat`. */
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
    // Another message so soon; `details.retryAfterSeconds`.
    'chat_too_fast',
    // Addresses of other pages are not passed on.
    'chat_link',
  ],
});
