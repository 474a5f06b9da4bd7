import { memberScreen } from '../../pages/member-screen.ts';
import { hasReferral } from '../../settings/has-part.ts';

/** The member's invitation, invited friends, and what they bring. */
export const screen = memberScreen({
  path: '/referral',
  group: 'records',
  order: 12,
  icon: 'users',
  players: true,
  when: hasReferral,
  load: () => import('./ReferralScreen.tsx'),
});
