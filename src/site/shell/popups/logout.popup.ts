import { sitePopup } from '../../pages/site-popup.ts';

/** Whether to sign out. */
export const popup = sitePopup({
  load: () => import('./LogoutPopup.tsx'),
});
