import { memberScreen } from '../../pages/member-screen.ts';

/** A message to the brand. */
export const screen = memberScreen({
  path: '/feedback',
  group: 'help',
  order: 3,
  icon: 'chat',
  load: () => import('./FeedbackScreen.tsx'),
});
