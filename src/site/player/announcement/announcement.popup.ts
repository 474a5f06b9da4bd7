import { sitePopup } from '../../pages/site-popup.ts';

/** What the brand announces on a visit. */
export const popup = sitePopup({
  load: () => import('./AnnouncementPopup.tsx'),
});
