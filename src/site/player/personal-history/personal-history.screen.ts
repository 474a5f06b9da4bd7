import { memberScreen } from '../../pages/member-screen.ts';

/** All bets. */
export const screen = memberScreen({
  path: '/personalHistoryCopy',
  group: 'records',
  order: 2,
  icon: 'dice',
  load: () => import('./PersonalHistoryScreen.tsx'),
});
