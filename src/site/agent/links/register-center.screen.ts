import { siteScreen } from '../../pages/site-screen.ts';
import { hasAgents } from '../../settings/has-part.ts';

/** The registration center of agents. */
export const screen = siteScreen({
  pages: [{ path: '/registerCenter', title: 'agentLinks.title', unlisted: true }],
  signedIn: true,
  when: hasAgents,
  load: () => import('./RegisterCenterScreen.tsx'),
});
