import { sitePopup } from '../../pages/site-popup.ts';

/** Signing in. */
export const popup = sitePopup({
  pages: [{ path: '/login' }],
  load: () => import('./LoginPopup.tsx'),
});
