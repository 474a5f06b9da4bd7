import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText, moment } from './fields.ts';
import { imageIds } from './uploads.ts';

/** The topics of feedback. */
export const questionTypes = [
  'account',
  'deposit',
  'withdrawal',
  'game',
  'promotion',
  'technical',
  'other',
] as const;

/** Stores a visitor's or member's message; the merchant sets its maximum length in graphemes. */
export const sendFeedback = endpoint({
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'any',
  summary: 'Send feedback',
  perMinute: 5,
  body: z.object({
    questionType: z.enum(questionTypes),
    content: z.string().check(z.trim(), z.maxLength(4000)),
    /** Where to send a reply: an e-mail address or phone number, as the visitor typed it. */
    contact: z.optional(formText(120)),
    /** Ids from `upload` with the purpose `feedback`; only signed-in members can have any. */
    imageIds,
  }),
  value: z.object({ id: z.int(), createdAt: moment }),
  refusals: ['upload_unknown'],
});
