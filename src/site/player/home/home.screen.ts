import { siteScreen } from '../../pages/site-screen.ts';

/** The home page; popups with an address lie over it. */
export const screen = siteScreen({
  pages: [
    { path: '/', navigation: { name: 'home', icon: 'home', order: 1 } },
    { path: '/index', unlisted: true },
    { path: '/index.html', unlisted: true },
    { path: '/home' },
  ],
  load: () => import('./HomeScreen.tsx'),
});
