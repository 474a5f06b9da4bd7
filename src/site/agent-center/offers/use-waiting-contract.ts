import { useAtomValue } from 'jotai';

import type { Contract } from '#api/contracts.ts';
import { hasAgentRight } from '#domain/agents/agent-kinds.ts';

import { useLanguage } from '../../i18n/use-language.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { memberAtom } from '../../session/member.state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { contractsQuery } from '../contracts/contracts.state.ts';
import { useReloadOnChange } from '../contracts/use-reload-on-change.ts';
import { readLater } from './contracts-later.ts';

/** The next contract to be answered, and how it is asked for again. */
export interface WaitingContract {
  /** Null: none; undefined: it is not known yet. */
  contract: Contract | null | undefined;
  reload: () => Promise<void>;
}

/** What waits for the agent's answer and was not left for later: from above first, then from below. */
export const useWaitingContract = (): WaitingContract => {
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
  const isKnown =
    had.status !== 'loading' && (given.status !== 'loading' || !has('offerContracts'));
  const later = readLater();
  const waiting = [...(had.value?.items ?? []), ...(given.value?.items ?? [])].find(
    ({ contractId }) => !later.includes(contractId),
  );
  return { contract: isKnown ? (waiting ?? null) : undefined, reload };
};
