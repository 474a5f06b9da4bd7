import { affiliateCheck } from '#api/affiliate.ts';
import { findInvitation } from '../access/invitation-codes.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** Tells whether a code can be used here, and nothing about whose it is. */
export const affiliateCheckHandler = handle(
  affiliateCheck,
  async ({ code }, { database, merchant }, refuse) => {
    const invitation = await findInvitation(database, merchant, code);
    return invitation ? { code: invitation.code } : refuse('invitation_code_error');
  },
);
