import type { PromotionStanding } from '#api/promotions.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import type { Claimant } from '../bonuses/reward-source.ts';
import { claimAward } from '../missions/claim-mission.ts';
import { claimPrize } from '../races/claim-prize.ts';

/**
 * Claims everything that a mission set or a race has brought. The member must be locked.
 *
 * @returns null when the promotion is neither
 * @throws {Refusal} `promotion_not_earned`; as `takePlace`
 */
export const claimContest = async (
  tx: OpenTransaction,
  claimant: Claimant,
  id: string,
): Promise<PromotionStanding | null> => {
  const { merchant, memberId } = claimant;
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
      ? (await openPrizes(tx, merchant.id, memberId, id)).map((raceId) => async () => ({
          amountMinor: await claimPrize(tx, claimant, raceId),
          points: 0,
        }))
      : (await openAwards(tx, merchant.id, memberId, id)).map(
          (awardId) => () => claimAward(tx, claimant, awardId),
        );
  if (claims.length === 0) throw new Refusal('promotion_not_earned');
  let [amountMinor, points] = [0, 0];
  for (const claim of claims) {
    const claimed = await claim();
    amountMinor += claimed.amountMinor;
    points += claimed.points;
  }
  return {
    id,
    status: 'claimed',
    reason: null,
    amountMinor: amountMinor > 0 ? amountMinor : null,
    ...(points > 0 && { points }),
    currency: merchant.config.currency,
    dueAt: null,
  };
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
