import { siteScreen } from '../../pages/site-screen.ts';
import { hasContracts } from '../../settings/what-is-on.ts';

/** Contracts with who is above and who is below. */
export const screen = siteScreen({
  group: 'agents',
  pages: [{ path: '/agentContracts', title: 'agentCenter.pages.agentContracts', unlisted: true }],
  signedIn: true,
  when: hasContracts,
  load: () => import('./AgentContractsScreen.tsx'),
});
