import * as z from 'zod/mini';
import { betStates } from '#domain/bet-state.ts';
import { endpoint } from './endpoint.ts';
import {
  amountMinor,
  askedMinor,
  language,
  moment,
  pageNo,
  pageSize,
  withDefault,
} from './fields.ts';
import { drawnTiers, lotteryCode } from './lottery.ts';

/** Options that were marked in every row of a bet type, in the rows' order; a row may be empty. */
const picks = z
  .array(z.array(z.string().check(z.maxLength(8))).check(z.maxLength(1000)))
  .check(z.minLength(1), z.maxLength(50));
const positive = z.int().check(z.gte(1));
const issueNo = z.string().check(z.minLength(1), z.maxLength(32));

/** One line of the slip: it becomes a ticket in every draw that is played. */
export const ticketLine = z.object({
  betType: z.string().check(z.maxLength(32)),
  picks,
  /** The stake of one single bet; one that costs several units takes so many of it. */
  unitMinor: askedMinor(1),
  multiple: positive,
});

export type TicketLine = z.infer<typeof ticketLine>;

/** A line with the odds at which it was picked: it is not sold at others that nobody has seen. */
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
  /** Single bets that the picks make. */
  bets: z.int(),
  unitMinor: amountMinor,
  multiple: z.int(),
  /** Decimal odds by price, as they stood at the purchase. */
  odds: z.record(z.string(), z.number()),
  stakeMinor: amountMinor,
  currency: z.string(),
  state: z.enum(betStates),
  /** Null until it is settled; the stake comes back with a void. */
  payoutMinor: z.nullable(amountMinor),
  /** How often it won at each price; empty until it is settled, and when it lost. */
  hits: z.record(z.string(), z.int()),
  /** The numbers of its draw; null until then. */
  result: z.nullable(drawnTiers),
  /** The order of several draws to which it belongs. */
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
 * once, so that none is missed; what is stopped comes back.
 */
export const placeTickets = endpoint({
  name: 'placeTickets',
  method: 'POST',
  path: '/lgw/lottery/tickets',
  access: 'member',
  summary: 'Buy tickets of a lottery, of one draw or of several',
  body: z.object({
    /** The same id answers the same: nothing is bought twice. */
    requestId: z.uuid(),
    gameCode: lotteryCode,
    lines: z.array(orderedLine).check(z.minLength(1), z.maxLength(100)),
    /** The draws that are played, each with what multiplies its stakes; the usual one has 1. */
    draws: z
      .array(z.object({ issueNo, multiple: positive }))
      .check(z.minLength(1), z.maxLength(120)),
    /** After a draw that pays anything the later ones are taken back. */
    stopOnWin: withDefault(z.boolean(), false),
    language,
  }),
  value: z.object({
    tickets: z.array(ticket),
    /** Null for a single draw. */
    planId: z.nullable(z.string()),
    stakeMinor: amountMinor,
    /** What is left to play with. */
    balanceMinor: amountMinor,
  }),
  refusals: [
    ...playRefusals,
    // This brand does not sell that way to bet.
    'bet_type_unknown',
    // `details.line` makes no bet: options that are not the row's, a row that is missing.
    'picks_invalid',
    // Odds of `details.line` are others than those at which it was picked.
    'odds_changed',
    // More lines, draws or single bets than `details.most`.
    'order_too_large',
    // A ticket outside of `details.minimumMinor` to `details.maximumMinor`.
    'stake_out_of_range',
    // `details.issueNo` is no draw of this lottery that can be bought.
    'issue_unknown',
    // Sales of `details.issueNo` are over; `details.current` is sold now.
    'sales_closed',
  ],
  statuses: { insufficient_funds: 402 },
});

/** The own tickets, the newest first; 12 months back. */
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
    pageNo,
    pageSize: pageSize(20),
  }),
  value: z.object({
    tickets: z.array(ticket),
    pageNo: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  refusals: [],
});

/** An order of several draws. */
export const ticketPlan = z.object({
  id: z.string(),
  gameCode: lotteryCode,
  gameName: z.string(),
  lines: z.array(ticketLine),
  stopOnWin: z.boolean(),
  /** `done`: every draw was played; `stopped`: it won and stopped itself; `cancelled`: by the member. */
  state: z.enum(['running', 'done', 'stopped', 'cancelled']),
  draws: z.int(),
  drawsPlayed: z.int(),
  /** Stakes that were set aside at the purchase. */
  stakeMinor: amountMinor,
  /** What came back of draws that were not played. */
  refundedMinor: amountMinor,
  payoutMinor: amountMinor,
  currency: z.string(),
  /** The next draw; null when none is left. */
  nextIssueNo: z.nullable(z.string()),
  placedAt: moment,
});

export type TicketPlan = z.infer<typeof ticketPlan>;

/** The own orders of several draws, the newest first. */
export const ticketPlans = endpoint({
  name: 'ticketPlans',
  method: 'GET',
  path: '/lgw/lottery/plans',
  access: 'member',
  summary: 'The own orders of several draws',
  query: z.object({
    gameCode: z.optional(lotteryCode),
    language,
    pageNo,
    pageSize: pageSize(20),
  }),
  value: z.object({
    plans: z.array(ticketPlan),
    pageNo: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  refusals: [],
});

/** Takes back what an order has set aside for draws that are still sold. */
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
