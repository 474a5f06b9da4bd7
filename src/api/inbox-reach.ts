import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language } from './fields.ts';
import { inboxKind } from './inbox.ts';

const kindReach = z.object({ kind: inboxKind, email: z.boolean(), push: z.boolean() });

export type KindReach = z.infer<typeof kindReach>;

const reach = z.object({
  /** Every kind of message, in the order in which it is shown. */
  kinds: z.array(kindReach),
  /** Whether the member has a verified e-mail address. */
  hasEmail: z.boolean(),
  /** The platform's public key for web push; null where it sends none. */
  pushKey: z.nullable(z.string()),
});

/** How a member is told of messages besides the inbox. */
export const inboxReach = endpoint({
  name: 'inboxReach',
  method: 'GET',
  path: '/wps/member/inbox/reach',
  access: 'member',
  summary: 'How the member is told of messages besides the inbox',
  value: reach,
  refusals: [],
});

/** Chooses how messages of one kind are told; a way that is left out stays as it was chosen. */
export const setInboxReach = endpoint({
  name: 'setInboxReach',
  method: 'PUT',
  path: '/wps/member/inbox/reach',
  access: 'member',
  summary: 'Choose how messages of one kind are told',
  body: z.object({
    kind: inboxKind,
    email: z.optional(z.boolean()),
    push: z.optional(z.boolean()),
  }),
  value: reach,
  refusals: [],
});

const pushEndpoint = z.string().check(z.maxLength(1000), z.regex(/^https:\/\/[\x21-\x7e]+$/));

const base64url = (min: number, max: number) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.regex(/^[\w-]+$/));

/** Takes web push for this browser; the same one again changes its owner and language. */
export const savePushSubscription = endpoint({
  name: 'savePushSubscription',
  method: 'POST',
  path: '/wps/member/inbox/push',
  access: 'member',
  summary: 'Take web push in this browser',
  perMinute: 20,
  query: z.object({ language }),
  body: z.object({
    endpoint: pushEndpoint,
    /** The browser's public key and its secret, in base64url. */
    p256dh: base64url(80, 100),
    auth: base64url(20, 30),
  }),
  value: z.object({}),
  refusals: ['push_address'],
});

/** Takes no more web push in this browser. */
export const removePushSubscription = endpoint({
  name: 'removePushSubscription',
  method: 'POST',
  path: '/wps/member/inbox/push/remove',
  access: 'member',
  summary: 'Take no more web push in this browser',
  body: z.object({ endpoint: pushEndpoint }),
  value: z.object({}),
  refusals: [],
});
