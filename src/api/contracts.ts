import * as z from 'zod/mini';
import { MAX_AMOUNT_MINOR } from '#domain/amount-ceilings.ts';
import { contractKinds } from '#domain/agents/contract-terms.ts';
import { memberId } from './agents.ts';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment, pageSize, wholeNumber } from './fields.ts';

export const contractKind = z.enum(contractKinds);

export const contractStates = [
  'OFFERED',
  'ACCEPTED',
  'REFUSED',
  'EXPIRED',
  'WITHDRAWN',
  'ACTIVE',
  'TERMINATION_REQUESTED',
  'TERMINATED',
  'SUPERSEDED',
] as const;

const id = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** The `next` of the page before. */
const after = z.optional(id);

/** Tiers, the lowest first; rates in thousandths of a percent. */
export const contractTerms = z
  .array(
    z.object({
      rateMillis: z.int().check(z.gte(1), z.lte(100_000)),
      fromMinor: z.int().check(z.gte(0), z.lte(MAX_AMOUNT_MINOR)),
      activeMembers: z.int().check(z.gte(0), z.lte(1_000_000)),
    }),
  )
  .check(z.minLength(1), z.maxLength(10));

/** One of the two. */
const party = z.object({
  /** Null: the house, or the own upline, whose number is not told. */
  memberId: z.nullable(z.int()),
  /** Masked where the brand asks for it; null: the house. */
  name: z.nullable(z.string()),
  isOwn: z.boolean(),
});

/** Who did what to it, when, and from which device. */
const signature = z.object({
  action: z.enum([
    'offer',
    'accept',
    'refuse',
    'withdraw',
    'expire',
    'start',
    'requestEnd',
    'agreeEnd',
    'keep',
    'end',
  ]),
  by: z.enum(['own', 'other', 'platform']),
  at: moment,
  /** The browser, as it calls itself; null: the platform did it. */
  device: z.nullable(z.string()),
});

export const contract = z.object({
  contractId: z.int(),
  kind: contractKind,
  upline: party,
  agent: party,
  terms: contractTerms,
  period: z.enum(['month', 'semimonth', 'week', 'day', 'hour', 'slot']),
  state: z.enum(contractStates),
  /** Who proposed it. */
  proposedBy: z.enum(['own', 'other', 'platform']),
  offeredAt: moment,
  expiresAt: z.nullable(moment),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  endReason: z.nullable(z.enum(['agreed', 'replaced', 'uncovered', 'moved', 'closed'])),
  /** What the caller can do with it now. */
  can: z.array(z.enum(['accept', 'refuse', 'withdraw', 'requestEnd', 'agreeEnd', 'keep'])),
});

export type Contract = z.infer<typeof contract>;

/** The contracts that the agent gives, or has; the newest first. */
export const agentContracts = endpoint({
  name: 'agentContracts',
  method: 'GET',
  path: '/wps/agent/contracts',
  access: 'agent',
  summary: 'The agent’s own contracts, given and had',
  query: z.object({
    side: z.enum(['given', 'had']),
    kind: z.optional(contractKind),
    /** `open`: what holds or waits; `waiting`: what waits for the caller’s answer. */
    choice: z.optional(z.enum(['open', 'waiting'])),
    /** Only those with this downline. */
    memberId: z.optional(memberId),
    after,
    pageSize: pageSize(20),
    language,
  }),
  value: z.object({ items: z.array(contract), next: z.nullable(z.int()) }),
  refusals: ['not_a_downline'],
});

/** One contract with every version between the same two, and all signatures. */
export const agentContract = endpoint({
  name: 'agentContract',
  method: 'GET',
  path: '/wps/agent/contract',
  access: 'agent',
  summary: 'A contract, its versions and its signatures',
  query: z.object({ contractId: id, language }),
  value: z.object({
    contract,
    signatures: z.array(signature),
    /** The newest first, at most 50, this one among them. */
    versions: z.array(contract),
  }),
  refusals: ['contract_unknown'],
});

const terms = { kind: contractKind, terms: contractTerms };

/** Offers a contract to somebody directly below, or other terms than they have. */
export const offerContract = endpoint({
  name: 'offerContract',
  method: 'POST',
  path: '/wps/agent/contract/offer',
  access: 'agent',
  summary: 'Offer a contract to a direct downline',
  perMinute: 60,
  body: z.object({ memberId, ...terms, requestId: z.uuid() }),
  value: z.object({ contractId: z.int() }),
  refusals: [
    'not_a_downline',
    'contract_closed',
    'contract_terms',
    'contract_waits',
    'agent_frozen',
    'request_reused',
  ],
});

/** Proposes other terms to the own upline. */
export const proposeContract = endpoint({
  name: 'proposeContract',
  method: 'POST',
  path: '/wps/agent/contract/propose',
  access: 'agent',
  summary: 'Propose other terms to the own upline',
  perMinute: 60,
  body: z.object({ ...terms, requestId: z.uuid() }),
  value: z.object({ contractId: z.int() }),
  refusals: [
    'no_upline',
    'contract_closed',
    'contract_terms',
    'contract_waits',
    'agent_frozen',
    'request_reused',
  ],
});

/**
 * Answers an offer: who was asked accepts or refuses, who asked withdraws. What is accepted begins
 * with the next period; deeper contracts that it does not cover end then.
 */
export const answerContract = endpoint({
  name: 'answerContract',
  method: 'POST',
  path: '/wps/agent/contract/answer',
  access: 'agent',
  summary: 'Accept, refuse or withdraw an offer',
  perMinute: 60,
  body: z.object({ contractId: id, answer: z.enum(['accept', 'refuse', 'withdraw']) }),
  value: z.object({ contractId: z.int(), state: z.enum(contractStates) }),
  refusals: ['contract_unknown', 'contract_changed', 'contract_terms', 'agent_frozen'],
});

/** Asks for a contract’s end, agrees to it, or keeps the contract. It ends with its period. */
export const endContract = endpoint({
  name: 'endContract',
  method: 'POST',
  path: '/wps/agent/contract/end',
  access: 'agent',
  summary: 'Ask for the end of a contract, or agree to it',
  perMinute: 60,
  body: z.object({ contractId: id, answer: z.enum(['request', 'agree', 'keep']) }),
  value: z.object({ contractId: z.int(), state: z.enum(contractStates) }),
  refusals: ['contract_unknown', 'contract_changed'],
});

/** What terms would have paid over the last three periods, and which deeper contracts would end. */
export const previewContract = endpoint({
  name: 'previewContract',
  method: 'POST',
  path: '/wps/agent/contract/preview',
  access: 'agent',
  summary: 'What a contract would have paid, and what would end by it',
  perMinute: 60,
  body: z.object({
    /** Without it: between the agent and the own upline. */
    memberId: z.optional(memberId),
    ...terms,
    language,
  }),
  value: z.object({
    /** What who would give it has; null: nothing. */
    ownTerms: z.nullable(contractTerms),
    isCovered: z.boolean(),
    startsAt: moment,
    /** The last first. */
    periods: z.array(
      z.object({
        startsAt: moment,
        endsAt: moment,
        figureMinor: amountMinor,
        activeMembers: z.int(),
        /** 0: no tier was reached. */
        rateMillis: z.int(),
        amountMinor,
      }),
    ),
    /** Those that would end, at most 50. */
    ending: z.array(contract),
    endingCount: z.int(),
  }),
  refusals: ['not_a_downline', 'no_upline', 'contract_closed'],
});
