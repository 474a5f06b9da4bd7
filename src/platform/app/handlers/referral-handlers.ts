import { referralFriendsHandler, referralHandler } from '../../money/referral/read-referral.ts';

/** Inviting friends. */
export const referralHandlers = {
  referral: referralHandler,
  referralFriends: referralFriendsHandler,
};
