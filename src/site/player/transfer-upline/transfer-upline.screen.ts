import { memberScreen } from '../../pages/member-screen.ts';
import { hasMemberTransfers } from '../../settings/what-is-on.ts';

/** To another member: the upline, or one of the own downline. */
export const screen = memberScreen({
  path: '/transferUpline',
  group: 'money',
  order: 4,
  icon: 'users',
  when: hasMemberTransfers,
  load: () => import('./TransferUplineScreen.tsx'),
});
