import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText, moment } from './fields.ts';
import { imageIds } from './uploads.ts';

/** What a visitor can write about. */
export const questionTypes = [
  'account',
  'deposit',
  'withdrawal',
  'game',
  'promotion',
  'technical',
  'other',
] as const;

/** Stores a visitor's or member's message; its length is bounded by the merchant, in graphemes. */
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
    /** Where to answer: an address or a number, as the visitor writes it. */
    contact: z.optional(formText(120)),
    /** Of `upload` with the purpose `feedback`; only a signed-in member has any. */
    imageIds,
  }),
  value: z.object({ id: z.int(), createdAt: moment }),
  refusals: ['upload_unknown'],
});
