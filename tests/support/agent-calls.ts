import * as bills from '#api/agent-bills.ts';
import * as agents from '#api/agents.ts';
import type { AnyEndpoint } from '#api/endpoint.ts';
import type { Database } from '#platform/base/database/tables.ts';
import * as contracts from '#api/contracts.ts';
import { downlineTransfer } from '#api/wallet.ts';
import { billWith, contractWith } from './contracts-of-calls.ts';

/** Whom a call is about. */
export interface Named {
  /** One that no row can have: an account that nobody has. */
  memberId: number;
  username: string;
  /** Where a call names a thing instead of an account: to find or make that account's own. */
  database: Database;
}

type Input = Record<string, unknown>;

/** How a call of agents is made about an account below. */
export interface AgentCall {
  endpoint: AnyEndpoint;
  /** The inputs in which the call names an account or something of one; empty: it names nothing of anybody else. */
  about: ((who: Named) => Input | Promise<Input>)[];
  /** Whether it is about who is directly below alone, or about what the agent has signed with them: an own contract is the agent's to see. */
  isDirect?: boolean;
  /** Whether affiliates, who see no people, make it too. */
  isForAffiliates?: boolean;
}

const about = (endpoint: AnyEndpoint, ...inputs: AgentCall['about']): AgentCall => ({
  endpoint,
  about: inputs,
});

const direct = (endpoint: AnyEndpoint, ...inputs: AgentCall['about']): AgentCall => ({
  endpoint,
  about: inputs,
  isDirect: true,
});

/** About what the caller has signed, as affiliates do, too. */
const signed = (endpoint: AnyEndpoint, ...inputs: AgentCall['about']): AgentCall => ({
  ...direct(endpoint, ...inputs),
  isForAffiliates: true,
});

const cursorAt = (memberId: number) => Buffer.from(`${memberId} 0`).toString('base64url');

/** The payment password of whoever makes these calls. */
export const CALLER_PIN = '482913';

/**
 * Every call with access 'agent', and how it names an account that must be in the own branch. tests/platform/own-branch.test.ts
 * makes each with accounts from elsewhere; a call that is missing here fails it.
 */
export const agentCalls: readonly AgentCall[] = [
  about(agents.agentStanding),
  about(
    agents.agentDownlines,
    ({ memberId }) => ({ under: memberId }),
    ({ memberId }) => ({ under: memberId, scope: 'branch' }),
    ({ memberId }) => ({ after: cursorAt(memberId) }),
  ),
  about(agents.agentDownlinesFile, ({ memberId }) => ({ under: memberId })),
  about(agents.agentDownline, ({ memberId }) => ({ memberId })),
  about(agents.agentNote, ({ memberId }) => ({ memberId })),
  about(agents.writeAgentNote, ({ memberId }) => ({ memberId, text: 'Called on Monday.' })),
  about(
    agents.freezeTransfers,
    ({ memberId }) => ({ memberId, frozen: true }),
    ({ memberId }) => ({ memberId, frozen: false }),
  ),
  about(
    downlineTransfer,
    ({ memberId }) => ({ ...transfer(), memberId }),
    ({ username }) => ({ ...transfer(), account: username }),
  ),
  about(contracts.agentContracts, ({ memberId }) => ({ side: 'given', memberId })),
  signed(contracts.agentContract, async (who) => ({ contractId: await contractWith(who) })),
  direct(contracts.offerContract, async (who) => {
    await contractWith(who, 'WITHDRAWN');
    return { memberId: who.memberId, ...TERMS, requestId: crypto.randomUUID() };
  }),
  about(contracts.proposeContract),
  signed(contracts.answerContract, async (who) => ({
    contractId: await contractWith(who, 'OFFERED'),
    answer: 'withdraw',
  })),
  signed(contracts.endContract, async (who) => ({
    contractId: await contractWith(who),
    answer: 'request',
  })),
  direct(contracts.previewContract, ({ memberId }) => ({ memberId, ...TERMS })),
  about(bills.agentBills),
  signed(bills.agentBill, async (who) => ({ billId: await billWith(who) })),
  direct(bills.agentBillBets, async (who) => ({ billId: await billWith(who) })),
  signed(bills.payAgentBill, async (who) => ({
    billId: await billWith(who),
    requestId: crypto.randomUUID(),
    paymentPassword: CALLER_PIN,
  })),
];

/** Terms that everybody who has contracts may offer. */
const TERMS = { kind: 'dividend', terms: [{ rateMillis: 1, fromMinor: 0, activeMembers: 0 }] };

const transfer = () => ({
  requestId: crypto.randomUUID(),
  amountMinor: 100,
  paymentPassword: CALLER_PIN,
});
