import { siteScreen } from '../../pages/site-screen.ts';
import { hasPage } from '../../settings/has-part.ts';

/** Whom the brand sponsors. */
export const screen = siteScreen({
  when: hasPage('sponsor'),
  pages: [{ path: '/sponsor', title: 'brandPage.sponsor' }],
  load: () => import('./SponsorScreen.tsx'),
});
