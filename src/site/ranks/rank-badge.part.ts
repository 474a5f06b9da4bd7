import { sitePart } from '../pages/site-part.ts';
import { hasRanks } from '../settings/what-is-on.ts';

/** The emblem of a rank: in the header, in the member center, beside messages of the chat. */
export const part = sitePart({
  kind: 'member',
  name: 'rankBadge',
  when: hasRanks,
  load: () => import('./RankBadge.tsx'),
});
