import { memberScreen } from '../../pages/member-screen.ts';
import { hasRanks } from '../../settings/what-is-on.ts';

/** The member's own standing: rank, turnover, what is proved, what is allowed. */
export const screen = memberScreen({
  path: '/creditReport',
  group: 'account',
  order: 4,
  icon: 'crown',
  when: hasRanks,
  load: () => import('./CreditReportScreen.tsx'),
});
