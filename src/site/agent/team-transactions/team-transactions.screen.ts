import { siteScreen } from '../../pages/site-screen.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** What the money of those below has done. */
export const screen = siteScreen({
  group: 'agents',
  pages: [
    {
      path: '/agentDownlineTransactionDetailsCopy',
      title: 'agentCenter.pages.agentDownlineTransactionDetailsCopy',
      unlisted: true,
    },
  ],
  signedIn: true,
  when: hasAgents,
  load: () => import('./TeamTransactionsScreen.tsx'),
});
