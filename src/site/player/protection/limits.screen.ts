import { memberScreen } from '../../pages/member-screen.ts';

/** Safer play: limits, breaks, exclusion. */
export const screen = memberScreen({
  path: '/limits',
  group: 'account',
  order: 2,
  icon: 'shield',
  load: () => import('./LimitsScreen.tsx'),
});
