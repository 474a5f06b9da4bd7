import { siteScreen } from '../../pages/site-screen.ts';
import { hasContracts } from '../../settings/what-is-on.ts';

/** What an agent earns. */
export const screen = siteScreen({
  group: 'agents',
  pages: [{ path: '/myIncome', title: 'agentIncome.title', unlisted: true }],
  signedIn: true,
  when: hasContracts,
  load: () => import('./AgentIncomeScreen.tsx'),
});
