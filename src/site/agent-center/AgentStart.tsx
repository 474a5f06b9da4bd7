import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { homePaths } from '#generated/page-paths.ts';

import { AGENT_HOME } from '../pages/home-paths.ts';
import { isAgentAtom } from '../session/member.state.ts';
import { closePopupAtom, popupAtom } from '../session/popup.state.ts';

/**
 * Leads an agent who comes to the members' home page to the agent center, whichever way the session was
 * opened. The visitors' announcement, which may have opened before it was known who is there, is closed.
 */
export const AgentStart = () => {
  const isAgent = useAtomValue(isAgentAtom);
  const { pathname } = useLocation();
  const isAnnouncing = useAtomValue(popupAtom)?.name === 'announcement';
  const close = useSetAtom(closePopupAtom);
  useEffect(() => {
    if (isAgent && isAnnouncing) close();
  }, [isAgent, isAnnouncing, close]);
  return isAgent && homePaths.includes(pathname) ? <Navigate to={AGENT_HOME} replace /> : null;
};
