import { memberScreen } from '../../pages/member-screen.ts';

/** All movements of the wallet. */
export const screen = memberScreen({
  path: '/transactionHistory',
  group: 'records',
  order: 1,
  icon: 'wallet',
  load: () => import('./TransactionHistoryScreen.tsx'),
});
