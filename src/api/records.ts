import * as z from 'zod/mini';
import { betStates } from '#domain/bet-state.ts';
import { datePresets } from '#domain/date-presets.ts';
import { recordKinds, recordStates } from '#domain/record-kinds.ts';
import { endpoint } from './endpoint.ts';
import {
  amountMinor,
  cursor,
  formerPage,
  formerPageNo,
  language,
  moment,
  next,
  pageSize,
  withDefault,
  yesNo,
} from './fields.ts';
import { gameType } from './games.ts';

const day = z.iso.date();

/** A range of days in the merchant's time zone. `custom` requires both days, at most 12 months. */
export const days = {
  preset: withDefault(z.enum(datePresets), 'last7'),
  from: z.optional(day),
  to: z.optional(day),
};

const recordKind = z.enum(recordKinds);
/** How far a movement of money has come. */
export const recordState = z.enum(recordStates);

/** The range of days of a response, computed from the preset. */
export const rangeAnswer = { from: day, to: day, timeZone: z.string() };

const listPage = {
  after: cursor,
  pageNo: formerPageNo,
  pageSize: pageSize(20),
  /** Sums of however many rows; otherwise only of up to `countedMost`. */
  exact: withDefault(yesNo, false),
};

const listAnswer = { countedMost: z.int(), next, ...formerPage };

/** One completed or pending movement of the member's own money. */
export const transactionRecord = z.object({
  id: z.string(),
  kind: recordKind,
  state: recordState,
  at: moment,
  /** Positive for money in, negative for money out. */
  amountMinor,
  /** The account: cash or bonus money. */
  wallet: z.enum(['cash', 'bonus']),
  /** The balance of that account afterwards; null while nothing has moved. */
  balanceAfterMinor: z.nullable(amountMinor),
  /** The reference number to give to customer service. */
  reference: z.string(),
});

export type TransactionRecord = z.infer<typeof transactionRecord>;

const transactionChoice = {
  ...days,
  kind: z.optional(recordKind),
  state: z.optional(recordState),
};

/** The account's own movements of money of the last 12 months, the newest first. */
export const transactionHistory = endpoint({
  name: 'transactionHistory',
  method: 'GET',
  path: '/wps/member/transactions',
  access: 'member',
  summary: 'Movements of the own money',
  query: z.object({ ...transactionChoice, ...listPage }),
  value: z.object({
    ...rangeAnswer,
    ...listAnswer,
    currency: z.string(),
    /** Of all pages: rows, and the money that moved in, and out (negative). Null: not the first page, or more than `countedMost` rows. */
    sums: z.nullable(z.object({ rows: z.int(), inMinor: amountMinor, outMinor: amountMinor })),
    /** Said only to those who ask by `pageNo`. */
    inMinor: z.optional(amountMinor),
    outMinor: z.optional(amountMinor),
    items: z.array(transactionRecord),
  }),
  refusals: ['invalid_range'],
});

/** The state of a bet record. */
export const betState = z.enum(betStates);

/** One bet or round of the account. */
export const betRecord = z.object({
  id: z.string(),
  state: betState,
  placedAt: moment,
  settledAt: z.nullable(moment),
  gameType,
  /** The vendor's code and name. */
  vassalage: z.string(),
  vendorName: z.string(),
  /** In the requested language; null where the vendor does not name the game. */
  gameName: z.nullable(z.string()),
  /** What was bet on; null where a game has no picks. */
  pick: z.nullable(z.string()),
  /** Decimal odds; null where a game has none. */
  odds: z.nullable(z.number()),
  stakeMinor: amountMinor,
  payoutMinor: amountMinor,
  validBetMinor: amountMinor,
  reference: z.string(),
  /** Whether the game can replay the round (`roundReplay`). */
  hasReplay: z.boolean(),
});

export type BetRecord = z.infer<typeof betRecord>;

/** The account's own bets of the last 12 months, the newest first. */
export const betHistory = endpoint({
  name: 'betHistory',
  method: 'GET',
  path: '/wps/member/bets',
  access: 'member',
  summary: 'The own bets',
  query: z.object({
    ...days,
    gameType: z.optional(gameType),
    state: z.optional(betState),
    language,
    ...listPage,
  }),
  value: z.object({
    ...rangeAnswer,
    ...listAnswer,
    currency: z.string(),
    /** Of all pages; bets that were taken back count 0. Null: not the first page, or more than `countedMost` rows. */
    sums: z.nullable(
      z.object({
        rows: z.int(),
        stakeMinor: amountMinor,
        payoutMinor: amountMinor,
        validBetMinor: amountMinor,
      }),
    ),
    /** Said only to those who ask by `pageNo`. */
    stakeMinor: z.optional(amountMinor),
    payoutMinor: z.optional(amountMinor),
    validBetMinor: z.optional(amountMinor),
    items: z.array(betRecord),
  }),
  refusals: ['invalid_range'],
});

const profitFigures = {
  bets: z.int(),
  /** Stakes of settled bets. */
  stakeMinor: amountMinor,
  payoutMinor: amountMinor,
  validBetMinor: amountMinor,
};

/** Profit and loss of one day: payout − stake + rebates + bonuses. */
export const profitDay = z.object({
  day,
  ...profitFigures,
  depositMinor: amountMinor,
  withdrawalMinor: amountMinor,
  rebateMinor: amountMinor,
  bonusMinor: amountMinor,
  profitMinor: amountMinor,
});

export type ProfitDay = z.infer<typeof profitDay>;

/** Profit and loss of one category: payout − stake. */
export const profitCategory = z.object({ gameType, ...profitFigures, profitMinor: amountMinor });

export type ProfitCategory = z.infer<typeof profitCategory>;

/**
 * The member's profit and loss: by day (every day of the range, oldest first) and by category. With
 * `gameType` only the bets of that category count.
 */
export const personalProfit = endpoint({
  name: 'personalProfit',
  method: 'GET',
  path: '/wps/member/profit',
  access: 'member',
  summary: 'The own profit and loss',
  query: z.object({ ...days, gameType: z.optional(gameType) }),
  value: z.object({
    ...rangeAnswer,
    currency: z.string(),
    days: z.array(profitDay),
    categories: z.array(profitCategory),
    total: z.omit(profitDay, { day: true }),
  }),
  refusals: ['invalid_range'],
});

/**
 * The transaction history as a file: the same filters, every row, oldest first. The response is the
 * file itself, not an envelope; the token is sent in the header as for every call.
 */
export const statement = endpoint({
  name: 'statement',
  method: 'GET',
  path: '/wps/member/statement',
  access: 'member',
  summary: 'A statement of account as CSV or PDF',
  perMinute: 20,
  query: z.object({ ...transactionChoice, format: z.enum(['csv', 'pdf']), language }),
  /** Bytes; `content-disposition` names the file. */
  files: ['text/csv', 'application/pdf'],
  value: z.unknown(),
  refusals: ['invalid_range', 'statement_too_long'],
});

/** The bets as a file: the same filters as for the list of bets, every row, oldest first. */
export const betStatement = endpoint({
  name: 'betStatement',
  method: 'GET',
  path: '/wps/member/bets/statement',
  access: 'member',
  summary: 'The own bets as CSV or PDF',
  perMinute: 20,
  query: z.object({
    ...days,
    gameType: z.optional(gameType),
    state: z.optional(betState),
    format: z.enum(['csv', 'pdf']),
    language,
  }),
  /** Bytes; `content-disposition` names the file. */
  files: ['text/csv', 'application/pdf'],
  value: z.unknown(),
  refusals: ['invalid_range', 'statement_too_long'],
});
