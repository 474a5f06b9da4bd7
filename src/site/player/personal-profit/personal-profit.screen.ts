import { memberScreen } from '../../pages/member-screen.ts';

/** What was won and lost, by days. */
export const screen = memberScreen({
  path: '/personalProfit',
  group: 'records',
  order: 3,
  icon: 'chart',
  load: () => import('./PersonalProfitScreen.tsx'),
});
