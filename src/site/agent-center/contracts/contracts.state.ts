import { agentContracts, type Contract } from '#api/contracts.ts';
import type { StatusTone } from '#components/StatusPill/StatusPill.tsx';

import { memberQuery } from '../../remote/member-query.ts';

/** The agent's contracts, page by page. */
export const contractsQuery = memberQuery(agentContracts);

/** How the state of a contract looks. */
export const contractTones: Record<Contract['state'], StatusTone> = {
  OFFERED: 'info',
  ACCEPTED: 'info',
  ACTIVE: 'success',
  TERMINATION_REQUESTED: 'warning',
  REFUSED: 'neutral',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
  TERMINATED: 'neutral',
  SUPERSEDED: 'neutral',
};
