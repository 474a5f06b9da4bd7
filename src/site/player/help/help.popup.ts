import { sitePopup } from '../../pages/site-popup.ts';

/** The articles of the help center. */
export const popup = sitePopup({
  pages: [
    { path: '/help', navigation: { name: 'help', icon: 'help', order: 6 } },
    { path: '/helpmc', unlisted: true },
  ],
  load: () => import('./HelpPopup.tsx'),
});
