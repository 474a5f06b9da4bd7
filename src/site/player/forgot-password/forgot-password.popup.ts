import { sitePopup } from '../../pages/site-popup.ts';

/** Asking for a new password. */
export const popup = sitePopup({
  load: () => import('./ForgotPasswordPopup.tsx'),
});
