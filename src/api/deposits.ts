import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  amountMinor,
  askedMinor,
  cursor,
  formerPageNo,
  formText,
  language,
  moment,
  next,
  pageSize,
  wholeNumber,
} from './fields.ts';

/**
 * CREATED: recorded. PENDING: at the provider, or reported by the member as sent to the bank.
 * SETTLED: credited to the wallet. FAILED: refused or never received. EXPIRED: not paid in time.
 * REFUNDED: paid back.
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

/** The type of a channel as players see it; the site supplies the label and the picture. */
export const channelKind = z.enum(['bank', 'card', 'wallet', 'mobile', 'qr']);

/**
 * One detail of the bank account that a transfer is sent to; the site has a label for each kind.
 */
export const bankLine = z.object({
  kind: z.enum(['bank', 'accountName', 'accountNumber', 'iban', 'swift', 'branch', 'phone']),
  value: z.string(),
});

/** A payment method for deposits. */
export const depositChannel = z.object({
  id: z.string(),
  /**
   * `bank`: a bank transfer that the operator approves by hand; any other is a payment provider.
   */
  provider: z.enum(['sandbox', 'bank']),
  kind: channelKind,
  /** In the requested language. */
  name: z.string(),
  minimumMinor: amountMinor,
  maximumMinor: amountMinor,
  /** Percentage of the amount, deducted from what is credited. */
  feePercent: z.number(),
  /** A fixed fee, deducted in addition to the percentage. */
  feeMinor: amountMinor,
  quickAmountsMinor: z.array(amountMinor),
  /** Time after which an unpaid deposit expires. */
  expiryMinutes: z.int(),
  /** Usual time from payment to credit; 0 means immediately. */
  arrivalMinutes: z.int(),
});

export type DepositChannel = z.infer<typeof depositChannel>;

/** One deposit of the signed-in member. */
export const depositView = z.object({
  id: z.int(),
  /** Short; a bank transfer must quote it as its payment reference. */
  reference: z.string(),
  channelId: z.string(),
  channelName: z.string(),
  provider: z.enum(['sandbox', 'bank']),
  kind: channelKind,
  currency: z.string(),
  /** What the member pays. */
  amountMinor,
  feeMinor: amountMinor,
  /** What the wallet is credited with: the amount less the fee. */
  creditMinor: amountMinor,
  state: depositState,
  createdAt: moment,
  expiresAt: moment,
  /** When the member reported the bank transfer as sent; null before. */
  sentAt: z.nullable(moment),
  /** When it reached SETTLED, FAILED, EXPIRED or REFUNDED; null before. */
  endedAt: z.nullable(moment),
  /**
   * URL of the payment page, absolute or on this site; null for bank transfers and once the deposit
   * has ended.
   */
  payUrl: z.nullable(z.string()),
  /** The house's bank account; empty unless this is a bank transfer that may still be sent. */
  bankLines: z.array(bankLine),
  /** Why it failed, as stated by the provider or the operator; null when no reason was given. */
  note: z.nullable(z.string()),
});

export type DepositView = z.infer<typeof depositView>;

/** The deposit channels of this brand, in the brand's order. */
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

/** Reports that the member has sent the bank transfer: CREATED becomes PENDING. */
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
    /** Holder of the account that the transfer was sent from. */
    payerName: formText(120).check(z.minLength(1)),
  }),
  value: depositView,
  refusals: ['deposit_ended'],
});

/** One deposit; the site polls it while the payment is outstanding. */
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
  query: z.object({
    state: z.optional(depositState),
    after: cursor,
    pageNo: formerPageNo,
    pageSize: pageSize(10),
    language,
  }),
  value: z.object({
    content: z.array(depositView),
    next,
    /** Said only to those who ask by `pageNo`. */
    pageNum: z.optional(z.int()),
    totalPages: z.optional(z.int()),
    totalCount: z.optional(z.int()),
  }),
  refusals: [],
});
