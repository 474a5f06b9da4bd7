import { sitePart } from '../../../pages/site-part.ts';

/** The race that ends next. */
export const part = sitePart({
  kind: 'section',
  name: 'race',
  load: () => import('./RaceSection.tsx'),
});
