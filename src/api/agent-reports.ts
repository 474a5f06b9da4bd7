import * as z from 'zod/mini';
import { memberId, teamKind } from './agents.ts';
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
import { days, rangeAnswer } from './records.ts';

/** What people did in some days. What is taken back counts below 0 on the day on which it is. */
const figures = {
  /** Settled bets. */
  bets: z.int(),
  stakeMinor: amountMinor,
  payoutMinor: amountMinor,
  validBetMinor: amountMinor,
  bonusMinor: amountMinor,
  rebateMinor: amountMinor,
  salaryMinor: amountMinor,
  /** Fees of deposits. */
  feeMinor: amountMinor,
  /** What was credited. */
  depositMinor: amountMinor,
  /** What was received. */
  withdrawalMinor: amountMinor,
  /** People who paid in for the first time. */
  firstDeposits: z.int(),
  /** Accounts that were opened. */
  registered: z.int(),
  /** Of the people: payout − stake + rebates + bonuses. */
  profitMinor: amountMinor,
  /** What contracts share: stake − payout − rebates − bonuses − salaries − fees. */
  baseMinor: amountMinor,
};

/** The figures of a team or of a row. */
export const teamFigures = z.object(figures);

export type ReportFigures = z.infer<typeof teamFigures>;

/** One step of the way from the agent down, the agent's direct downline first. */
const crumb = z.object({ memberId: z.int(), name: z.string() });

/** The answer to which part of the team was asked for. */
export const branchAnswer = {
  ...rangeAnswer,
  currency: z.string(),
  /** From the agent down to `under`; empty for the own team. */
  crumbs: z.array(crumb),
  /** Until when everything is counted; null: nothing yet. */
  countedUntil: z.nullable(moment),
};

/** Which part of the team: those below this downline instead of below the agent; only days since it is in the own branch. */
export const under = z.optional(memberId);

/** The own team in some days: its sums, each day, and the own income. */
export const agentTeamOverview = endpoint({
  name: 'agentTeamOverview',
  method: 'GET',
  path: '/wps/agent/overview',
  access: 'agent',
  summary: 'The sums of the own team, or of the team of a downline',
  query: z.object({ ...days, under, language }),
  value: z.object({
    ...branchAnswer,
    /** Accounts below now, directly and at every depth. */
    directDownlines: z.int(),
    allDownlines: z.int(),
    /** People with a settled bet, each once. */
    active: z.int(),
    total: teamFigures,
    /** Salaries and dividends that the agent was paid; null of the team of a downline. */
    incomeMinor: z.nullable(amountMinor),
    /** Every day of the range, oldest first. */
    days: z.array(
      z.object({
        ...figures,
        day: z.iso.date(),
        /** People with a settled bet on this day. */
        active: z.int(),
        /** Accounts below at the end of the day. */
        allDownlines: z.int(),
      }),
    ),
  }),
  refusals: ['invalid_range', 'not_a_downline'],
});

/** By what a report is sorted; `key`: by day, or by what was played. */
export const reportSorts = [
  'key',
  'bets',
  'stake',
  'payout',
  'validBet',
  'profit',
  'base',
  'deposit',
  'withdrawal',
  'bonus',
  'rebate',
  'registered',
] as const;

export type ReportSort = (typeof reportSorts)[number];

const reportOrder = {
  sort: withDefault(z.enum(reportSorts), 'validBet'),
  descending: withDefault(yesNo, true),
};

const statementChoice = {
  ...days,
  under,
  /** A row for each downline with its whole branch, or for each day. */
  by: withDefault(z.enum(['downline', 'day']), 'downline'),
  ...reportOrder,
};

/** One row of a statement. */
const statementRow = z.object({
  ...figures,
  /**
   * `own`: the agent alone (or the downline of `under`); `downline`: a direct downline with everybody below; `former`: all
   * who were directly below then and are not now; `day`: a day of all of them.
   */
  row: z.enum(['own', 'downline', 'former', 'day']),
  memberId: z.nullable(z.int()),
  /** Masked where the brand or its jurisdiction asks for it. */
  name: z.nullable(z.string()),
  kind: z.nullable(teamKind),
  day: z.nullable(z.iso.date()),
  /** Of a downline: people of the branch with a settled bet, each once. */
  active: z.nullable(z.int()),
});

export type StatementRow = z.infer<typeof statementRow>;

/** Profit and loss of the agent and everybody below: the rows of all pages are `total`. */
export const agentStatements = endpoint({
  name: 'agentStatements',
  method: 'GET',
  path: '/wps/agent/statements',
  access: 'agent',
  summary: 'Profit and loss of the team by downline or by day',
  query: z.object({ ...statementChoice, after: cursor, pageSize: pageSize(20), language }),
  value: z.object({
    ...branchAnswer,
    total: teamFigures,
    rows: z.int(),
    items: z.array(statementRow),
    next,
  }),
  refusals: ['invalid_range', 'not_a_downline'],
});

/** The same as a file. The response is the file itself, not an envelope. */
export const agentStatementsFile = endpoint({
  name: 'agentStatementsFile',
  method: 'GET',
  path: '/wps/agent/statements/file',
  access: 'agent',
  summary: 'Profit and loss of the team as CSV',
  perMinute: 20,
  query: z.object({ ...statementChoice, language }),
  /** Bytes; `content-disposition` names the file. */
  files: ['text/csv'],
  value: z.unknown(),
  refusals: ['invalid_range', 'not_a_downline'],
});

const revenueChoice = { ...days, under, gameType: z.optional(gameType), ...reportOrder };

/** What was played at one vendor in one category. */
const revenueRow = z.object({
  gameType,
  /** The vendor's code and name. */
  vassalage: z.string(),
  vendorName: z.string(),
  bets: z.int(),
  stakeMinor: amountMinor,
  payoutMinor: amountMinor,
  validBetMinor: amountMinor,
  /** Of the house: stake − payout. */
  revenueMinor: amountMinor,
});

export type RevenueRow = z.infer<typeof revenueRow>;

/** What the team played, by category and vendor: the rows of all pages are `total`. */
export const agentRevenue = endpoint({
  name: 'agentRevenue',
  method: 'GET',
  path: '/wps/agent/revenue',
  access: 'agent',
  summary: 'Revenue of the team by category and vendor',
  query: z.object({ ...revenueChoice, after: cursor, pageSize: pageSize(20), language }),
  value: z.object({
    ...branchAnswer,
    total: z.omit(revenueRow, { gameType: true, vassalage: true, vendorName: true }),
    rows: z.int(),
    items: z.array(revenueRow),
    next,
  }),
  refusals: ['invalid_range', 'not_a_downline'],
});

/** The same as a file. The response is the file itself, not an envelope. */
export const agentRevenueFile = endpoint({
  name: 'agentRevenueFile',
  method: 'GET',
  path: '/wps/agent/revenue/file',
  access: 'agent',
  summary: 'Revenue of the team as CSV',
  perMinute: 20,
  query: z.object({ ...revenueChoice, language }),
  /** Bytes; `content-disposition` names the file. */
  files: ['text/csv'],
  value: z.unknown(),
  refusals: ['invalid_range', 'not_a_downline'],
});
