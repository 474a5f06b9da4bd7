import { siteScreen } from '../../pages/site-screen.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** What the team has won and lost. */
export const screen = siteScreen({
  group: 'agents',
  pages: [
    {
      path: '/palStatementsAgentCopy',
      title: 'agentCenter.pages.palStatementsAgentCopy',
      unlisted: true,
    },
  ],
  signedIn: true,
  when: hasAgents,
  load: () => import('./AgentStatementsScreen.tsx'),
});
