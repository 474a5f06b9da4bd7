import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import { hasAgentRight } from '#domain/agents/agent-kinds.ts';

import { memberAtom } from '../../session/member.state.ts';
import { AgentPage } from '../AgentPage.tsx';
import { TeamBets } from './TeamBets.tsx';

/** The page of the bets of those below; who may not see them is led to the own ones. */
export const TeamBetsPage = () => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  if (!hasAgentRight(member?.type ?? 0, 'seeTeamMoney')) return <Navigate to="?own=true" replace />;
  return (
    <AgentPage
      title={t('agentCenter.pages.personalHistoryCopy')}
      intro={t('agentReports.intros.personalHistoryCopy')}
    >
      <TeamBets />
    </AgentPage>
  );
};
