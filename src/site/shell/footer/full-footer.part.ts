import { sitePart } from '../../pages/site-part.ts';

/** All columns, payment signs and licences. */
export const part = sitePart({
  kind: 'footer',
  name: 'full',
  load: () => import('./FullFooter.tsx'),
});
