import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { readUnpaidBoosts } from './boost-rebates.ts';
import { postRebate } from './pay-rebates.ts';

/** Pays what boosts have added and nobody has paid, of all brands: each in a transaction of its own, once. */
export const payBoosts = async (
  database: Database,
  merchants: readonly Merchant[],
): Promise<void> => {
  const brands = new Map(merchants.map((merchant) => [merchant.id, merchant]));
  await eachByItself(await readUnpaidBoosts(database), async (boost) => {
    const merchant = brands.get(boost.merchantId);
    if (merchant) await database.transaction().execute((tx) => payOne(tx, merchant, boost));
  });
};

const payOne = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { promotionId, memberId, day }: { promotionId: string; memberId: number; day: string },
): Promise<void> => {
  await lockMember(tx, merchant.id, memberId);
  const paid = await tx
    .updateTable('rebateBoost')
    .set({ paidAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('promotionId', '=', promotionId)
    .where('memberId', '=', memberId)
    .where('day', '=', day)
    .where('paidAt', 'is', null)
    .returning(['gameType', 'amountMinor'])
    .executeTakeFirst();
  if (!paid) return;
  const ref = `${day}:${paid.gameType}:${promotionId}`;
  const { amountMinor } = paid;
  await postRebate(tx, merchant, { kind: 'rebate_boost', memberId, ref, amountMinor });
};
