import { memberScreen } from '../../pages/member-screen.ts';
import { hasPoints } from '../../settings/what-is-on.ts';

/** The member's points: what they are worth, how they are earned, what they can be turned into. */
export const screen = memberScreen({
  path: '/pointMall',
  group: 'records',
  order: 7,
  icon: 'sparkle',
  navigation: 4,
  when: hasPoints,
  load: () => import('./PointMallScreen.tsx'),
});
