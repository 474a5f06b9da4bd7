import { affiliateVisit } from '#api/affiliate.ts';
import type { Call } from '../client/outcome.ts';
import { invitationIn, keepAttribution, keepInvitation } from './invitation.ts';

/**
 * Keeps the invitation of an address, and has a visit by an agent's code counted; where the platform cannot be reached it is
 * kept for the session alone.
 *
 * @param call null: the brand has no agents
 */
export const noteVisit = async (search: string, call: Call | null): Promise<void> => {
  keepInvitation(search);
  const { affiliateCode: code, subId } = invitationIn(search);
  if (code === '' || call === null) return;
  const counted = await call(affiliateVisit, { code, subId });
  if (counted.ok) keepAttribution(search, counted.value.attributionDays);
};
