import { siteScreen } from '../../pages/site-screen.ts';
import { hasDownloads } from '../../settings/what-is-on.ts';

/** Applications to download. */
export const screen = siteScreen({
  pages: [
    {
      path: '/down',
      title: 'nav.download',
      navigation: { name: 'download', icon: 'download', order: 5 },
    },
  ],
  when: hasDownloads,
  load: () => import('./DownScreen.tsx'),
});
