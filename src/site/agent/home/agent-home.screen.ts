import { siteScreen } from '../../pages/site-screen.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** Where an agent arrives. */
export const screen = siteScreen({
  group: 'agents',
  pages: [{ path: '/agentHome', title: 'agentCenter.pages.agentHome', unlisted: true }],
  signedIn: true,
  when: hasAgents,
  load: () => import('./AgentHomeScreen.tsx'),
});
