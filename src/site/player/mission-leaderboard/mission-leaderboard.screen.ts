import { memberScreen } from '../../pages/member-screen.ts';
import { hasContests } from '../../settings/what-is-on.ts';

/** The missions of the member, and the races of the brand. */
export const screen = memberScreen({
  path: '/missionLeaderboard',
  group: 'records',
  order: 6,
  icon: 'trophy',
  players: true,
  when: hasContests,
  load: () => import('./MissionLeaderboardScreen.tsx'),
});
