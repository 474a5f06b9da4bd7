import { sitePopup } from '../../pages/site-popup.ts';
import { hasSection } from '../../settings/has-part.ts';

/** All notices, one unfolded. */
export const popup = sitePopup({
  when: hasSection('notices'),
  load: () => import('./NoticesPopup.tsx'),
});
