import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { lazyPart } from '#components/PageLoader/lazy-part.ts';
import { homePaths } from '#generated/page-paths.ts';

import { AGENT_HOME } from '../../pages/home-paths.ts';
import { isAgentAtom } from '../../session/member.state.ts';
import { closePopupAtom, popupAtom } from '../../session/popup.state.ts';

const ContractWatch = lazyPart(() => import('./ContractWatch.tsx'), 'ContractWatch');

/**
 * Leads an agent who comes to the members' home page to the agent center, whichever way the session was
 * opened. The visitors' announcement, which may have opened before it was known who is there, is
 * closed; a contract that waits comes over the agent center's pages.
 */
export const AgentStart = () => {
  const isAgent = useAtomValue(isAgentAtom);
  const { pathname } = useLocation();
  const isAnnouncing = useAtomValue(popupAtom)?.name === 'announcement';
  const close = useSetAtom(closePopupAtom);
  useEffect(() => {
    if (isAgent && isAnnouncing) close();
  }, [isAgent, isAnnouncing, close]);
  if (!isAgent) return null;
  if (homePaths.includes(pathname)) return <Navigate to={AGENT_HOME} replace />;
  return (
    <Suspense>
      <ContractWatch />
    </Suspense>
  );
};
