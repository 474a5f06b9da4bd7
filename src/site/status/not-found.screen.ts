import { siteScreen } from '../pages/site-screen.ts';

/** Whatever is no page of the brand. */
export const screen = siteScreen({
  pages: [{ path: '*', title: 'status.notFoundTitle' }],
  load: () => import('./NotFoundScreen.tsx'),
});
