import { memberScreen } from '../../pages/member-screen.ts';
import { hasVendorWallets } from '../../settings/what-is-on.ts';

/** Between the wallet and those of vendors. */
export const screen = memberScreen({
  path: '/transferFund',
  group: 'money',
  order: 3,
  icon: 'sort',
  when: hasVendorWallets,
  load: () => import('./TransferFundScreen.tsx'),
});
