import { memberScreen } from '../../pages/member-screen.ts';

/** Everything that can be claimed, joined or is on its way. */
export const screen = memberScreen({
  path: '/rewardCenter',
  group: 'records',
  order: 5,
  icon: 'star',
  players: true,
  load: () => import('./RewardCenterScreen.tsx'),
});
