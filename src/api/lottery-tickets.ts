import * as z from 'zod/mini';
import { betStates } from '#domain/bet-state.ts';
import { endpoint } from './endpoint.ts';
import {
  amountMinor,
  askedMinor,
  cursor,
  formerPage,
  formerPageNo,
  language,
  moment,
  next,
  pageSize,
  withDefault,
} from './fields.ts';
import { drawnTiers, lotteryCode } from './lottery.ts';

/** The options picked in each row of a bet type, in the order of rows; a row may be empty. */
const picks = z
  .array(z.array(z.string().check(z.maxLength(8))).check(z.maxLength(1000)))
  .check(z.minLength(1), z.maxLength(50));
const positive = z.int().check(z.gte(1));
const issueNo = z.string().check(z.minLength(1), z.maxLength(32));

/** One line of the bet slip: it becomes one ticket in each draw that is played. */
export const ticketLine = z.object({
  betType: z.string().check(z.maxLength(32)),
  picks,
  /**
   * The stake of one unit; a single bet that costs several units costs that many times this stake.
   */
  unitMinor: askedMinor(1),
  multiple: positive,
});

export type TicketLine = z.infer<typeof ticketLine>;

/** A line with the odds shown when it was picked; it is refused when they have changed since. */
export const orderedLine = z.extend(ticketLine, {
  odds: z.optional(z.record(z.string(), z.number())),
});

/** One ticket: one line in one draw. */
export const ticket = z.object({
  id: z.string(),
  gameCode: lotteryCode,
  gameName: z.string(),
  issueNo: z.string(),
  drawsAt: moment,
  betType: z.string(),
  picks,
  /** Number of single bets in the picks. */
  bets: z.int(),
  unitMinor: amountMinor,
  multiple: z.int(),
  /** Decimal odds by price key, as they were at purchase. */
  odds: z.record(z.string(), z.number()),
  stakeMinor: amountMinor,
  currency: z.string(),
  state: z.enum(betStates),
  /** Null until settled; a void returns the stake. */
  payoutMinor: z.nullable(amountMinor),
  /** Number of wins at each price; empty until settled and for a lost ticket. */
  hits: z.record(z.string(), z.int()),
  /** The drawn numbers; null before the draw. */
  result: z.nullable(drawnTiers),
  /** The multi-draw order that the ticket belongs to; null without one. */
  planId: z.nullable(z.string()),
  placedAt: moment,
  settledAt: z.nullable(moment),
});

export type Ticket = z.infer<typeof ticket>;

const playRefusals = [
  'lottery_unknown',
  'game_maintenance',
  'insufficient_funds',
  'account_frozen',
  'self_excluded',
  'cooling_off',
  'age_unverified',
  'reality_check_due',
  'limit_reached',
  'session_limit',
] as const;

/**
 * Buys tickets: every line in every draw, all or none. The stakes of later draws are set aside at
 * purchase, so that no draw is missed; the stakes of draws that are canceled are returned.
 */
export const placeTickets = endpoint({
  name: 'placeTickets',
  method: 'POST',
  path: '/lgw/lottery/tickets',
  access: 'member',
  summary: 'Buy tickets of a lottery, of one draw or of several',
  body: z.object({
    /** Idempotency key: a repeated id gets the first response; nothing is bought twice. */
    requestId: z.uuid(),
    gameCode: lotteryCode,
    lines: z.array(orderedLine).check(z.minLength(1), z.maxLength(100)),
    /** The draws to play, each with the multiplier of its stakes; normally 1. */
    draws: z
      .array(z.object({ issueNo, multiple: positive }))
      .check(z.minLength(1), z.maxLength(120)),
    /** After a draw that pays anything, the tickets of later draws are canceled. */
    stopOnWin: withDefault(z.boolean(), false),
    language,
  }),
  value: z.object({
    tickets: z.array(ticket),
    /** Null for a single draw. */
    planId: z.nullable(z.string()),
    stakeMinor: amountMinor,
    /** The balance that can be staked. */
    balanceMinor: amountMinor,
  }),
  refusals: [
    ...playRefusals,
    // This brand does not offer this bet type.
    'bet_type_unknown',
    // `details.line` is no valid bet: an option that its row does not have, or a missing row.
    'picks_invalid',
    // The odds of `details.line` have changed since it was picked.
    'odds_changed',
    // More lines, draws or single bets than `details.most`.
    'order_too_large',
    // A ticket's stake is not within `details.minimumMinor` to `details.maximumMinor`.
    'stake_out_of_range',
    // `details.issueNo` is not a draw of this lottery that can be bought.
    'issue_unknown',
    // Sales for `details.issueNo` have closed; `details.current` is on sale now.
    'sales_closed',
  ],
  statuses: { insufficient_funds: 402 },
});

/** The member's own tickets of the last 12 months, the newest first. */
export const myTickets = endpoint({
  name: 'myTickets',
  method: 'GET',
  path: '/lgw/lottery/tickets',
  access: 'member',
  summary: 'The own tickets, the newest first',
  query: z.object({
    gameCode: z.optional(lotteryCode),
    issueNo: z.optional(issueNo),
    planId: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
    state: z.optional(z.enum(betStates)),
    language,
    after: cursor,
    pageNo: formerPageNo,
    pageSize: pageSize(20),
  }),
  value: z.object({
    tickets: z.array(ticket),
    next,
    ...formerPage,
  }),
  refusals: [],
});

/** A multi-draw order. */
export const ticketPlan = z.object({
  id: z.string(),
  gameCode: lotteryCode,
  gameName: z.string(),
  lines: z.array(ticketLine),
  stopOnWin: z.boolean(),
  /** `done`: all draws were played; `stopped`: by `stopOnWin`; `cancelled`: by the member, or by their exclusion or break. */
  state: z.enum(['running', 'done', 'stopped', 'cancelled']),
  draws: z.int(),
  drawsPlayed: z.int(),
  /** Stakes set aside at purchase. */
  stakeMinor: amountMinor,
  /** Stakes returned for draws that were not played. */
  refundedMinor: amountMinor,
  payoutMinor: amountMinor,
  currency: z.string(),
  /** The next draw; null when none is left. */
  nextIssueNo: z.nullable(z.string()),
  placedAt: moment,
});

export type TicketPlan = z.infer<typeof ticketPlan>;

/** The member's own multi-draw orders, the newest first. */
export const ticketPlans = endpoint({
  name: 'ticketPlans',
  method: 'GET',
  path: '/lgw/lottery/plans',
  access: 'member',
  summary: 'The own orders of several draws',
  query: z.object({
    gameCode: z.optional(lotteryCode),
    language,
    after: cursor,
    pageNo: formerPageNo,
    pageSize: pageSize(20),
  }),
  value: z.object({
    plans: z.array(ticketPlan),
    next,
    ...formerPage,
  }),
  refusals: [],
});

/** Cancels a multi-draw order: returns its stakes for draws that are still on sale. */
export const cancelFollow = endpoint({
  name: 'cancelFollow',
  method: 'POST',
  path: '/lgw/lottery/plans/cancel',
  access: 'member',
  summary: 'Stop an order of several draws; what is still sold comes back',
  body: z.object({ planId: z.string().check(z.regex(/^\d{1,15}$/)), language }),
  value: ticketPlan,
  refusals: [],
});

export type PlaceTicketsInput = z.input<NonNullable<typeof placeTickets.body>>;
