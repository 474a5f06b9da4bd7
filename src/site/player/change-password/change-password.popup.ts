import { sitePopup } from '../../pages/site-popup.ts';

/** A new password for the one that is known, or has expired. */
export const popup = sitePopup({
  load: () => import('./ChangePasswordPopup.tsx'),
});
