import { useTranslation } from 'react-i18next';

import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { DownlineManagement } from './DownlineManagement.tsx';

/** The page on which an agent looks after the team. */
export const DownlineManagementScreen = () => {
  const { t } = useTranslation();
  return (
    <AgentPage title={t('agentTeam.title')} intro={t('agentTeam.intro')}>
      <DownlineManagement />
    </AgentPage>
  );
};
