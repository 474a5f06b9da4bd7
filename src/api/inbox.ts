import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language, moment, pageSize, wholeNumber } from './fields.ts';

/** What a message is about: mail, news of money and of the account, or what somebody has earned. */
export const inboxKind = z.enum([
  'mail',
  'deposit',
  'withdrawal',
  'failed',
  'account',
  'rank',
  'reward',
  'order',
  'feedback',
  'promotion',
]);

export type InboxKind = z.infer<typeof inboxKind>;

/** Messages that one call may name. */
export const MAX_NAMED_MESSAGES = 100;

const messageId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** A message in the reader's language. */
export const inboxMessage = z.object({
  id: z.int(),
  kind: inboxKind,
  title: z.string(),
  /** Plain text; an empty line parts paragraphs. */
  text: z.string(),
  /** The page of the site that it leads to. */
  path: z.nullable(z.string()),
  sentAt: moment,
  read: z.boolean(),
});

export type InboxMessage = z.infer<typeof inboxMessage>;

/** Unread messages of each kind that has any; counted up to 1,000 in all. */
export const unreadKinds = z.partialRecord(inboxKind, z.int());

/** The pages that may wear a badge. */
export const badgePage = z.enum(['messageV2', 'rewardCenter', 'missionLeaderboard']);

export type BadgePage = z.infer<typeof badgePage>;

/** What waits for the member: unread messages by kind, and how many things on each page. */
export const unreadCount = endpoint({
  name: 'unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'member',
  summary: 'Unread messages by kind, and what waits on the pages with a badge',
  value: z.object({ kinds: unreadKinds, pages: z.partialRecord(badgePage, z.int()) }),
  refusals: [],
});

/** One page of the inbox, the newest first. */
export const inbox = endpoint({
  name: 'inbox',
  method: 'GET',
  path: '/wps/member/inbox',
  access: 'member',
  summary: 'The member’s messages, the newest first',
  query: z.object({
    language,
    kind: z.optional(inboxKind),
    /** The id before which the page begins; left out for the newest. */
    before: z.optional(messageId),
    pageSize: pageSize(20),
  }),
  value: z.object({
    messages: z.array(inboxMessage),
    /** Where the next page begins; null on the last. */
    next: z.nullable(z.int()),
  }),
  refusals: [],
});

const named = z.object({
  ids: z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(MAX_NAMED_MESSAGES)),
});

const changed = z.object({
  /** How many are others than before. */
  changed: z.int(),
  kinds: unreadKinds,
});

/** Marks messages as read; those that are read, or are not the member's, stay as they are. */
export const readMessages = endpoint({
  name: 'readMessages',
  method: 'POST',
  path: '/wps/member/inbox/read',
  access: 'member',
  summary: 'Mark messages as read',
  body: named,
  value: changed,
  refusals: [],
});

/** Marks all messages up to one as read: what came meanwhile stays unread. */
export const readAllMessages = endpoint({
  name: 'readAllMessages',
  method: 'POST',
  path: '/wps/member/inbox/read-all',
  access: 'member',
  summary: 'Mark all messages up to one as read',
  body: z.object({ upTo: messageId, kind: z.optional(inboxKind) }),
  value: changed,
  refusals: [],
});

/** Deletes messages; they can be taken back for a while. */
export const deleteMessages = endpoint({
  name: 'deleteMessages',
  method: 'POST',
  path: '/wps/member/inbox/delete',
  access: 'member',
  summary: 'Delete messages',
  body: named,
  value: changed,
  refusals: [],
});

/** Takes deleted messages back. */
export const restoreMessages = endpoint({
  name: 'restoreMessages',
  method: 'POST',
  path: '/wps/member/inbox/restore',
  access: 'member',
  summary: 'Take deleted messages back',
  body: named,
  value: changed,
  refusals: [],
});
