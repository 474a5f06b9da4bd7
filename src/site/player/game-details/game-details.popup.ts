import { sitePopup } from '../../pages/site-popup.ts';

/** A game before it is started. */
export const popup = sitePopup({
  load: () => import('./GameDetailsPopup.tsx'),
});
