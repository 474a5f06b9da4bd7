import { siteScreen } from '../../pages/site-screen.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** What a team does, in sums and row by row. One screen: each place of code is told to every visitor. */
export const screen = siteScreen({
  group: 'agents',
  pages: [
    { path: '/agentTeamOverview', title: 'agentCenter.pages.agentTeamOverview', unlisted: true },
    {
      path: '/palStatementsAgentCopy',
      title: 'agentCenter.pages.palStatementsAgentCopy',
      unlisted: true,
    },
    { path: '/agentRevenueReport', title: 'agentCenter.pages.agentRevenueReport', unlisted: true },
    {
      path: '/agentDownlineTransactionDetailsCopy',
      title: 'agentCenter.pages.agentDownlineTransactionDetailsCopy',
      unlisted: true,
    },
  ],
  signedIn: true,
  when: hasAgents,
  load: () => import('./AgentReportsScreen.tsx'),
});
