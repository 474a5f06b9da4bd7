import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { type LockedMember, lockMember } from '../../people/members/lock-member.ts';
import { readStakeableMinor } from './stakeable.ts';
import type { BrandMessage } from './vendor-message.ts';

/**
 * Whom a message means that needs no session; the member's row is locked.
 *
 * @throws {Refusal} `bet_unknown` when there is no such player: then no bet either
 */
export const readPlayer = async (
  tx: OpenTransaction,
  { merchant, body }: BrandMessage<{ playerId: string }>,
): Promise<LockedMember> => {
  const member = await lockMember(tx, merchant.id, Number(body.playerId));
  if (!member) throw new Refusal('bet_unknown');
  return member;
};

/** What such a player can stake at a vendor, in minor units. */
export const balanceOf = (
  tx: OpenTransaction,
  merchant: Merchant,
  { id: memberId, type }: LockedMember,
  game: { vendorCode: string; nodeId: number | null },
): Promise<number> => readStakeableMinor(tx, merchant, { memberId, type, ...game });
