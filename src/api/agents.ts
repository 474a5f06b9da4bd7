import * as z from 'zod/mini';
import { agentKinds, agentRights } from '#domain/agents/agent-kinds.ts';
import { contractKinds } from '#domain/agents/contract-terms.ts';
import { endpoint } from './endpoint.ts';
import { formText, language, moment, pageSize, wholeNumber, withDefault, yesNo } from './fields.ts';

/** The number of an account below the agent. */
export const memberId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** The kind of an account in a team. */
export const teamKind = z.enum(['member', ...agentKinds]);

export type TeamKind = z.infer<typeof teamKind>;

/** The status of an account. */
const accountStatus = z.enum(['active', 'frozen', 'closed']);

/** The kind of an account as the brand calls it. */
const kindName = {
  /** Null: the brand has no name of its own for this kind, so the site's words hold. */
  kindName: z.nullable(z.string()),
  /** The language of that name, as a BCP-47 tag; null without one. */
  kindNameLanguage: z.nullable(z.string()),
};

/** Who the agent is in the tree, and what the agent may do. */
export const agentStanding = endpoint({
  name: 'agentStanding',
  method: 'GET',
  path: '/wps/agent/standing',
  access: 'agent',
  summary: 'The own place in the tree of agents, and the own rights',
  query: z.object({ language }),
  value: z.object({
    memberId: z.int(),
    kind: z.enum(agentKinds),
    ...kindName,
    rights: z.array(z.enum(agentRights)),
    /** 1: nobody is above. */
    level: z.int(),
    /** The masked name of who is directly above; null at the top. */
    upline: z.nullable(z.object({ name: z.string() })),
    /** Since when somebody above has stopped the own transfers; null: nobody has. */
    transfersFrozenAt: z.nullable(moment),
    /** Accounts directly below; 0 for who may not see a team. */
    directDownlines: z.int(),
    /** Accounts at every depth below. */
    allDownlines: z.int(),
  }),
  refusals: [],
});

/** Somebody below, as the agent sees them. */
export const teamMember = z.object({
  memberId: z.int(),
  /** Masked where the brand or its jurisdiction asks for it. */
  name: z.string(),
  isMasked: z.boolean(),
  kind: teamKind,
  ...kindName,
  status: accountStatus,
  /** Levels below the agent who asks; 1: directly below. */
  level: z.int(),
  registeredAt: moment,
  /** Null: never. */
  lastLoginAt: z.nullable(moment),
  directDownlines: z.int(),
  allDownlines: z.int(),
  /** Null: the account may transfer money. */
  transfersFrozenAt: z.nullable(moment),
  /** Whether the agent has written a note. */
  hasNote: z.boolean(),
  /** What the agent gives this account, or offers it; with who is not directly below there is none. */
  contracts: z.array(
    z.object({ kind: z.enum(contractKinds), state: z.enum(['active', 'offered']) }),
  ),
});

export type TeamMember = z.infer<typeof teamMember>;

/** One step of the way from the agent down, the agent's direct downline first. */
const crumb = z.object({ memberId: z.int(), name: z.string() });

/** By what a list of downlines is sorted. */
export const downlineSorts = ['name', 'registered', 'lastLogin', 'teamSize'] as const;

export type DownlineSort = (typeof downlineSorts)[number];

/** Which of those below are listed, and in which order. */
const downlineChoice = {
  /** Those below this downline instead of below the agent. */
  under: z.optional(memberId),
  /** `direct`: one level below; `branch`: every level. */
  scope: withDefault(z.enum(['direct', 'branch']), 'direct'),
  /** How the name begins; a name that is shown masked is found only whole. */
  search: z.optional(formText(64)),
  kind: z.optional(teamKind),
  /** Only who can sign contracts. */
  signers: z.optional(yesNo),
  /** Only those directly below with such a contract of the agent's; `none`: who could sign one and has none. */
  contract: z.optional(z.enum(['active', 'offered', 'none'])),
  /** Only contracts of this kind; without `contract` active and offered ones. */
  contractKind: z.optional(z.enum(contractKinds)),
  status: z.optional(accountStatus),
  transfers: z.optional(z.enum(['free', 'frozen'])),
  /** Whether they signed in within `activeDays`. */
  active: z.optional(yesNo),
  activeDays: withDefault(wholeNumber(1, 366), 30),
  sort: withDefault(z.enum(downlineSorts), 'name'),
  descending: withDefault(yesNo, false),
};

/** Those below the agent or below one of them, page by page; `after` goes on where a page ended. */
export const agentDownlines = endpoint({
  name: 'agentDownlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  access: 'agent',
  summary: 'The accounts below the agent, or below one of them',
  query: z.object({
    ...downlineChoice,
    /** The `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(128))),
    pageSize: pageSize(20),
    language,
  }),
  value: z.object({
    /** From the agent down to `under`; empty for the own downlines. */
    crumbs: z.array(crumb),
    /** How many are chosen, on all pages; null: there is a filter, and more than `countedMost` pass it. */
    total: z.nullable(z.int()),
    countedMost: z.int(),
    items: z.array(teamMember),
    /** For the page after this one; null: there is none. */
    next: z.nullable(z.string()),
  }),
  refusals: ['not_a_downline'],
});

/** Those below as a file: the same choice, every row. The response is the file itself, not an envelope. */
export const agentDownlinesFile = endpoint({
  name: 'agentDownlinesFile',
  method: 'GET',
  path: '/wps/agent/downlines/file',
  access: 'agent',
  summary: 'The accounts below the agent as CSV',
  perMinute: 20,
  query: z.object({ ...downlineChoice, language }),
  /** Bytes; `content-disposition` names the file. */
  files: ['text/csv'],
  value: z.unknown(),
  refusals: ['not_a_downline'],
});

/** One account below the agent. */
export const agentDownline = endpoint({
  name: 'agentDownline',
  method: 'GET',
  path: '/wps/agent/downline',
  access: 'agent',
  summary: 'An account below the agent',
  query: z.object({ memberId, language }),
  value: z.extend(teamMember, {
    /** From the agent down to who is directly above the account; empty: the agent is. */
    crumbs: z.array(crumb),
    /** Whether the agent may give the account money now. */
    mayTransfer: z.boolean(),
  }),
  refusals: ['not_a_downline'],
});

/** The agent's own note about an account below. */
const note = z.object({
  /** Empty: there is none. */
  text: z.string(),
  writtenAt: z.nullable(moment),
});

/** Reads the own note about an account below; nobody else reads it. */
export const agentNote = endpoint({
  name: 'agentNote',
  method: 'GET',
  path: '/wps/agent/note',
  access: 'agent',
  summary: 'The own note about an account below the agent',
  query: z.object({ memberId }),
  value: note,
  refusals: ['not_a_downline'],
});

/** Writes the own note about an account below; an empty text removes it. */
export const writeAgentNote = endpoint({
  name: 'writeAgentNote',
  method: 'PUT',
  path: '/wps/agent/note',
  access: 'agent',
  summary: 'Write the own note about an account below the agent',
  perMinute: 60,
  body: z.object({ memberId, text: formText(1000) }),
  value: note,
  refusals: ['not_a_downline'],
});

/**
 * Stops the transfers of an account below to others, or lets them go on; done twice it is done once. What somebody above the agent
 * has stopped only that one frees, or somebody above them.
 */
export const freezeTransfers = endpoint({
  name: 'freezeTransfers',
  method: 'PUT',
  path: '/wps/agent/downline/transfers',
  access: 'agent',
  summary: 'Stop or free the transfers of an account below the agent',
  perMinute: 60,
  body: z.object({ memberId, frozen: yesNo }),
  value: z.object({ memberId: z.int(), transfersFrozenAt: z.nullable(moment) }),
  refusals: ['not_a_downline', 'frozen_above'],
});
