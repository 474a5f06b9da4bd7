/** The kinds of agents, as a merchant's file names them. */
export const agentKinds = ['master', 'agent', 'subAgent', 'affiliate'] as const;

export type AgentKind = (typeof agentKinds)[number];

/** What somebody of a kind may do in the agent center. */
export const agentRights = [
  /** Sees the sums of everybody below, without people. */
  'seeTeamSums',
  /** Sees who is below, their names as far as the brand shows them. */
  'seeTeam',
  /** Sees what those below paid in, took out, bet, won and earned. */
  'seeTeamMoney',
  /** Opens accounts of members by hand. */
  'openMembers',
  /** Makes invitation links. */
  'makeLinks',
  /** Signs contracts that the upline offers. */
  'signContracts',
  /** Offers contracts to those directly below. */
  'offerContracts',
  /** Gives money to those below, and freezes or frees their transfers. */
  'moveTeamMoney',
  /** Writes notes about those below. */
  'writeNotes',
  /** Has events sent to a server of their own. */
  'sendPostbacks',
] as const;

export type AgentRight = (typeof agentRights)[number];

interface KindRules {
  /** `type` of the account (specification 3). */
  type: 1 | 2 | 41 | 42;
  rights: readonly AgentRight[];
  /** The kinds whose accounts they open directly below themselves. */
  opens: readonly AgentKind[];
}

const TEAM = [
  'seeTeamSums',
  'seeTeam',
  'seeTeamMoney',
  'openMembers',
  'makeLinks',
  'signContracts',
] as const;
const LEADER = [...TEAM, 'offerContracts', 'moveTeamMoney', 'writeNotes', 'sendPostbacks'] as const;

/** The one table of who may do what; a brand switches and names the kinds (`agents.kinds`). */
export const AGENT_KINDS: Readonly<Record<AgentKind, KindRules>> = {
  master: { type: 1, rights: LEADER, opens: ['agent', 'subAgent', 'affiliate'] },
  agent: { type: 2, rights: LEADER, opens: ['agent', 'subAgent', 'affiliate'] },
  subAgent: { type: 41, rights: [...TEAM, 'writeNotes'], opens: [] },
  affiliate: {
    type: 42,
    rights: ['seeTeamSums', 'makeLinks', 'signContracts', 'sendPostbacks'],
    opens: [],
  },
};

/** The kind of an account's type; null: it is no agent. */
export const agentKindOf = (type: number): AgentKind | null =>
  agentKinds.find((kind) => AGENT_KINDS[kind].type === type) ?? null;

/** Whether an account of this type has a right. */
export const hasAgentRight = (type: number, right: AgentRight): boolean => {
  const kind = agentKindOf(type);
  return kind !== null && AGENT_KINDS[kind].rights.includes(right);
};
