import { sitePopup } from '../../pages/site-popup.ts';

/** A message to the brand. */
export const popup = sitePopup({
  load: () => import('./FeedbackPopup.tsx'),
});
