import * as z from 'zod/mini';
import { datePresets } from '#domain/date-presets.ts';
import { contractKind, contractTerms } from './contracts.ts';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment, pageSize, wholeNumber } from './fields.ts';
import { paymentPasswordRefusals } from './payment-password.ts';
import { days } from './records.ts';

const id = wholeNumber(1, Number.MAX_SAFE_INTEGER);

const after = z.optional(id);

export const billStates = [
  'CALCULATED',
  'NOT_REACHED',
  'PAYABLE',
  'PAID',
  'PART',
  'INSUFFICIENT',
  'DEFAULTED',
] as const;

/** What a contract came to in one period. */
export const bill = z.object({
  billId: z.int(),
  contractId: z.int(),
  kind: contractKind,
  /** Whether it is paid to the caller; else by the caller. */
  isOwn: z.boolean(),
  /** The other one, masked where the brand asks for it; null: the house. */
  party: z.nullable(z.string()),
  startsAt: moment,
  endsAt: moment,
  /** Above 1: counted again, and what is due is the difference. */
  revision: z.int(),
  /** What the rate is taken of. */
  figureMinor: amountMinor,
  activeMembers: z.int(),
  /** Thousandths of a percent; 0: no tier was reached. */
  rateMillis: z.int(),
  dueMinor: amountMinor,
  paidMinor: amountMinor,
  /** What the upline still owes: to who waits for it, and to the guarantee account. */
  owedMinor: amountMinor,
  state: z.enum(billStates),
  calculatedAt: moment,
  paidAt: z.nullable(moment),
});

export type Bill = z.infer<typeof bill>;

const choice = {
  /** `had`: paid to the agent; `given`: by the agent. */
  side: z.enum(['had', 'given']),
  kind: z.optional(contractKind),
  state: z.optional(z.enum(billStates)),
  /** Periods that began on these days, as of records; left out: all. */
  preset: z.optional(z.enum(datePresets)),
  from: days.from,
  to: days.to,
};

/** The bills of the agent’s contracts, the newest first, with the sums of all pages. */
export const agentBills = endpoint({
  name: 'agentBills',
  method: 'GET',
  path: '/wps/agent/bills',
  access: 'agent',
  summary: 'Bills of dividends and salaries',
  query: z.object({ ...choice, after, pageSize: pageSize(20), language }),
  value: z.object({
    items: z.array(bill),
    next: z.nullable(z.int()),
    /** Of everything that is chosen, not of the page alone. */
    totals: z.object({
      bills: z.int(),
      figureMinor: amountMinor,
      dueMinor: amountMinor,
      paidMinor: amountMinor,
      owedMinor: amountMinor,
    }),
  }),
  refusals: ['invalid_range'],
});

/** The same as a file, every bill. The response is the file itself, not an envelope. */
export const agentBillsFile = endpoint({
  name: 'agentBillsFile',
  method: 'GET',
  path: '/wps/agent/bills/file',
  access: 'agent',
  summary: 'Bills of dividends and salaries as CSV',
  perMinute: 20,
  query: z.object({ ...choice, language }),
  /** Bytes; `content-disposition` names the file. */
  files: ['text/csv'],
  value: z.unknown(),
  refusals: ['invalid_range'],
});

/** A bill with its arithmetic, for both sides. */
export const agentBill = endpoint({
  name: 'agentBill',
  method: 'GET',
  path: '/wps/agent/bill',
  access: 'agent',
  summary: 'The arithmetic of a bill',
  query: z.object({ billId: id, language }),
  value: z.object({
    bill,
    terms: contractTerms,
    stakeMinor: amountMinor,
    payoutMinor: amountMinor,
    validMinor: amountMinor,
    bonusMinor: amountMinor,
    rebateMinor: amountMinor,
    salaryMinor: amountMinor,
    feeMinor: amountMinor,
    /** A loss of the period before, never above 0. */
    carryMinor: amountMinor,
    grossMinor: amountMinor,
    /** What contracts below are paid for the same period. */
    deeperMinor: amountMinor,
    /** What too much was paid before, never above 0. */
    tooMuchMinor: amountMinor,
    /** Parts of a minor unit, in hundred-thousandths: of the bill before, and for the next. */
    remainderIn: z.int(),
    remainderOut: z.int(),
    guaranteedMinor: amountMinor,
    repaidMinor: amountMinor,
  }),
  refusals: ['contract_unknown'],
});

/** The settled bets of the team that a bill counts, the newest first. */
export const agentBillBets = endpoint({
  name: 'agentBillBets',
  method: 'GET',
  path: '/wps/agent/bill/bets',
  access: 'agent',
  summary: 'The bets that a bill counts',
  query: z.object({ billId: id, after, pageSize: pageSize(20), language }),
  value: z.object({
    items: z.array(
      z.object({
        betId: z.int(),
        /** Masked where the brand asks for it. */
        name: z.string(),
        gameType: z.string(),
        settledAt: moment,
        stakeMinor: amountMinor,
        payoutMinor: amountMinor,
        validMinor: amountMinor,
      }),
    ),
    next: z.nullable(z.int()),
  }),
  refusals: ['contract_unknown'],
});

/** Pays out of the own cash what is owed on a dividend, to who waits for it and to the guarantee account. */
export const payAgentBill = endpoint({
  name: 'payAgentBill',
  method: 'POST',
  path: '/wps/agent/bill/pay',
  access: 'agent',
  summary: 'Pay what is owed on a bill',
  encrypted: true,
  perMinute: 20,
  body: z.object({
    billId: id,
    requestId: z.uuid(),
    paymentPassword: z.string().check(z.maxLength(64)),
  }),
  value: z.object({ billId: z.int(), takenMinor: amountMinor }),
  refusals: [
    'contract_unknown',
    'bill_unpayable',
    'turnover_unmet',
    'deposit_short',
    ...paymentPasswordRefusals,
    'request_reused',
  ],
});
