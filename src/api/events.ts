import * as z from 'zod/mini';
import { amountMinor, moment } from './fields.ts';
import { chatMessage } from './chat.ts';
import { jackpotPool } from './jackpot.ts';
import { balance } from './wallet.ts';
import { winner } from './winners.ts';

/** Where the stream of events is; a bearer token makes it a member's own. */
export const EVENTS_PATH = '/wps/events';

/** What became of money that was on its way. */
export const moneyNews = z.enum([
  'depositArrived',
  'depositFailed',
  'withdrawalPaid',
  'withdrawalRejected',
]);

export type MoneyNews = z.infer<typeof moneyNews>;

/**
 * Everything that the platform tells while a page is open, by the event's name. Each is the newest
 * state of its thing: one that was missed is made up by the next, or by the call of that thing.
 */
export const siteEvents = {
  /** The member's accounts, after they have changed. */
  balance: balance.value,
  /** A deposit or a withdrawal of the member has ended. */
  message: z.object({
    kind: moneyNews,
    amountMinor,
    currency: z.string(),
    /** The number that customer service asks for. */
    reference: z.string(),
  }),
  /** A win that has just come onto the board; names masked, the game's name in English. */
  winner: z.object({ vo: winner }),
  /** The pool has been fed or won. */
  jackpot: jackpotPool,
  /** Something was written in the brand's chat room. */
  chat: chatMessage,
  /** A lottery has drawn. */
  result: z.object({
    gameCode: z.string(),
    issue: z.string(),
    /** Tier by tier, in the order of the draw. */
    result: z.array(z.array(z.string())),
    drawnAt: moment,
  }),
  /** The brand's announcements have changed: they may be fetched again. */
  announcements: z.object({}),
  /** The member's session is over; the stream ends with it. */
  ended: z.object({}),
} satisfies Record<string, z.ZodMiniType>;

export type SiteEventName = keyof typeof siteEvents;

export type SiteEventOf<Name extends SiteEventName> = z.infer<(typeof siteEvents)[Name]>;

/** One event with its name. */
export type SiteEvent = {
  [Name in SiteEventName]: { name: Name; data: SiteEventOf<Name> };
}[SiteEventName];
