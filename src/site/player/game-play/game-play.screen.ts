import { siteScreen } from '../../pages/site-screen.ts';

/** A game at play. */
export const screen = siteScreen({
  group: 'games',
  pages: [{ path: '/game/:nodeId', title: 'gamePlay.title' }],
  bare: true,
  load: () => import('./GamePlayScreen.tsx'),
});
