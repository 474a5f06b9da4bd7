import { sitePart } from '../pages/site-part.ts';
import { hasAgents } from '../settings/what-is-on.ts';

/** What an agent is told on a page of the member center that is only for players. */
export const part = sitePart({
  kind: 'member',
  name: 'playersOnly',
  when: hasAgents,
  load: () => import('./PlayersOnly.tsx'),
});
