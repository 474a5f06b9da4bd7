import { useAtomValue } from 'jotai';

import type { Contract } from '#api/contracts.ts';
import { hasAgentRight } from '#domain/agents/agent-kinds.ts';

import { useLanguage } from '../../i18n/use-language.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { memberAtom } from '../../session/member.state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { contractsQuery } from '../contracts/contracts.state.ts';
import { useReloadOnChange } from '../contracts/use-reload-on-change.ts';

/** The next contract to be answered, and how it is asked for again. */
export interface WaitingContract {
  /** Null: none, as far as it is known. */
  contract: Contract | null;
  reload: () => Promise<void>;
}

/**
 * What waits for the agent's answer: from above first, then from below.
 *
 * @param later those that were left for later
 */
export const useWaitingContract = (later: readonly number[]): WaitingContract => {
  const language = useLanguage();
  const member = useAtomValue(memberAtom);
  const { PWDEXPFORCECHANGE3 } = useSettings().flags;
  // The platform answers nothing else until the new password is there.
  const isHeld = member?.oneTimePassword || (member?.passwordExpired && PWDEXPFORCECHANGE3);
  const has = (right: 'signContracts' | 'offerContracts') =>
    member !== null && !isHeld && hasAgentRight(member.type, right);
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
  const waiting = [...(had.value?.items ?? []), ...(given.value?.items ?? [])].find(
    ({ contractId }) => !later.includes(contractId),
  );
  return { contract: waiting ?? null, reload };
};
