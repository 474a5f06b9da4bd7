import { siteScreen } from '../../pages/site-screen.ts';
import { hasContracts } from '../../settings/what-is-on.ts';

/** What contracts pay, a page for each kind. */
export const screen = siteScreen({
  group: 'agents',
  pages: [
    {
      path: '/agentDividendRecordCopy2',
      title: 'agentCenter.pages.agentDividendRecordCopy2',
      unlisted: true,
    },
    { path: '/agentDailyWages2', title: 'agentCenter.pages.agentDailyWages2', unlisted: true },
    { path: '/agentHourSalary', title: 'agentCenter.pages.agentHourSalary', unlisted: true },
    {
      path: '/agentRealtimeSalary',
      title: 'agentCenter.pages.agentRealtimeSalary',
      unlisted: true,
    },
  ],
  signedIn: true,
  when: hasContracts,
  load: () => import('./AgentBillsScreen.tsx'),
});
