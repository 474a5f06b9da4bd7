import { siteScreen } from '../../pages/site-screen.ts';
import { hasCategory } from '../../settings/what-is-on.ts';

/** The lotteries, a page for each kind. */
export const screen = siteScreen({
  group: 'games',
  pages: [
    { path: '/lottery', lottery: 'LOTT', title: 'categories.LOTT', unlisted: true },
    { path: '/seaLottery', lottery: 'SEA', title: 'categories.LOTT', unlisted: true },
    { path: '/vnLottery', lottery: 'VN', title: 'categories.LOTT', unlisted: true },
  ],
  signedIn: true,
  when: hasCategory('LOTT'),
  load: () => import('./LotteryScreen.tsx'),
});
