import { useState } from 'react';

import {
  currentInvitation,
  forgetInvitation,
  type Invitation,
  isInvited,
} from '../../invitation/invitation.ts';

/** The invitation with which the form was opened, and what becomes of it. */
export interface UsedInvitation {
  invitation: Invitation;
  isInvited: boolean;
  /** The platform has refused the code: a dialog says so. */
  codeRefused: boolean;
  refuseCode: () => void;
  /** @param drop goes on without the code */
  closeCodeRefused: (drop: boolean) => void;
}

const NO_INVITATION: Invitation = { affiliateCode: '', referralCode: '' };

/** The invitation of the address, or of an earlier one of this session. */
export const useInvitation = (): UsedInvitation => {
  const [invitation, setInvitation] = useState(() => currentInvitation(location.search));
  const [codeRefused, setCodeRefused] = useState(false);
  return {
    invitation,
    isInvited: isInvited(invitation),
    codeRefused,
    refuseCode: () => setCodeRefused(true),
    closeCodeRefused: (drop) => {
      setCodeRefused(false);
      if (!drop) return;
      forgetInvitation();
      setInvitation(NO_INVITATION);
    },
  };
};
