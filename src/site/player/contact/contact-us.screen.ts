import { memberScreen } from '../../pages/member-screen.ts';

/** Ways to reach the brand; visitors may read it. */
export const screen = memberScreen({
  path: '/contactUs',
  group: 'help',
  order: 2,
  icon: 'headset',
  open: true,
  load: () => import('./ContactUsScreen.tsx'),
});
