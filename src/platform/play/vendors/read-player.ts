import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { type LockedMember, lockMember } from '../../people/members/lock-member.ts';
import { readStakeableMinor } from './stakeable.ts';
import type { VendorContext } from './vendor-context.ts';

/**
 * Whom a message means that needs no session; the member's row is locked.
 *
 * @throws {Refusal} `bet_unknown` when there is no such merchant or player: then no bet either
 */
export const readPlayer = async (
  tx: OpenTransaction,
  context: VendorContext,
  { merchant: code, playerId }: { merchant: string; playerId: string },
): Promise<{ merchant: Merchant; member: LockedMember }> => {
  const merchant = context.merchants().find((one) => one.code === code);
  const member = merchant && (await lockMember(tx, merchant.id, Number(playerId)));
  if (!merchant || !member) throw new Refusal('bet_unknown');
  return { merchant, member };
};

/** What such a player can stake at a vendor, in minor units. */
export const balanceOf = (
  tx: OpenTransaction,
  merchant: Merchant,
  { id: memberId, type }: LockedMember,
  game: { vendorCode: string; nodeId: number | null },
): Promise<number> => readStakeableMinor(tx, merchant, { memberId, type, ...game });
