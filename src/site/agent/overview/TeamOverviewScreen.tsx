import { useTranslation } from 'react-i18next';

import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { TeamOverview } from './TeamOverview.tsx';

/** The page on which an agent sees what the team does. */
export const TeamOverviewScreen = () => {
  const { t } = useTranslation();
  return (
    <AgentPage
      title={t('agentCenter.pages.agentTeamOverview')}
      intro={t('agentReports.overviewIntro')}
    >
      <TeamOverview />
    </AgentPage>
  );
};
