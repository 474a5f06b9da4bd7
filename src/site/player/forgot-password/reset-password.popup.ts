import { sitePopup } from '../../pages/site-popup.ts';

/** A new password by the link of an e-mail. */
export const popup = sitePopup({
  pages: [{ path: '/reset', unlisted: true }],
  load: () => import('./ResetPasswordPopup.tsx'),
});
