import { sitePart } from '../../pages/site-part.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** What an agent sees on pages of the member center. One part: each place of code is told to every visitor. */
export const part = sitePart({
  kind: 'member',
  name: 'agentArea',
  when: hasAgents,
  load: () => import('./AgentArea.tsx'),
});
