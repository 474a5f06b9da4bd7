import { siteScreen } from '../../pages/site-screen.ts';

/** Games as tiles: the hot ones, a category, or one vendor of it. */
export const screen = siteScreen({
  group: 'games',
  pages: [
    { path: '/hot', title: 'nav.hot', navigation: { name: 'hot', icon: 'flame', order: 2 } },
    { path: '/gameListCenter', title: 'home.gamesTitle', unlisted: true },
    { path: '/rng', category: 'RNG' },
    { path: '/live', category: 'LIVE' },
    { path: '/sports', category: 'SPORTS' },
    { path: '/esports', category: 'ESPORTS' },
    { path: '/pvp', category: 'PVP' },
    { path: '/fish', category: 'FISH' },
    { path: '/inHouse', category: 'INHOUSE' },
  ],
  load: () => import('./GameListScreen.tsx'),
});
