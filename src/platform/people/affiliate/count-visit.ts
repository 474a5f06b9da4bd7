import { affiliateVisit } from '#api/affiliate.ts';
import { findInvitation } from '../access/invitation-codes.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { countVisit } from './count-links.ts';

/** Counts that somebody came by an agent's code; whether there is such a code is not told. */
export const affiliateVisitHandler = handle(affiliateVisit, async ({ code, subId }, context) => {
  const { database, merchant } = context;
  const { agents, flags } = merchant.config;
  const { attributionDays } = agents.affiliates;
  const invitation = flags.AGENTPOLICY3 ? await findInvitation(database, merchant, code) : null;
  if (invitation?.kind === 'agent') await countVisit(context, { code: invitation.code, subId });
  return { attributionDays };
});
