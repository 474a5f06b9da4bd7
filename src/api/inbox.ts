import * as z from 'zod/mini';

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
