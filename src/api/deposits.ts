import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  amountMinor,
  askedMinor,
  formText,
  language,
  moment,
  pageNo,
  pageSize,
  wholeNumber,
} from './fields.ts';

/**
 * CREATED: written down. PENDING: at the provider, or said to be sent to the bank. SETTLED: in the
 * wallet. FAILED: refused or never received. EXPIRED: not paid in time. REFUNDED: given back.
 */
export const depositState = z.enum([
  'CREATED',
  'PENDING',
  'SETTLED',
  'FAILED',
  'EXPIRED',
  'REFUNDED',
]);

export type DepositState = z.infer<typeof depositState>;

/** What a channel looks like to a player; the words and the picture are the site's. */
export const channelKind = z.enum(['bank', 'card', 'wallet', 'mobile', 'qr']);

/** One line of the account that a bank transfer goes to; the site has a label for each kind. */
export const bankLine = z.object({
  kind: z.enum(['bank', 'accountName', 'accountNumber', 'iban', 'swift', 'branch', 'phone']),
  value: z.string(),
});

/** A way to pay in. */
export const depositChannel = z.object({
  id: z.string(),
  /** `bank` is a transfer that a person of the house approves; any other is a provider. */
  provider: z.enum(['sandbox', 'bank']),
  kind: channelKind,
  /** In the asked language. */
  name: z.string(),
  minimumMinor: amountMinor,
  maximumMinor: amountMinor,
  /** Percent of the amount, taken off what is credited. */
  feePercent: z.number(),
  /** Taken off beside the percentage. */
  feeMinor: amountMinor,
  quickAmountsMinor: z.array(amountMinor),
  /** How long a deposit waits to be paid. */
  expiryMinutes: z.int(),
  /** How long it usually takes once paid; 0 is at once. */
  arrivalMinutes: z.int(),
});

export type DepositChannel = z.infer<typeof depositChannel>;

/** One deposit of the signed-in member. */
export const depositView = z.object({
  id: z.int(),
  /** Short; what a bank transfer must carry as its message. */
  reference: z.string(),
  channelId: z.string(),
  channelName: z.string(),
  provider: z.enum(['sandbox', 'bank']),
  kind: channelKind,
  currency: z.string(),
  /** What the member pays. */
  amountMinor,
  feeMinor: amountMinor,
  /** What the wallet receives: the amount without the fee. */
  creditMinor: amountMinor,
  state: depositState,
  createdAt: moment,
  expiresAt: moment,
  /** When the member said that the bank transfer was sent; null before. */
  sentAt: z.nullable(moment),
  /** When it reached SETTLED, FAILED, EXPIRED or REFUNDED; null before. */
  endedAt: z.nullable(moment),
  /** Where to pay, absolute or on this site; null for bank transfers and once it has ended. */
  payUrl: z.nullable(z.string()),
  /** The house's account; empty unless it is a bank transfer that may still be sent. */
  bankLines: z.array(bankLine),
  /** Why it failed, in the words of the provider or of the person who decided; null without. */
  note: z.nullable(z.string()),
});

export type DepositView = z.infer<typeof depositView>;

/** The ways to pay in at this brand, in its order. */
export const depositChannels = endpoint({
  name: 'depositChannels',
  method: 'GET',
  path: '/wps/v2/deposits/channels',
  access: 'member',
  summary: 'The channels for deposits, with limits, fees and quick amounts',
  query: z.object({ language }),
  value: z.object({ currency: z.string(), channels: z.array(depositChannel) }),
  refusals: [],
});

/**
 * Starts a deposit. An amount outside of the channel's limits is refused as `invalid_input` with
 * the rule `range`.
 */
export const createDeposit = endpoint({
  name: 'createDeposit',
  method: 'POST',
  path: '/wps/v2/deposits',
  access: 'member',
  summary: 'Start a deposit through a channel',
  perMinute: 30,
  query: z.object({ language }),
  body: z.object({
    requestId: z.uuid(),
    channelId: formText(40),
    amountMinor: askedMinor(1),
  }),
  value: depositView,
  refusals: [
    'channel_unavailable',
    'too_many_open_deposits',
    'provider_unavailable',
    'limit_reached',
    'cooling_off',
    'self_excluded',
    'session_limit',
    'reality_check_due',
    'age_unverified',
  ],
});

/** The member says that the bank transfer was sent: CREATED becomes PENDING. */
export const reportDepositSent = endpoint({
  name: 'reportDepositSent',
  method: 'POST',
  path: '/wps/v2/deposits/sent',
  access: 'member',
  summary: 'Say that a bank transfer was sent',
  perMinute: 30,
  query: z.object({ language }),
  body: z.object({
    id: z.int().check(z.positive()),
    /** In whose name the account is that it came from. */
    payerName: formText(120).check(z.minLength(1)),
  }),
  value: depositView,
  refusals: ['deposit_ended'],
});

/** One deposit, to be asked again while it waits for its payment. */
export const deposit = endpoint({
  name: 'deposit',
  method: 'GET',
  path: '/wps/v2/deposits/detail',
  access: 'member',
  summary: 'One deposit of the member',
  query: z.object({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER), language }),
  value: depositView,
  refusals: [],
});

/** The member's deposits, the newest first. */
export const deposits = endpoint({
  name: 'deposits',
  method: 'GET',
  path: '/wps/v2/deposits',
  access: 'member',
  summary: 'The member’s deposits, page by page',
  query: z.object({ state: z.optional(depositState), pageNo, pageSize: pageSize(10), language }),
  value: z.object({
    content: z.array(depositView),
    pageNum: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
  refusals: [],
});
