import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import { movePoints } from '../points/move-points.ts';
import { giftTitle } from './gift-title.ts';
import type { MemberGift } from './member-gift.ts';
import { readGifts } from './rank-gifts.ts';

/**
 * Gives a gift of a rank: a bonus, points, or both. One that was claimed before is answered again. The member must be
 * locked.
 *
 * @returns the bonus in minor units
 * @throws {Refusal} `rank_gift_unknown` when there is none for this member at this time; `forbidden` for play accounts
 */
export const claimGift = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  id: string,
): Promise<number> => {
  const now = new Date();
  const facts = await readFacts(tx, merchant, memberId);
  if (isTrial(facts.type)) throw new Refusal('forbidden');
  if (!merchant.config.ranks.enabled) throw new Refusal('rank_gift_unknown');
  const isOnBreak = findPauseRefusal(facts, now) !== null;
  const gifts = await readGifts(tx, merchant, memberId, { now, isOnBreak });
  const gift = gifts.find((each) => each.gift === id);
  if (!gift) throw new Refusal('rank_gift_unknown');
  if (gift.claimedAt === null) await give(tx, merchant, memberId, { gift, now });
  return gift.bonusMinor;
};

const give = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  { gift, now }: { gift: MemberGift; now: Date },
): Promise<void> => {
  const key = `rank ${memberId} ${gift.gift}`;
  const { bonusMinor, points, rank, turnover, occasion, offeredOn } = gift;
  let bonusId: number | null = null;
  if (bonusMinor > 0) {
    const title = giftTitle(merchant, occasion, rank);
    const granted = await grantBonus(tx, merchant, {
      memberId,
      amountMinor: bonusMinor,
      key,
      title,
      turnover,
    });
    if (!granted.ok) throw new Error(`${key}: ${granted.code}`);
    bonusId = granted.id;
  }
  if (points > 0)
    await movePoints(tx, {
      merchantId: merchant.id,
      memberId,
      reason: 'granted',
      key,
      points,
      ref: gift.gift,
    });
  await sql`
    insert into rank_gift (merchant_id, member_id, gift, rank, bonus_minor, points, turnover, offered_on,
        claimed_at, bonus_id)
      values (${merchant.id}, ${memberId}, ${gift.gift}, ${rank}, ${bonusMinor}, ${points}, ${turnover},
        ${offeredOn}::date, ${now}, ${bonusId})
      on conflict (merchant_id, member_id, gift) do update
        set claimed_at = excluded.claimed_at, bonus_id = excluded.bonus_id`.execute(tx);
};
