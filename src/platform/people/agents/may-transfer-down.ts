import { hasAgentRight } from '#domain/agents/agent-kinds.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';

/** Whether somebody of this type may give money to those below at this brand. */
export const mayTransferDown = (
  { payments, flags }: Pick<MerchantConfig, 'payments' | 'flags'>,
  type: number,
): boolean =>
  flags.AGENTPOLICY3 &&
  payments.transfers.permitted &&
  payments.transfers.downline &&
  hasAgentRight(type, 'moveTeamMoney');
