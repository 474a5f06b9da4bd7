import * as z from 'zod/mini';
import { betStates } from '#domain/bet-state.ts';
import { recordKinds } from '#domain/record-kinds.ts';
import { branchAnswer, under } from './agent-reports.ts';
import { memberId } from './agents.ts';
import { endpoint } from './endpoint.ts';
import {
  amountMinor,
  cursor,
  language,
  moment,
  next,
  pageSize,
  withDefault,
  yesNo,
} from './fields.ts';
import { gameType } from './games.ts';
import { days, recordState } from './records.ts';

/** Whose rows: of those below now, since they are. */
const peopleChoice = {
  ...days,
  under,
  /** One account alone. */
  memberId: z.optional(memberId),
  descending: withDefault(yesNo, true),
};

const listPage = {
  after: cursor,
  pageSize: pageSize(20),
  /** Totals of however many rows; otherwise only of up to `countedMost`, and of teams that are not too large. */
  exact: withDefault(yesNo, false),
  language,
};

const whose = {
  memberId: z.int(),
  /** Masked where the brand or its jurisdiction asks for it. */
  name: z.string(),
  /** Levels below the agent who asks; 1: directly below. */
  level: z.int(),
};

const listAnswer = { ...branchAnswer, countedMost: z.int(), next };

const isTransaction = (kind: (typeof recordKinds)[number]) => kind !== 'bet' && kind !== 'payout';

/** What a movement is; stakes and payouts stand in the list of bets. */
const transactionKinds = z.enum(recordKinds).check(z.refine(isTransaction));

const transactionChoice = {
  ...peopleChoice,
  kind: z.optional(transactionKinds),
  state: z.optional(recordState),
};

const downlineTransaction = z.object({
  ...whose,
  id: z.string(),
  kind: transactionKinds,
  state: recordState,
  at: moment,
  amountMinor,
  reference: z.string(),
});

export type DownlineTransaction = z.infer<typeof downlineTransaction>;

/** The movements of money of those below, without stakes and payouts. */
export const agentDownlineTransactions = endpoint({
  name: 'agentDownlineTransactions',
  method: 'GET',
  path: '/wps/agent/transactions',
  access: 'agent',
  summary: 'Movements of money of those below',
  query: z.object({ ...transactionChoice, ...listPage }),
  value: z.object({
    ...listAnswer,
    /** Of all pages: rows, money in, money out (negative). Null: not the first page, more than `countedMost` rows, or a team in which they are not found at once. */
    total: z.nullable(z.object({ rows: z.int(), inMinor: amountMinor, outMinor: amountMinor })),
    items: z.array(downlineTransaction),
  }),
  refusals: ['invalid_range', 'not_a_downline'],
});

/** The same as a file, every row. The response is the file itself, not an envelope. */
export const agentDownlineTransactionsFile = endpoint({
  name: 'agentDownlineTransactionsFile',
  method: 'GET',
  path: '/wps/agent/transactions/file',
  access: 'agent',
  summary: 'Movements of money of those below as CSV',
  perMinute: 20,
  query: z.object({ ...transactionChoice, language }),
  /** Bytes; `content-disposition` names the file. */
  files: ['text/csv'],
  value: z.unknown(),
  refusals: ['invalid_range', 'not_a_downline'],
});

/** How a bet ended. */
const endedStates = z.enum(betStates).check(z.refine((state) => state !== 'open'));

const betChoice = {
  ...peopleChoice,
  gameType: z.optional(gameType),
  state: z.optional(endedStates),
};

const downlineBet = z.object({
  ...whose,
  id: z.string(),
  state: endedStates,
  placedAt: moment,
  settledAt: moment,
  gameType,
  /** The vendor's code and name. */
  vassalage: z.string(),
  vendorName: z.string(),
  /** In the requested language; null where the vendor does not name the game. */
  gameName: z.nullable(z.string()),
  stakeMinor: amountMinor,
  payoutMinor: amountMinor,
  validBetMinor: amountMinor,
  reference: z.string(),
});

export type DownlineBet = z.infer<typeof downlineBet>;

/** The bets of those below that were settled, by the moment at which they were. */
export const agentDownlineBets = endpoint({
  name: 'agentDownlineBets',
  method: 'GET',
  path: '/wps/agent/bets',
  access: 'agent',
  summary: 'Settled bets of those below',
  query: z.object({ ...betChoice, ...listPage }),
  value: z.object({
    ...listAnswer,
    /** Of all pages; bets that were taken back count 0. Null: not the first page, more than `countedMost` rows, or a team in which they are not found at once. */
    total: z.nullable(
      z.object({
        rows: z.int(),
        stakeMinor: amountMinor,
        payoutMinor: amountMinor,
        validBetMinor: amountMinor,
      }),
    ),
    items: z.array(downlineBet),
  }),
  refusals: ['invalid_range', 'not_a_downline'],
});

/** The same as a file, every row. The response is the file itself, not an envelope. */
export const agentDownlineBetsFile = endpoint({
  name: 'agentDownlineBetsFile',
  method: 'GET',
  path: '/wps/agent/bets/file',
  access: 'agent',
  summary: 'Settled bets of those below as CSV',
  perMinute: 20,
  query: z.object({ ...betChoice, language }),
  /** Bytes; `content-disposition` names the file. */
  files: ['text/csv'],
  value: z.unknown(),
  refusals: ['invalid_range', 'not_a_downline'],
});
