import { memberScreen } from '../../pages/member-screen.ts';

/** Money out of the wallet, and the bank accounts that it goes to. */
export const screen = memberScreen({
  path: '/withdraw',
  group: 'money',
  order: 2,
  icon: 'arrowUp',
  load: () => import('./WithdrawScreen.tsx'),
});
