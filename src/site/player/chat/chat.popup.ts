import { sitePopup } from '../../pages/site-popup.ts';
import { hasChat } from '../../settings/has-part.ts';

/** The chat of the members. */
export const popup = sitePopup({
  when: hasChat,
  load: () => import('./ChatPopup.tsx'),
});
