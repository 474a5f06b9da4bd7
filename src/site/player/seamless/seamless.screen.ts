import { siteScreen } from '../../pages/site-screen.ts';
import { hasSingleWallet } from '../../settings/what-is-on.ts';

/** The vendors that one balance goes to. Where each has an account of its own, none does. */
export const screen = siteScreen({
  group: 'games',
  pages: [{ path: '/seamless', title: 'gameCenter.seamlessTitle' }],
  when: hasSingleWallet,
  load: () => import('./SeamlessScreen.tsx'),
});
