import { type AgentRight, hasAgentRight } from '#domain/agents/agent-kinds.ts';
import { type Context, Refusal, type Session } from '../../base/endpoints/handler.ts';

/**
 * Refuses whoever has no such right: an account of another kind, or anybody at a brand without agents.
 *
 * @throws {Refusal} `forbidden`
 */
export const requireRight = (
  { merchant, session }: Pick<Context, 'merchant'> & { session: Session },
  right: AgentRight,
): void => {
  if (!merchant.config.flags.AGENTPOLICY3 || !hasAgentRight(session.type, right))
    throw new Refusal('forbidden');
};
