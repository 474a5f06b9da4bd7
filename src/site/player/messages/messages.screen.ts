import { memberScreen } from '../../pages/member-screen.ts';

/** What the brand and the platform tell a member. */
export const screen = memberScreen({
  path: '/messageV2',
  group: 'account',
  order: 3,
  icon: 'mail',
  load: () => import('./MessagesScreen.tsx'),
});
