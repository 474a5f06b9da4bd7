/* Generated from every .screen.ts, .popup.ts and .part.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import { feature, type Feature } from './pages/feature.ts';
import { hasAgents, hasContracts } from './settings/what-is-on.ts';

/** The screens of the agent center. */
export const agentScreens = {
  agentAnnouncements: feature({
    name: 'AgentAnnouncementsScreen',
    load: () => import('./agent/announcements/AgentAnnouncementsScreen.tsx'),
    when: hasAgents,
  }),
  agentBills: feature({
    name: 'AgentBillsScreen',
    load: () => import('./agent/bills/AgentBillsScreen.tsx'),
    when: hasContracts,
  }),
  agentContracts: feature({
    name: 'AgentContractsScreen',
    load: () => import('./agent/contracts/AgentContractsScreen.tsx'),
    when: hasContracts,
  }),
  downlineManagement: feature({
    name: 'DownlineManagementScreen',
    load: () => import('./agent/downlines/DownlineManagementScreen.tsx'),
    when: hasAgents,
  }),
  agentHome: feature({
    name: 'AgentHomeScreen',
    load: () => import('./agent/home/AgentHomeScreen.tsx'),
    when: hasAgents,
  }),
  agentIncome: feature({
    name: 'AgentIncomeScreen',
    load: () => import('./agent/income/AgentIncomeScreen.tsx'),
    when: hasContracts,
  }),
  registerCenter: feature({
    name: 'RegisterCenterScreen',
    load: () => import('./agent/links/RegisterCenterScreen.tsx'),
    when: hasAgents,
  }),
  agentReports: feature({
    name: 'AgentReportsScreen',
    load: () => import('./agent/reports/AgentReportsScreen.tsx'),
    when: hasAgents,
  }),
} satisfies Record<string, Feature>;

/** The screen of each address. */
export const agentScreensByPath: Readonly<Record<string, Feature>> = {
  '/agentAnnouncement': agentScreens.agentAnnouncements,
  '/agentDividendRecordCopy2': agentScreens.agentBills,
  '/agentDailyWages2': agentScreens.agentBills,
  '/agentHourSalary': agentScreens.agentBills,
  '/agentRealtimeSalary': agentScreens.agentBills,
  '/agentContracts': agentScreens.agentContracts,
  '/downlineManagmentView': agentScreens.downlineManagement,
  '/agentHome': agentScreens.agentHome,
  '/myIncome': agentScreens.agentIncome,
  '/registerCenter': agentScreens.registerCenter,
  '/agentTeamOverview': agentScreens.agentReports,
  '/palStatementsAgentCopy': agentScreens.agentReports,
  '/agentRevenueReport': agentScreens.agentReports,
  '/agentDownlineTransactionDetailsCopy': agentScreens.agentReports,
};
