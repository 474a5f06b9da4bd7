import { atom, useSetAtom } from 'jotai';

import { agentContract, agentContracts, type Contract } from '#api/contracts.ts';
import type { StatusTone } from '#components/StatusPill/StatusPill.tsx';

import { memberQuery } from '../../remote/member-query.ts';

/** The agent's contracts, page by page. */
export const contractsQuery = memberQuery(agentContracts);

/** One contract with its versions and signatures. */
export const contractQuery = memberQuery(agentContract);

/** How often something was done with a contract on this page: lists read themselves again. */
export const contractChangesAtom = atom(0);

/** Gives `tellChange()`: every list of contracts in sight reads itself again. */
export const useTellContractChange = (): (() => void) => {
  const set = useSetAtom(contractChangesAtom);
  return () => set((count) => count + 1);
};

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
