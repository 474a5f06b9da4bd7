import { siteScreen } from '../../pages/site-screen.ts';

/** A round of one’s own, shown again. */
export const screen = siteScreen({
  group: 'games',
  pages: [{ path: '/replay/:betId', title: 'roundReplay.title' }],
  signedIn: true,
  bare: true,
  load: () => import('./RoundReplayScreen.tsx'),
});
