import { siteScreen } from '../../pages/site-screen.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** What the team has played. */
export const screen = siteScreen({
  group: 'agents',
  pages: [
    {
      path: '/agentRevenueReport',
      title: 'agentCenter.pages.agentRevenueReport',
      unlisted: true,
    },
  ],
  signedIn: true,
  when: hasAgents,
  load: () => import('./AgentRevenueScreen.tsx'),
});
