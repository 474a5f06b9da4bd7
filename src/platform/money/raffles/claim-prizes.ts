import type { PromotionStanding } from '#api/promotions.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';

/**
 * Gives a member what their tickets have won in a raffle, as one bonus or as cash; what was given before is
 * answered again. The member must be locked. What was won stays the member's own through a break from play.
 *
 * @returns all that was won, in minor units
 * @throws {Refusal} `promotion_not_earned` when nothing was
 */
export const claimPrizes = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  promotionId: string,
): Promise<number> => {
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
  merchant: Merchant,
  memberId: number,
  id: string,
): Promise<PromotionStanding | null> => {
  const raffle = await tx
    .selectFrom('raffle')
    .select('currency')
    .where('merchantId', '=', merchant.id)
    .where('promotionId', '=', id)
    .executeTakeFirst();
  if (!raffle) return null;
  const amountMinor = await claimPrizes(tx, merchant, memberId, id);
  const { currency } = raffle;
  return { id, status: 'claimed', reason: null, amountMinor, currency, dueAt: null };
};
