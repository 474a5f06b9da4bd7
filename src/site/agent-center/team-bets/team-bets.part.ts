import { sitePart } from '../../pages/site-part.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** The bets of those below, on the page that has a member's own. */
export const part = sitePart({
  kind: 'member',
  name: 'teamBets',
  when: hasAgents,
  load: () => import('./TeamBetsPage.tsx'),
});
