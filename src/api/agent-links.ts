import * as z from 'zod/mini';
import { agentKinds } from '#domain/agents/agent-kinds.ts';
import { subId } from './affiliate.ts';
import { memberId, teamKind } from './agents.ts';
import { contractKind, contractTerms } from './contracts.ts';
import { endpoint } from './endpoint.ts';
import { formText, moment, pageSize, wholeNumber, withDefault } from './fields.ts';

/** The longest that a link can be made for. */
const MAX_DAYS = 3650;

/** A code as it stands in an address. */
const code = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** A host name. */
const hostName = formText(253).check(z.minLength(1), z.toLowerCase());

/** What came by a link. */
export const linkFigures = z.object({
  /** Browsers, each once a day. */
  visits: z.int(),
  registrations: z.int(),
  /** Of those who registered, how many have paid in money that was not taken back. */
  firstDeposits: z.int(),
});

export type LinkFigures = z.infer<typeof linkFigures>;

/** The contract that a link offers to each who registers by it. */
const linkContract = z.object({ kind: contractKind, terms: contractTerms });

/** Why no contract was offered; the words are `agentLinks.offerFaults`. */
export const linkOfferFaults = ['closed', 'uncovered', 'waits', 'frozen', 'moved'] as const;

/** An invitation link of the agent. */
export const agentLink = z.object({
  code: z.string(),
  /** Empty: the code that the account has from the start. */
  name: z.string(),
  /** The kind of account that opens by it. */
  kind: teamKind,
  /** What a visit counts for that names no sub-id itself. */
  subId: z.string(),
  /** A host name of the agent's own; null: the address carries the code. */
  domain: z.nullable(z.string()),
  url: z.string(),
  state: z.enum(['open', 'expired', 'closed']),
  createdAt: moment,
  expiresAt: z.nullable(moment),
  /** Null: none is offered. */
  contract: z.nullable(
    z.extend(linkContract, {
      /** To how many of those who registered it was offered, and to how many it could not be. */
      offered: z.int(),
      notOffered: z.int(),
      /** Why it could not be, the last time; null: it always could. */
      fault: z.nullable(z.enum(linkOfferFaults)),
    }),
  ),
  ...linkFigures.shape,
});

export type AgentLink = z.infer<typeof agentLink>;

/** The kinds of accounts that the agent may open now. */
const openKinds = z.array(teamKind);

/** The agent's links, the newest first; the code that the account has from the start stands by itself. */
export const agentLinks = endpoint({
  name: 'agentLinks',
  method: 'GET',
  path: '/wps/agent/links',
  access: 'agent',
  summary: 'The invitation links of the agent, with what came by each',
  query: z.object({
    state: withDefault(z.enum(['all', 'open', 'ended']), 'all'),
    /** The `next` of the page before. */
    after: z.optional(code),
    pageSize: pageSize(20),
  }),
  value: z.object({
    own: agentLink,
    items: z.array(agentLink),
    /** For the page after this one; null: there is none. */
    next: z.nullable(z.string()),
    kinds: openKinds,
    /** The kinds of contracts that a link of the agent may offer now. */
    contractKinds: z.array(contractKind),
    /** How many further links may be open. */
    left: z.int(),
  }),
  refusals: [],
});

/** Makes an invitation link. */
export const makeAgentLink = endpoint({
  name: 'makeAgentLink',
  method: 'POST',
  path: '/wps/agent/links',
  access: 'agent',
  summary: 'Make an invitation link',
  perMinute: 60,
  body: z.object({
    requestId: z.uuid(),
    name: formText(60).check(z.minLength(1)),
    kind: z.enum(['member', ...agentKinds]),
    subId: withDefault(subId, ''),
    /** Days until it ends; left out: never. */
    days: z.optional(wholeNumber(1, MAX_DAYS)),
    /** Offered to each who registers by the link, which is for agents then. */
    contract: z.optional(linkContract),
  }),
  value: agentLink,
  refusals: ['kind_closed', 'links_full', 'contract_closed', 'contract_terms', 'agent_frozen'],
});

/** Closes a link for good: nobody registers by it any more. Closed twice it is closed once. */
export const closeAgentLink = endpoint({
  name: 'closeAgentLink',
  method: 'PUT',
  path: '/wps/agent/links/closed',
  access: 'agent',
  summary: 'Close an invitation link',
  perMinute: 60,
  body: z.object({ code }),
  value: agentLink,
  refusals: ['link_unknown'],
});

/** What came by the agent's links, on the days of the brand's time zone. */
export const agentLinkFigures = endpoint({
  name: 'agentLinkFigures',
  method: 'GET',
  path: '/wps/agent/links/figures',
  access: 'agent',
  summary: 'Visits, registrations and first deposits by link, sub-id or day',
  query: z.object({
    by: withDefault(z.enum(['link', 'subId', 'day']), 'link'),
    /** One link alone. */
    code: z.optional(code),
    /** The last 30 days when left out; at most 366. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    /** The `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(200))),
    pageSize: pageSize(50),
  }),
  value: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    items: z.array(
      z.object({
        /** A code, a sub-id (empty: none was told) or a day. */
        key: z.string(),
        /** The link's name; empty for sub-ids, days, and the own code. */
        name: z.string(),
        ...linkFigures.shape,
      }),
    ),
    /** Of all pages. */
    total: linkFigures,
    next: z.nullable(z.string()),
  }),
  refusals: ['invalid_range'],
});

/** A host name of the brand's. */
const agentDomain = z.object({
  domain: z.string(),
  /** free: it can be asked for; asked: an operator decides; own: its visitors belong to the agent. */
  state: z.enum(['free', 'asked', 'refused', 'own']),
  /** The code of one's own. */
  code: z.nullable(z.string()),
});

/** The host names of the brand that the agent has, has asked for, or may ask for. */
export const agentDomains = endpoint({
  name: 'agentDomains',
  method: 'GET',
  path: '/wps/agent/domains',
  access: 'agent',
  summary: 'Host names of the brand that the agent has or may ask for',
  value: z.object({ domains: z.array(agentDomain) }),
  refusals: [],
});

/** Asks for a host name of the brand's as one's own; an operator decides. Asked twice it is asked once. */
export const askForDomain = endpoint({
  name: 'askForDomain',
  method: 'POST',
  path: '/wps/agent/domains',
  access: 'agent',
  summary: 'Ask for a host name of the brand as one’s own',
  perMinute: 20,
  body: z.object({ domain: hostName }),
  value: agentDomain,
  refusals: ['domain_unavailable'],
});

/** A one-time secret: shown in this answer and nowhere else. */
const secret = {
  /** The first password; it must be changed at the first sign-in. */
  secret: z.string(),
  secretUntil: moment,
};

/** An account that the agent has opened by hand. */
const openedAccount = z.object({
  memberId: z.int(),
  username: z.string(),
  kind: teamKind,
  openedAt: moment,
  /** Until when the one-time secret can be used; null: the account has signed in and chosen its own password. */
  secretUntil: z.nullable(moment),
});

/** What the agent has opened by hand, the newest first. */
export const openedAccounts = endpoint({
  name: 'openedAccounts',
  method: 'GET',
  path: '/wps/agent/accounts',
  access: 'agent',
  summary: 'Accounts that the agent has opened by hand',
  query: z.object({ after: z.optional(memberId), pageSize: pageSize(20) }),
  value: z.object({
    items: z.array(openedAccount),
    next: z.nullable(z.int()),
    kinds: openKinds,
    /** How many more may be opened now. */
    left: z.int(),
    perDay: z.int(),
  }),
  refusals: [],
});

/**
 * Opens an account directly below the agent. Not repeatable: the secret is kept nowhere, so a request whose answer was lost is
 * refused with `username_taken`, and `renewAccountSecret` gives another secret.
 */
export const openAccount = endpoint({
  name: 'openAccount',
  method: 'POST',
  path: '/wps/agent/accounts',
  access: 'agent',
  summary: 'Open an account below the agent by hand',
  encrypted: true,
  perMinute: 20,
  body: z.object({ username: formText(64), kind: z.enum(['member', ...agentKinds]) }),
  value: z.extend(openedAccount, secret),
  refusals: ['kind_closed', 'accounts_full', 'username_taken'],
});

/** Gives an account that the agent has opened, and that has not signed in yet, another one-time secret. */
export const renewAccountSecret = endpoint({
  name: 'renewAccountSecret',
  method: 'POST',
  path: '/wps/agent/accounts/secret',
  access: 'agent',
  summary: 'Make a new one-time secret for an account that has not signed in',
  encrypted: true,
  perMinute: 20,
  body: z.object({ memberId }),
  value: z.object({ memberId: z.int(), ...secret }),
  refusals: ['not_a_downline', 'secret_used'],
});
