import { sitePart } from '../../../pages/site-part.ts';

/** Who has won. */
export const part = sitePart({
  kind: 'section',
  name: 'winners',
  load: () => import('./WinnersSection.tsx'),
});
