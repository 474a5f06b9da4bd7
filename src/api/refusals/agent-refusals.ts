import type { RefusalRule } from './refusal-rule.ts';

/** Agents and their contracts. */
export const agentRefusals = {
  contract_unknown: { status: 404, meaning: 'There is no such contract or bill of this account.' },
  contract_closed: { status: 403, meaning: 'This brand has no contracts of this kind.' },
  contract_terms: {
    status: 409,
    meaning: 'The terms are more than who offers them has, or are out of order; see details.',
  },
  contract_waits: {
    status: 409,
    meaning: 'An offer of this kind between the same two waits for an answer or for its beginning.',
  },
  contract_changed: {
    status: 409,
    meaning: 'The contract is in another state by now, in which this cannot be done.',
  },
  agent_frozen: {
    status: 403,
    meaning: 'The account is frozen as an agent: a dividend is unpaid, or the operator decided it.',
  },
  dividends_owed: {
    status: 409,
    meaning: 'So much of the commission is kept for dividends that the agent owes; see details.',
  },
  frozen_above: {
    status: 409,
    meaning: 'An agent above the caller has stopped these transfers: the caller cannot free them.',
  },
  bill_unpayable: {
    status: 409,
    meaning: 'Nothing is owed on this bill, or the cash does not cover what is owed.',
  },
} satisfies Record<string, RefusalRule>;
