import { memberScreen } from '../../pages/member-screen.ts';

/** Profile, passwords, contacts, factors and devices. */
export const screen = memberScreen({
  path: '/securityCenter',
  group: 'account',
  order: 1,
  icon: 'user',
  load: () => import('./SecurityCenterScreen.tsx'),
});
