import { claimMission } from '#api/missions.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';

/** Claims the bonus of a mission that was reached. */
export const claimMissionHandler = handle(
  claimMission,
  async ({ awardId }, { database, merchant, session }) => ({
    amountMinor: await database.transaction().execute(async (tx) => {
      const member = await lockMember(tx, merchant.id, session.memberId);
      if (member?.status !== 'active') throw new Refusal('account_frozen');
      return claimAward(tx, merchant, member.id, awardId);
    }),
    currency: merchant.config.currency,
  }),
);

/**
 * Grants the bonus of a mission that was reached; one that was granted before is answered again. The member must be
 * locked.
 *
 * @returns the bonus in minor units
 * @throws {Refusal} `mission_unknown`; `mission_unfulfilled` when its time is over
 */
export const claimAward = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  awardId: number,
): Promise<number> => {
  const award = await tx
    .selectFrom('missionAward')
    .select(['amountMinor', 'state', 'bonusTitle', 'turnover'])
    .where('merchantId', '=', merchant.id)
    .where('id', '=', awardId)
    .where('memberId', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!award) throw new Refusal('mission_unknown');
  const { amountMinor, state, bonusTitle, turnover } = award;
  if (state === 'CLAIMED') return amountMinor;
  // Its date is kept by the job that expires it, which waits for whoever has a break from play.
  if (state === 'EXPIRED') throw new Refusal('mission_unfulfilled');
  const granted = await grantBonus(tx, merchant, {
    memberId,
    amountMinor,
    key: `mission ${awardId}`,
    title: bonusTitle,
    ...(turnover !== null && { turnover }),
  });
  if (!granted.ok) throw new Error(`the bonus of mission award ${awardId}: ${granted.code}`);
  await tx
    .updateTable('missionAward')
    .set({ state: 'CLAIMED', bonusId: granted.id, endedAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', awardId)
    .execute();
  return amountMinor;
};
