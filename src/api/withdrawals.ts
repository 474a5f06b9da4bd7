import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  amountMinor,
  askedMinor,
  cursor,
  formerPage,
  formerPageNo,
  formText,
  moment,
  next,
  pageSize,
  wholeNumber,
  withDefault,
  yesNo,
} from './fields.ts';
import { paymentPasswordRefusals } from './payment-password.ts';
import { imageIds } from './uploads.ts';

/**
 * QUEUED → APPROVED → PAYING (partly sent) → PAID (fully sent, the member's confirmation is
 * requested) → RECEIVED. DISPUTED while a payment is reported as not received; REJECTED: the money
 * is back in the wallet.
 */
export const withdrawalStatus = z.enum([
  'QUEUED',
  'APPROVED',
  'PAYING',
  'PAID',
  'DISPUTED',
  'RECEIVED',
  'REJECTED',
]);

export type WithdrawalStatus = z.infer<typeof withdrawalStatus>;

/** SENT, then the outcome; FAILED: the payment was returned and is sent again. */
export const paymentStatus = z.enum(['SENT', 'RECEIVED', 'NOT_RECEIVED', 'FAILED']);

/** One transfer to the member's bank; a withdrawal is paid by one or several. */
export const withdrawalPayment = z.object({
  id: z.int(),
  amountMinor,
  status: paymentStatus,
  /** The bank's own reference; null when there is none. */
  reference: z.nullable(z.string()),
  sentAt: moment,
  /** When it counts as received if it is not answered; null once answered. */
  receivedByDefaultAt: z.nullable(moment),
  /** Who reported the outcome: the member, the deadline (`default`) or the operator. */
  answeredBy: z.nullable(z.enum(['member', 'default', 'operator'])),
  answeredAt: z.nullable(moment),
});

/** A withdrawal request and its progress. */
export const withdrawal = z.object({
  id: z.int(),
  amountMinor,
  /** Sent to the bank and not returned. */
  paidMinor: amountMinor,
  currency: z.string(),
  status: withdrawalStatus,
  /** Position in the queue, from 1; null when it is not queued. */
  queuePosition: z.nullable(z.int()),
  bankName: z.string(),
  /** Masked: bullets and the last four digits. */
  accountNumber: z.string(),
  holderName: z.string(),
  requestedAt: moment,
  /** When it was received or rejected; null before. */
  closedAt: z.nullable(moment),
  /** Why it was rejected, in the operator's words; null otherwise. */
  rejectReason: z.nullable(z.string()),
  /**
   * A payment counted as received by the deadline or the operator, not by the member: not refunded.
   */
  forced: z.boolean(),
  payments: z.array(withdrawalPayment),
});

export type Withdrawal = z.infer<typeof withdrawal>;

const id = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** The rules for the member's next withdrawal. */
export const withdrawalRules = endpoint({
  name: 'withdrawalRules',
  method: 'GET',
  path: '/wps/v2/withdrawals/rules',
  access: 'member',
  summary: 'Limits of the next withdrawal, and what is missing for it',
  value: z.object({
    currency: z.string(),
    minimumMinor: amountMinor,
    /** The lower of the brand's limit and the rest of the daily limit. */
    maximumMinor: amountMinor,
    /** Withdrawals that may still be requested today. */
    leftToday: z.int(),
    dailyCount: z.int(),
    /** Cash that can be withdrawn now; 0 while turnover remains. */
    withdrawableMinor: amountMinor,
    remainingTurnoverMinor: amountMinor,
    /** Bonus money that is forfeited by a withdrawal now; 0 without an open bonus. */
    forfeitMinor: amountMinor,
    hasPaymentPassword: z.boolean(),
    /** The member has a verified bank account. */
    hasBankAccount: z.boolean(),
    /** When the next day begins and the daily counts restart. */
    nextDayAt: moment,
  }),
  refusals: [],
});

/** Requests a withdrawal; the amount is locked immediately, and the member cannot cancel it. */
export const requestWithdrawal = endpoint({
  name: 'requestWithdrawal',
  method: 'POST',
  path: '/wps/v2/withdrawals',
  access: 'member',
  encrypted: true,
  summary: 'Asks for a withdrawal',
  perMinute: 20,
  body: z.object({
    requestId: z.uuid(),
    amountMinor: askedMinor(1),
    bankAccountId: id,
    paymentPassword: z.string().check(z.maxLength(64)),
    /** The member agrees to forfeit the open bonus; required while there is one. */
    forfeitBonus: withDefault(yesNo, false),
  }),
  value: withdrawal,
  refusals: [
    'amount_out_of_range',
    'insufficient_funds',
    'turnover_unmet',
    'bonus_forfeit_needed',
    'withdrawal_daily_count',
    'withdrawal_daily_amount',
    'bank_account_unverified',
    'account_frozen',
    'agent_frozen',
    ...paymentPasswordRefusals,
  ],
});

/** The member's withdrawals, the newest first. */
export const withdrawals = endpoint({
  name: 'withdrawals',
  method: 'GET',
  path: '/wps/v2/withdrawals',
  access: 'member',
  summary: 'The member’s withdrawals',
  query: z.object({
    /** Only those that are not closed. */
    open: z.optional(yesNo),
    after: cursor,
    pageNo: formerPageNo,
    pageSize: pageSize(10),
  }),
  value: z.object({ list: z.array(withdrawal), next, ...formerPage }),
  refusals: [],
});

/** One withdrawal of the member. */
export const withdrawalDetail = endpoint({
  name: 'withdrawalDetail',
  method: 'GET',
  path: '/wps/v2/withdrawals/detail',
  access: 'member',
  summary: 'One withdrawal of the member',
  query: z.object({ id }),
  value: withdrawal,
  refusals: [],
});

/**
 * Reports the outcome of a payment. `received`: this one arrived. `notReceived`: it did not;
 * pictures as evidence are required, and the deadline is suspended. `fullyReceived`: the whole
 * amount arrived, and every open payment with it.
 */
export const confirmWithdrawal = endpoint({
  name: 'confirmWithdrawal',
  method: 'POST',
  path: '/wps/v2/withdrawals/confirm',
  access: 'member',
  summary: 'Says whether a withdrawal’s payment was received',
  perMinute: 30,
  body: z.object({
    requestId: z.uuid(),
    id,
    /** Which payment; left out for `fullyReceived`. */
    paymentId: z.optional(id),
    answer: z.enum(['received', 'notReceived', 'fullyReceived']),
    /** Ids from `upload` with the purpose `proof`. */
    proofIds: imageIds,
    remark: z.optional(formText(500)),
  }),
  value: withdrawal,
  refusals: [
    // It was answered already, by the member, the deadline or the operator.
    'withdrawal_answered',
    // The withdrawal is not fully sent yet.
    'withdrawal_not_paid',
    'proof_needed',
    'upload_unknown',
  ],
});
