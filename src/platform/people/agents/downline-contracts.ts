import type { TeamMember } from '#api/agents.ts';
import { AGENT_KINDS, agentKinds, hasAgentRight } from '#domain/agents/agent-kinds.ts';
import { sql } from '../../base/database/sql.ts';
import type { DownlineChoice } from './downline-choice.ts';

/** The contracts between an agent and a direct downline, as a list shows them. */
export type DownlineContracts = TeamMember['contracts'];

/** The types of accounts that can sign contracts. */
export const SIGNERS = agentKinds
  .map((kind) => AGENT_KINDS[kind].type)
  .filter((type) => hasAgentRight(type, 'signContracts'));

const STATES = {
  active: sql`('ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED')`,
  offered: sql`('OFFERED')`,
  any: sql`('OFFERED', 'ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED')`,
};

/** Between the agent who asks and the account `d`, which is directly below. */
const between = ({ merchantId, agentId }: Pick<DownlineChoice, 'merchantId' | 'agentId'>) =>
  sql`from agent_contract c where c.merchant_id = ${merchantId} and c.agent_id = d.member_id
    and c.upline_id = ${agentId}`;

const isDirect = ({ under, agentId }: Pick<DownlineChoice, 'under' | 'agentId'>) =>
  under.id === agentId ? sql`d.depth = 1` : sql`false`;

/** The column: kinds with their states, each once; with who stands deeper there are none. */
export const contractsOf = (choice: DownlineChoice) => sql<DownlineContracts>`(select coalesce(
    jsonb_agg(distinct jsonb_build_object('kind', c.kind,
      'state', case c.state when 'OFFERED' then 'offered' else 'active' end)), '[]')
  ${between(choice)} and c.state in ${STATES.any} and ${isDirect(choice)})`;

/** The condition; empty when nothing is asked for. */
export const withContracts = (choice: DownlineChoice) => {
  const { state, kind } = choice.contract ?? {};
  if (state === undefined && kind === undefined) return sql``;
  const ofKind = kind === undefined ? sql`` : sql`and c.kind = ${kind}`;
  const has = (states: keyof typeof STATES) =>
    sql`exists (select ${between(choice)} and c.state in ${STATES[states]} ${ofKind})`;
  return state === 'none'
    ? sql`and ${isDirect(choice)} and m.type in (${sql.join(SIGNERS)}) and not ${has('any')}`
    : sql`and ${isDirect(choice)} and ${has(state ?? 'any')}`;
};
