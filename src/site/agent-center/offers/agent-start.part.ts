import { sitePart } from '../../pages/site-part.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** Leads an agent from the members' home page to the agent center. */
export const part = sitePart({
  kind: 'member',
  name: 'agentStart',
  when: hasAgents,
  load: () => import('./AgentStart.tsx'),
});
