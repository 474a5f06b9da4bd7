import { referral, referralFriends, type ReferredFriend } from '#api/referral.ts';
import type { StatusTone } from '#components/StatusPill/StatusPill.tsx';

import { memberQuery } from '../../remote/member-query.ts';

/** The member's own invitation, and what it has brought. */
export const referralQuery = memberQuery(referral);

/** One page of invited friends. */
export const friendsQuery = memberQuery(referralFriends);

/** How a friend's stage looks. */
export const stageTones: Record<ReferredFriend['stage'], StatusTone> = {
  registered: 'neutral',
  verified: 'info',
  deposit: 'info',
  active: 'success',
};

/** The address that a friend registers at: of the site that the member is on. */
export const invitationLink = (origin: string, code: string): string => {
  const link = new URL('/register', origin);
  link.searchParams.set('referralCode', code);
  return link.href;
};
