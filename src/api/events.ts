import * as z from 'zod/mini';
import { amountMinor, moment } from './fields.ts';
import { chatMessage } from './chat.ts';
import { unreadKinds } from './inbox.ts';
import { jackpotPool } from './jackpot.ts';
import { balance } from './wallet.ts';
import { winner } from './winners.ts';

/** Path of the event stream; with a bearer token it also carries the member's own events. */
export const EVENTS_PATH = '/wps/events';

/** The outcome of a pending deposit or withdrawal. */
export const moneyNews = z.enum([
  'depositArrived',
  'depositFailed',
  'withdrawalPaid',
  'withdrawalRejected',
]);

export type MoneyNews = z.infer<typeof moneyNews>;

/**
 * All events that the platform sends while a page is open, by name. Each carries the current state
 * of its subject: a missed event is made up for by the next one, or by calling the matching
 * endpoint.
 */
export const siteEvents = {
  /** The member's balances after a change. */
  balance: balance.value,
  /** A deposit or a withdrawal of the member has ended. */
  message: z.object({
    kind: moneyNews,
    amountMinor,
    currency: z.string(),
    /** The reference number to give to customer service. */
    reference: z.string(),
  }),
  /** A new win on the winner board; names masked, the game's name in English. */
  winner: z.object({ vo: winner }),
  /** The jackpot pool has grown or was won. */
  jackpot: jackpotPool,
  /** A new message in the brand's chat room. */
  chat: chatMessage,
  /** An operator has taken a message out of the brand's chat room. */
  chatRemoved: z.object({ id: z.int() }),
  /** A lottery draw has a result. */
  result: z.object({
    gameCode: z.string(),
    issue: z.string(),
    /** Tier by tier, in the order of the draw. */
    result: z.array(z.array(z.string())),
    drawnAt: moment,
  }),
  /** The brand's announcements have changed and can be fetched again. */
  announcements: z.object({}),
  /** A round of red envelopes was announced or ended, or all of one are taken; members can ask for them again. */
  redEnvelopes: z.object({}),
  /** Places in a race have changed, or it was decided: whoever shows races can ask for them again. */
  races: z.object({}),
  /** The member's unread messages by kind: at once, and after a change. */
  unread: z.object({ kinds: unreadKinds }),
  /** The rank that the member holds, by its id: at once, and when it is another one. */
  rank: z.object({ rank: z.string() }),
  /** The member's session has ended; the stream ends, too. */
  ended: z.object({}),
} satisfies Record<string, z.ZodMiniType>;

export type SiteEventName = keyof typeof siteEvents;

export type SiteEventOf<Name extends SiteEventName> = z.infer<(typeof siteEvents)[Name]>;

/** One event with its name. */
export type SiteEvent = {
  [Name in SiteEventName]: { name: Name; data: SiteEventOf<Name> };
}[SiteEventName];
