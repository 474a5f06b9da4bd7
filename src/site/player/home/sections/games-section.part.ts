import { sitePart } from '../../../pages/site-part.ts';

/** Games of every category. */
export const part = sitePart({
  kind: 'section',
  name: 'games',
  load: () => import('./GamesSection.tsx'),
});
