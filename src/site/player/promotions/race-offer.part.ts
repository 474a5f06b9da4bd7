import { sitePart } from '../../pages/site-part.ts';
import { hasRaces } from '../../settings/what-is-on.ts';

/** The boards of the races of a promotion. */
export const part = sitePart({
  kind: 'promotion',
  name: 'races',
  when: hasRaces,
  load: () => import('./RaceOffer.tsx'),
});
