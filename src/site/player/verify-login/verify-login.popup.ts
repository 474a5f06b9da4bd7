import { sitePopup } from '../../pages/site-popup.ts';

/** The second proof of a sign-in. */
export const popup = sitePopup({
  load: () => import('./VerifyLoginPopup.tsx'),
});
