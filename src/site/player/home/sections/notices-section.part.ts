import { sitePart } from '../../../pages/site-part.ts';

/** The line of notices. */
export const part = sitePart({
  kind: 'section',
  name: 'notices',
  load: () => import('./NoticesSection.tsx'),
});
