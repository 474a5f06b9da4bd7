import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText, moment, pageSize, wholeNumber } from './fields.ts';
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

/** What the member has written, with its answers, the newest first; `before` goes on where a page ended. */
export const ownFeedback = endpoint({
  name: 'ownFeedback',
  method: 'GET',
  path: '/wps/member/feedback',
  access: 'member',
  summary: 'What the member has written to the brand, with its answers',
  query: z.object({
    /** The `next` of the page before. */
    before: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    pageSize: pageSize(5, 50),
  }),
  value: z.object({
    feedback: z.array(
      z.object({
        id: z.int(),
        questionType: z.enum(questionTypes),
        content: z.string(),
        createdAt: moment,
        /** Null: nobody has answered it yet. */
        answer: z.nullable(z.string()),
        answeredAt: z.nullable(moment),
      }),
    ),
    /** For the page after this one; null: there is none. */
    next: z.nullable(z.int()),
  }),
  refusals: [],
});
