import type { TeamKind } from '#api/agents.ts';
import { AGENT_KINDS, agentKinds, hasAgentRight } from '#domain/agents/agent-kinds.ts';
import { type ContractKind, contractKinds } from '#domain/agents/contract-terms.ts';
import { findHidden } from '#domain/hidden-characters.ts';
import { mayOpen } from '../../access/invitation-codes.ts';
import { type Merchant, Refusal, type Session } from '../../../base/endpoints/handler.ts';
import { typeOf } from '../team-member.ts';

interface Opener {
  merchant: Pick<Merchant, 'config'>;
  session: Pick<Session, 'type'>;
}

/** The kinds of accounts that an agent may open directly below now. */
export const kindsToOpen = ({ merchant, session }: Opener): TeamKind[] =>
  (['member', ...agentKinds] as const).filter((kind) =>
    mayOpen(merchant, session.type, typeOf(kind)),
  );

/** The kinds of contracts that an agent may offer now. */
export const contractsToOffer = ({ merchant, session }: Opener): ContractKind[] => {
  const { contracts } = merchant.config.agents;
  const offerer = session.type === AGENT_KINDS.master.type ? 'master' : 'agent';
  return hasAgentRight(session.type, 'offerContracts') && contracts.offeredBy.includes(offerer)
    ? contractKinds.filter((kind) => contracts[kind].enabled)
    : [];
};

/**
 * Holds an agent to the kinds that the agent may open; a master is opened by the operator alone.
 *
 * @throws {Refusal} `kind_closed`
 */
export const refuseKind = (opener: Opener, kind: TeamKind): void => {
  if (!kindsToOpen(opener).includes(kind)) throw new Refusal('kind_closed');
};

/**
 * Refuses a text with characters that are not seen, or turn the text around them.
 *
 * @throws {Refusal} `invalid_input`
 */
export const refuseHidden = (field: string, text: string): void => {
  if (findHidden(text))
    throw new Refusal('invalid_input', { fieldErrors: [{ field, rule: 'characters' }] });
};
