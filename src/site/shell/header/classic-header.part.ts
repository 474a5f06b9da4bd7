import { sitePart } from '../../pages/site-part.ts';

/** Logo and ways in one line, the navigation below it. */
export const part = sitePart({
  kind: 'header',
  name: 'classic',
  load: () => import('./ClassicHeader.tsx'),
});
