import { siteScreen } from '../../pages/site-screen.ts';
import { hasAgents } from '../../settings/has-part.ts';

/** What an agent earns. */
export const screen = siteScreen({
  pages: [{ path: '/myIncome', title: 'agentIncome.title', unlisted: true }],
  signedIn: true,
  when: hasAgents,
  load: () => import('./AgentIncomeScreen.tsx'),
});
