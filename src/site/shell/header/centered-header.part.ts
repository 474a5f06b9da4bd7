import { sitePart } from '../../pages/site-part.ts';

/** The logo in the middle. */
export const part = sitePart({
  kind: 'header',
  name: 'centered',
  load: () => import('./CenteredHeader.tsx'),
});
