import { agentKindOf } from '#domain/agents/agent-kinds.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/**
 * What a trial account plays with: ISO 4217 keeps this code for tests, so it is nobody's money, and
 * no transfer can mix it with any.
 */
export const PLAY_CURRENCY = 'XTS';

/** The types of the agent list. */
export const isAgent = (type: number): boolean => agentKindOf(type) !== null;

/** Whether an account is an agent of this brand: where AGENTPOLICY3 is off, nobody is. */
export const isAgentOf = ({ flags }: Pick<Merchant['config'], 'flags'>, type: number): boolean =>
  flags.AGENTPOLICY3 && isAgent(type);

/** Play money only, for a day. */
export const isTrial = (type: number): boolean => type === 4;

/** The currency of a member's accounts. */
export const currencyOf = ({ config }: Pick<Merchant, 'config'>, type: number): string =>
  isTrial(type) ? PLAY_CURRENCY : config.currency;
