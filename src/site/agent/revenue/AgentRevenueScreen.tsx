import { useTranslation } from 'react-i18next';

import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { Revenue } from './Revenue.tsx';

/** The page of what the team has played, by category and vendor. */
export const AgentRevenueScreen = () => {
  const { t } = useTranslation();
  return (
    <AgentPage
      title={t('agentCenter.pages.agentRevenueReport')}
      intro={t('agentReports.revenueIntro')}
    >
      <Revenue />
    </AgentPage>
  );
};
