import { useTranslation } from 'react-i18next';

import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { TeamTransactions } from './TeamTransactions.tsx';

/** The page of what the money of those below has done. */
export const TeamTransactionsScreen = () => {
  const { t } = useTranslation();
  return (
    <AgentPage
      title={t('agentCenter.pages.agentDownlineTransactionDetailsCopy')}
      intro={t('agentReports.transactionsIntro')}
    >
      <TeamTransactions />
    </AgentPage>
  );
};
