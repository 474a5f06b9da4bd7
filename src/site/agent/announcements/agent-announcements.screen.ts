import { siteScreen } from '../../pages/site-screen.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** What the brand announces to its agents. */
export const screen = siteScreen({
  group: 'agents',
  pages: [
    { path: '/agentAnnouncement', title: 'agentCenter.pages.agentAnnouncement', unlisted: true },
  ],
  signedIn: true,
  when: hasAgents,
  load: () => import('./AgentAnnouncementsScreen.tsx'),
});
