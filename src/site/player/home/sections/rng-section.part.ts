import { sitePart } from '../../../pages/site-part.ts';

/** A shelf of slots. */
export const part = sitePart({
  kind: 'section',
  name: 'rng',
  load: () => import('./RngSection.tsx'),
});
