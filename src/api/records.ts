import * as z from 'zod/mini';
import { betStates } from '#domain/bet-state.ts';
import { datePresets } from '#domain/date-presets.ts';
import { recordKinds, recordStates } from '#domain/record-kinds.ts';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment, pageNo, pageSize, withDefault } from './fields.ts';
import { gameType } from './games.ts';

const day = z.iso.date();

/** A range of days in the merchant's time zone. `custom` needs both days, at most 12 months. */
const days = {
  preset: withDefault(z.enum(datePresets), 'last7'),
  from: z.optional(day),
  to: z.optional(day),
};

const recordKind = z.enum(recordKinds);
const recordState = z.enum(recordStates);

/** Which days an answer is about, after the preset was worked out. */
const rangeAnswer = { from: day, to: day, timeZone: z.string() };

/** The pages of a list. */
const pageAnswer = { pageNo: z.int(), totalPages: z.int(), total: z.int() };

/** One movement of the member's own money, or one that is on its way. */
export const transactionRecord = z.object({
  id: z.string(),
  kind: recordKind,
  state: recordState,
  at: moment,
  /** Above 0 came in, below 0 went out. */
  amountMinor,
  /** Which account: free money or bonus money. */
  wallet: z.enum(['cash', 'bonus']),
  /** What was in that account afterwards; null while nothing has moved. */
  balanceAfterMinor: z.nullable(amountMinor),
  /** The number that customer service asks for. */
  reference: z.string(),
});

export type TransactionRecord = z.infer<typeof transactionRecord>;

const transactionChoice = {
  ...days,
  kind: z.optional(recordKind),
  state: z.optional(recordState),
};

/** The signed-in account's own movements of money, the newest first; 12 months back. */
export const transactionHistory = endpoint({
  name: 'transactionHistory',
  method: 'GET',
  path: '/wps/member/transactions',
  access: 'member',
  summary: 'Movements of the own money',
  query: z.object({ ...transactionChoice, pageNo, pageSize: pageSize(20) }),
  value: z.object({
    ...rangeAnswer,
    ...pageAnswer,
    currency: z.string(),
    /** Sums of what has moved in the range: what came in, and what went out (below zero). */
    inMinor: amountMinor,
    outMinor: amountMinor,
    items: z.array(transactionRecord),
  }),
  refusals: ['invalid_range'],
});

/** What a record of bets is in. */
export const betState = z.enum(betStates);

/** One bet or round of one's own. */
export const betRecord = z.object({
  id: z.string(),
  state: betState,
  placedAt: moment,
  settledAt: z.nullable(moment),
  gameType,
  /** The vendor's code and name. */
  vassalage: z.string(),
  vendorName: z.string(),
  /** In the asked language; null where the vendor does not say which game. */
  gameName: z.nullable(z.string()),
  /** What was bet on; null where a game has no picks. */
  pick: z.nullable(z.string()),
  /** Decimal odds; null where a game has none. */
  odds: z.nullable(z.number()),
  stakeMinor: amountMinor,
  payoutMinor: amountMinor,
  validBetMinor: amountMinor,
  reference: z.string(),
  /** Whether its game can show the round again (`roundReplay`). */
  hasReplay: z.boolean(),
});

export type BetRecord = z.infer<typeof betRecord>;

/** The signed-in account's own bets, the newest first; 12 months back. */
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
    pageNo,
    pageSize: pageSize(20),
  }),
  value: z.object({
    ...rangeAnswer,
    ...pageAnswer,
    currency: z.string(),
    /** Sums over the whole range and choice, not only over this page. */
    stakeMinor: amountMinor,
    payoutMinor: amountMinor,
    validBetMinor: amountMinor,
    items: z.array(betRecord),
  }),
  refusals: ['invalid_range'],
});

const profitFigures = {
  bets: z.int(),
  /** Stakes of what was settled. */
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
 * What the member has won and lost: by day (every day of the range, oldest first) and by category.
 * With a category only its bets count.
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
 * A statement as a file: the same choice as the history, every row, oldest first. The answer is
 * the file itself, not an envelope; the token travels in the header as everywhere.
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

/** The bets as a file: the same choice as the list of bets, every row, oldest first. */
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
