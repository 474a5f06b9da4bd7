import { memberScreen } from '../../pages/member-screen.ts';

/** Bonuses and what they still ask for. */
export const screen = memberScreen({
  path: '/bonusDetails',
  group: 'records',
  order: 4,
  icon: 'gift',
  load: () => import('./BonusDetailsScreen.tsx'),
});
