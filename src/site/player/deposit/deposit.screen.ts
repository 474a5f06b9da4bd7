import { memberScreen } from '../../pages/member-screen.ts';

/** Money into the wallet. */
export const screen = memberScreen({
  path: '/depositv2',
  group: 'money',
  order: 1,
  icon: 'arrowDown',
  load: () => import('./DepositScreen.tsx'),
});
