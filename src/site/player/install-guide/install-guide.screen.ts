import { memberScreen } from '../../pages/member-screen.ts';

/** How the site is put on a phone; visitors may read it. */
export const screen = memberScreen({
  path: '/installGuide',
  group: 'help',
  order: 1,
  icon: 'phone',
  open: true,
  load: () => import('./InstallGuideScreen.tsx'),
});
