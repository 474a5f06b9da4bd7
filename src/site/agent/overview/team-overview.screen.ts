import { siteScreen } from '../../pages/site-screen.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** What the team does. */
export const screen = siteScreen({
  group: 'agents',
  pages: [
    { path: '/agentTeamOverview', title: 'agentCenter.pages.agentTeamOverview', unlisted: true },
  ],
  signedIn: true,
  when: hasAgents,
  load: () => import('./TeamOverviewScreen.tsx'),
});
