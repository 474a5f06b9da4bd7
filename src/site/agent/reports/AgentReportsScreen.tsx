import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import type { AgentPageName } from '../../agent-center/AgentFrame.tsx';
import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { TeamOverview } from './overview/TeamOverview.tsx';
import { Revenue } from './revenue/Revenue.tsx';
import { Statements } from './statements/Statements.tsx';
import { TeamTransactions } from './transactions/TeamTransactions.tsx';

/** What each page shows. */
const REPORTS = {
  agentTeamOverview: TeamOverview,
  palStatementsAgentCopy: Statements,
  agentRevenueReport: Revenue,
  agentDownlineTransactionDetailsCopy: TeamTransactions,
} as const satisfies Partial<Record<AgentPageName, ComponentType>>;

type ReportPage = keyof typeof REPORTS;

/** The pages on which an agent reads what the team does. */
export const AgentReportsScreen = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const page = (Object.keys(REPORTS) as ReportPage[]).find((name) => pathname === `/${name}`);
  const shown = page ?? 'agentTeamOverview';
  const Report = REPORTS[shown];
  return (
    <AgentPage title={t(`agentCenter.pages.${shown}`)} intro={t(`agentReports.intros.${shown}`)}>
      <Report key={shown} />
    </AgentPage>
  );
};
