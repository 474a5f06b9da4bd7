import { sitePart } from '../pages/site-part.ts';

/** The site may not be shown here. */
export const part = sitePart({
  kind: 'status',
  name: 'blocked',
  load: () => import('./BlockedScreen.tsx'),
});
