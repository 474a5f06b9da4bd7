import type { PromotionStanding } from '#api/promotions.ts';
import type { PromotionLimits } from '#generated/merchant-content.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import type { Claimant } from '../bonuses/reward-source.ts';
import { takePlace } from '../limits/take-place.ts';

/**
 * Gives a member what their tickets have won in a raffle, as one bonus or as cash; what was given before is
 * answered again. The member must be locked. What was won stays the member's own through a break from play.
 *
 * @returns all that was won, in minor units
 * @throws {Refusal} `promotion_not_earned` when nothing was; as `takePlace`
 */
export const claimPrizes = async (
  tx: OpenTransaction,
  claimant: Claimant,
  promotionId: string,
): Promise<number> => {
  const { merchant, memberId } = claimant;
  await takeOwnPlace(tx, claimant, promotionId);
  const { rows } = await sql<{ minor: number; isNew: boolean }>`
    with taken as (
      update raffle_prize set claimed_at = now()
        where merchant_id = ${merchant.id} and promotion_id = ${promotionId}
          and member_id = ${memberId} and claimed_at is null
        returning seq
    )
    select coalesce(sum(amount_minor), 0)::bigint as minor, exists (select from taken) as is_new
      from raffle_prize
      where merchant_id = ${merchant.id} and promotion_id = ${promotionId}
        and member_id = ${memberId}`.execute(tx);
  const { minor = 0, isNew = false } = rows[0] ?? {};
  if (minor === 0) throw new Refusal('promotion_not_earned');
  if (isNew) await give(tx, merchant, { memberId, promotionId, amountMinor: minor });
  return minor;
};

/** Only for who has something to claim. */
const takeOwnPlace = async (
  tx: OpenTransaction,
  claimant: Claimant,
  promotionId: string,
): Promise<void> => {
  const { rows } = await sql<{ limits: PromotionLimits | null }>`
    select r.limits from raffle r
      where r.merchant_id = ${claimant.merchant.id} and r.promotion_id = ${promotionId}
        and exists (select from raffle_prize p where p.merchant_id = r.merchant_id
          and p.promotion_id = r.promotion_id and p.member_id = ${claimant.memberId}
          and p.claimed_at is null)`.execute(tx);
  const [raffle] = rows;
  if (raffle) await takePlace(tx, claimant, { promotionId, limits: raffle.limits });
};

const give = async (
  tx: OpenTransaction,
  merchant: Merchant,
  won: { memberId: number; promotionId: string; amountMinor: number },
): Promise<void> => {
  const { memberId, promotionId, amountMinor } = won;
  const key = `raffle ${promotionId} ${memberId}`;
  const { title, turnover, currency } = await tx
    .selectFrom('raffle')
    .select(['title', 'turnover', 'currency'])
    .where('merchantId', '=', merchant.id)
    .where('promotionId', '=', promotionId)
    .executeTakeFirstOrThrow();
  if (turnover > 0) {
    const granted = await grantBonus(tx, merchant, { memberId, amountMinor, key, title, turnover });
    if (!granted.ok) throw new Error(`${key}: ${granted.code}`);
    return;
  }
  const { cash } = await readBalances(tx, merchant.id, memberId, currency);
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'raffle',
    key,
    kind: 'bonus_raffle',
    lines: [
      {
        accountId: await openHouseAccount(tx, merchant.id, 'house', currency),
        amountMinor: -amountMinor,
      },
      { accountId: cash.accountId, amountMinor },
    ],
  });
};

/**
 * Claims what a member has won in the raffle of a promotion. The member must be locked.
 *
 * @returns null when the promotion has no raffle
 * @throws {Refusal} as `claimPrizes`
 */
export const claimRaffleOf = async (
  tx: OpenTransaction,
  claimant: Claimant,
  id: string,
): Promise<PromotionStanding | null> => {
  const { merchant } = claimant;
  const raffle = await tx
    .selectFrom('raffle')
    .select('currency')
    .where('merchantId', '=', merchant.id)
    .where('promotionId', '=', id)
    .executeTakeFirst();
  if (!raffle) return null;
  const amountMinor = await claimPrizes(tx, claimant, id);
  const { currency } = raffle;
  return { id, status: 'claimed', reason: null, amountMinor, currency, dueAt: null };
};
