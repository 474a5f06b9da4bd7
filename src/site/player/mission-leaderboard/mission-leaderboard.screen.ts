import { memberScreen } from '../../pages/member-screen.ts';

/** The missions of the member, and the races of the brand. */
export const screen = memberScreen({
  path: '/missionLeaderboard',
  group: 'records',
  order: 6,
  icon: 'trophy',
  load: () => import('./MissionLeaderboardScreen.tsx'),
});
