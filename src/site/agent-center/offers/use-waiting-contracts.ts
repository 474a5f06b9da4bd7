import { useAtomValue } from 'jotai';

import type { Contract } from '#api/contracts.ts';
import { hasAgentRight } from '#domain/agents/agent-kinds.ts';

import { useLanguage } from '../../i18n/use-language.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { memberAtom } from '../../session/member.state.ts';
import { contractsQuery } from '../contracts/contracts.state.ts';
import { useReloadOnChange } from '../contracts/use-reload-on-change.ts';

/** The contracts to be answered, and how they are asked for again. */
export interface WaitingContracts {
  /** As far as they are known. */
  contracts: Contract[];
  reload: () => Promise<void>;
}

/**
 * What waits for the agent's answer: from above first, then from below.
 *
 * @param later those that were left for later
 */
export const useWaitingContracts = (later: readonly number[]): WaitingContracts => {
  const language = useLanguage();
  const member = useAtomValue(memberAtom);
  const has = (right: 'signContracts' | 'offerContracts') =>
    member !== null && hasAgentRight(member.type, right);
  const asked = { choice: 'waiting' as const, language };
  const had = useMemberQuery(
    contractsQuery,
    has('signContracts') ? { ...asked, side: 'had' } : null,
  );
  const given = useMemberQuery(
    contractsQuery,
    has('offerContracts') ? { ...asked, side: 'given' } : null,
  );
  const reload = async () => {
    await Promise.all([had.reload(), given.reload()]);
  };
  useReloadOnChange(reload);
  const contracts = [...(had.value?.items ?? []), ...(given.value?.items ?? [])].filter(
    ({ contractId }) => !later.includes(contractId),
  );
  return { contracts, reload };
};
