import type { ParsedOf } from '#api/endpoint.ts';
import type { vendorBalance } from '#api/vendor-protocol.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { currencyOfPlay, readGameSession, notePlay, refuseEnded } from './game-session.ts';
import { readStakeableMinor } from './stakeable.ts';
import type { VendorMessage } from './vendor-message.ts';
import type { VendorContext } from './vendor-context.ts';

/** What the player of a session can stake. */
export const readVendorBalance = async (
  tx: OpenTransaction,
  context: VendorContext,
  { vendorCode, body }: VendorMessage<ParsedOf<typeof vendorBalance>>,
): Promise<{ balanceMinor: number; currency: string }> => {
  const found = await readGameSession(tx, context, vendorCode, body.sessionToken);
  refuseEnded(found);
  const { session, merchant } = found;
  await notePlay(tx, session);
  const currency = currencyOfPlay(found);
  if (session.funMinor !== null) return { balanceMinor: session.funMinor, currency };
  const member = await lockMember(tx, merchant.id, session.memberId);
  if (!member) throw new Refusal('session_expired');
  const player = { memberId: member.id, type: member.type, vendorCode };
  return { balanceMinor: await readStakeableMinor(tx, merchant, player), currency };
};
