import { useTranslation } from 'react-i18next';

import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { Statements } from './Statements.tsx';

/** The page of what the team has won and lost. */
export const AgentStatementsScreen = () => {
  const { t } = useTranslation();
  return (
    <AgentPage
      title={t('agentCenter.pages.palStatementsAgentCopy')}
      intro={t('agentReports.statementsIntro')}
    >
      <Statements />
    </AgentPage>
  );
};
