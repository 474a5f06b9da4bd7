import { sitePopup } from '../../pages/site-popup.ts';
import { hasRegistration } from '../../settings/what-is-on.ts';

/** Opening an account. */
export const popup = sitePopup({
  pages: [{ path: '/register' }],
  when: hasRegistration,
  load: () => import('./RegisterPopup.tsx'),
});
