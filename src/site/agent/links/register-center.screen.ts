import { siteScreen } from '../../pages/site-screen.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** The registration center of agents. */
export const screen = siteScreen({
  group: 'agents',
  pages: [{ path: '/registerCenter', title: 'agentLinks.title', unlisted: true }],
  signedIn: true,
  when: hasAgents,
  load: () => import('./RegisterCenterScreen.tsx'),
});
