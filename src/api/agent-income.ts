import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, askedMinor, moment, pageSize, wholeNumber } from './fields.ts';
import { paymentPasswordRefusals } from './payment-password.ts';

/** What moves the commission of an agent. */
export const incomeKinds = [
  'dividend',
  /** A dividend that the agent pays to somebody directly below. */
  'dividendPaid',
  'dailySalary',
  'hourlySalary',
  'realtimeSalary',
  /** To the agent's own wallet. */
  'moved',
  /** Corrected by the house, or reversed. */
  'adjustment',
] as const;

export const incomeKind = z.enum(incomeKinds);

export type IncomeKind = z.infer<typeof incomeKind>;

/** One movement of the commission. */
const movement = z.object({
  /** Counts the movements of the account. */
  seq: z.int(),
  kind: incomeKind,
  at: moment,
  /** Positive: earned; negative: moved, paid or taken back. */
  amountMinor,
  balanceAfterMinor: amountMinor,
  transferId: z.int(),
});

/** The commission of the agent, what came in within some days, and the movements, the newest first. */
export const agentIncome = endpoint({
  name: 'agentIncome',
  method: 'GET',
  path: '/wps/agent/income',
  access: 'agent',
  summary: 'The commission of the agent and its movements',
  query: z.object({
    /** Days of the brand's time zone, both included; the last 30 when left out, at most 366. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    /** The `next` of the page before. */
    after: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    pageSize: pageSize(20),
  }),
  value: z.object({
    currency: z.string(),
    /** What can be moved to the wallet. */
    commissionMinor: amountMinor,
    cashMinor: amountMinor,
    minimumMinor: amountMinor,
    maximumMinor: amountMinor,
    from: z.iso.date(),
    to: z.iso.date(),
    /** Of all pages, by kind; kinds without a movement are left out. */
    totals: z.array(z.object({ kind: incomeKind, movements: z.int(), amountMinor })),
    items: z.array(movement),
    next: z.nullable(z.int()),
  }),
  refusals: ['invalid_range'],
});

/**
 * Moves commission to the agent's wallet, where it is cash that needs no turnover. What is owed on dividends stays: it is paid
 * out of the commission. An amount out of bounds is `invalid_input` with the rule `range`.
 */
export const moveCommission = endpoint({
  name: 'moveCommission',
  method: 'POST',
  path: '/wps/agent/commission/move',
  access: 'agent',
  summary: 'Move commission to the own wallet',
  encrypted: true,
  perMinute: 20,
  body: z.object({
    requestId: z.uuid(),
    amountMinor: askedMinor(1),
    paymentPassword: z.string().check(z.maxLength(64)),
  }),
  value: z.object({
    transferId: z.int(),
    amountMinor,
    commissionMinor: amountMinor,
    cashMinor: amountMinor,
  }),
  refusals: ['insufficient_funds', 'dividends_owed', 'agent_frozen', ...paymentPasswordRefusals],
});
