import { sitePart } from '../pages/site-part.ts';
import { hasRanks } from '../settings/what-is-on.ts';

/** The way to the next rank, on the member's account page. */
export const part = sitePart({
  kind: 'member',
  name: 'rankProgress',
  when: hasRanks,
  load: () => import('./RankProgress.tsx'),
});
