import { sitePopup } from '../../pages/site-popup.ts';
import { hasTrialAccounts } from '../../settings/has-part.ts';

/** What a trial account cannot do. */
export const popup = sitePopup({
  when: hasTrialAccounts,
  load: () => import('./NeedAccountPopup.tsx'),
});
