import type { PromotionStanding } from '#api/promotions.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { claimAward } from '../missions/claim-mission.ts';
import { claimPrize } from '../races/race-rewards.ts';

/**
 * Claims everything that a mission set or a race has brought. The member must be locked.
 *
 * @returns null when the promotion is neither
 * @throws {Refusal} `promotion_not_earned`
 */
export const claimContest = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  id: string,
): Promise<PromotionStanding | null> => {
  const promotion = await tx
    .selectFrom('promotion')
    .select('mechanic')
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .executeTakeFirst();
  const kind = promotion?.mechanic?.kind;
  if (kind !== 'missionSet' && kind !== 'race') return null;
  const claims =
    kind === 'race'
      ? (await openPrizes(tx, merchant.id, memberId, id)).map(
          (raceId) => () => claimPrize(tx, merchant, memberId, raceId),
        )
      : (await openAwards(tx, merchant.id, memberId, id)).map(
          (awardId) => () => claimAward(tx, merchant, memberId, awardId),
        );
  if (claims.length === 0) throw new Refusal('promotion_not_earned');
  let amountMinor = 0;
  for (const claim of claims) amountMinor += await claim();
  const { currency } = merchant.config;
  return { id, status: 'claimed', reason: null, amountMinor, currency, dueAt: null };
};

const openAwards = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
  setId: string,
): Promise<number[]> => {
  const rows = await tx
    .selectFrom('missionAward')
    .select('id')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('setId', '=', setId)
    .where('state', '=', 'CLAIMABLE')
    // As award_missions locks them.
    .orderBy('missionId')
    .orderBy('windowFrom')
    .execute();
  return rows.map(({ id }) => id);
};

const openPrizes = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
  promotionId: string,
): Promise<number[]> => {
  const rows = await tx
    .selectFrom('racePrize')
    .innerJoin('race', (join) =>
      join
        .onRef('race.merchantId', '=', 'racePrize.merchantId')
        .onRef('race.id', '=', 'racePrize.raceId'),
    )
    .select('racePrize.raceId')
    .where('racePrize.merchantId', '=', merchantId)
    .where('racePrize.memberId', '=', memberId)
    .where('race.promotionId', '=', promotionId)
    .where('racePrize.state', '=', 'CLAIMABLE')
    .orderBy('racePrize.raceId')
    .execute();
  return rows.map(({ raceId }) => raceId);
};
