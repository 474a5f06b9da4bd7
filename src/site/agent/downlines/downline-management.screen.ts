import { siteScreen } from '../../pages/site-screen.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** The team of an agent. */
export const screen = siteScreen({
  group: 'agents',
  pages: [{ path: '/downlineManagmentView', title: 'agentTeam.title', unlisted: true }],
  signedIn: true,
  when: hasAgents,
  load: () => import('./DownlineManagementScreen.tsx'),
});
