import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  amountMinor,
  askedMinor,
  formText,
  moment,
  pageNo,
  pageSize,
  wholeNumber,
  withDefault,
  yesNo,
} from './fields.ts';
import { paymentPasswordRefusals } from './payment-password.ts';
import { imageIds } from './uploads.ts';

/**
 * QUEUED → APPROVED → PAYING (a part was sent) → PAID (all was sent, the member is asked) →
 * RECEIVED. DISPUTED while a payment is said not to have come; REJECTED: the money is back.
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

/** SENT, and then what became of it; FAILED: it came back and is sent anew. */
export const paymentStatus = z.enum(['SENT', 'RECEIVED', 'NOT_RECEIVED', 'FAILED']);

/** One transfer to the member's bank; a withdrawal is paid by one or by several. */
export const withdrawalPayment = z.object({
  id: z.int(),
  amountMinor,
  status: paymentStatus,
  /** The bank's own reference; null when there is none. */
  reference: z.nullable(z.string()),
  sentAt: moment,
  /** Unanswered until then, it counts as received; null once answered. */
  receivedByDefaultAt: z.nullable(moment),
  /** Who said what became of it: the member, the clock (`default`) or the operator. */
  answeredBy: z.nullable(z.enum(['member', 'default', 'operator'])),
  answeredAt: z.nullable(moment),
});

/** A member's wish to be paid, and everything that happened to it. */
export const withdrawal = z.object({
  id: z.int(),
  amountMinor,
  /** Sent to the bank and not come back. */
  paidMinor: amountMinor,
  currency: z.string(),
  status: withdrawalStatus,
  /** 1 is next; null when it does not wait in the queue. */
  queuePosition: z.nullable(z.int()),
  bankName: z.string(),
  /** Shortened: bullets and the last four digits. */
  accountNumber: z.string(),
  holderName: z.string(),
  requestedAt: moment,
  /** The end of it: received or rejected; null before. */
  closedAt: z.nullable(moment),
  /** Why it was rejected, in the operator's words; null otherwise. */
  rejectReason: z.nullable(z.string()),
  /** Counted as received by the clock or the operator: not refunded. */
  forced: z.boolean(),
  payments: z.array(withdrawalPayment),
});

export type Withdrawal = z.infer<typeof withdrawal>;

const id = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** What holds for the member's next withdrawal. */
export const withdrawalRules = endpoint({
  name: 'withdrawalRules',
  method: 'GET',
  path: '/wps/v2/withdrawals/rules',
  access: 'member',
  summary: 'Limits of the next withdrawal, and what is missing for it',
  value: z.object({
    currency: z.string(),
    minimumMinor: amountMinor,
    /** The smaller of the brand's limit and what is left of the day's. */
    maximumMinor: amountMinor,
    /** Withdrawals that may still be asked for today. */
    leftToday: z.int(),
    dailyCount: z.int(),
    /** Cash that could go out now; 0 while turnover remains. */
    withdrawableMinor: amountMinor,
    remainingTurnoverMinor: amountMinor,
    /** What is lost of the bonus by a withdrawal now; 0 without an open bonus. */
    forfeitMinor: amountMinor,
    hasPaymentPassword: z.boolean(),
    /** A verified bank account is there. */
    hasBankAccount: z.boolean(),
    /** The day on which the counts begin anew. */
    nextDayAt: moment,
  }),
  refusals: [],
});

/** Asks for cash; it is locked at once and cannot be called back by the member. */
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
    /** The open bonus is given up; needed while there is one. */
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
    pageNo,
    pageSize: pageSize(10),
  }),
  value: z.object({ list: z.array(withdrawal), total: z.int(), totalPages: z.int() }),
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
 * Says what became of a payment. `received`: this one came. `notReceived`: it did not; pictures
 * that show so are needed, and the clock stops. `fullyReceived`: the whole amount came, and every
 * open payment with it.
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
    /** Pictures sent before by the upload call with the purpose `proof`. */
    proofIds: imageIds,
    remark: z.optional(formText(500)),
  }),
  value: withdrawal,
  refusals: [
    // It is answered already, by the member, the clock or the operator.
    'withdrawal_answered',
    // Not all of it was sent yet.
    'withdrawal_not_paid',
    'proof_needed',
    'upload_unknown',
  ],
});
