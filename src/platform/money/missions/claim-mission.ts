import { claimMission } from '#api/missions.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { type Asked, askShortly } from '../../base/ledger/short-way.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import { type Claimant, claimantOf, type Claimed } from '../bonuses/reward-source.ts';
import { movePoints } from '../points/move-points.ts';
import { takePlace } from '../limits/take-place.ts';
import { LOTTERY_SET } from './lottery-set.ts';

/** Claims the reward of a mission that was reached. */
export const claimMissionHandler = handle(claimMission, async ({ awardId }, context) => {
  const { database, merchant, session } = context;
  const asked = askForAward(merchant, session.memberId, awardId);
  const claimed =
    // The function's answer has this form.
    ((await askShortly(database, asked)) as Claimed | null) ??
    (await database.transaction().execute(async (tx) => {
      const member = await lockMember(tx, merchant.id, session.memberId);
      if (member?.status !== 'active') throw new Refusal('account_frozen');
      return claimAward(tx, claimantOf(context), awardId);
    }));
  return { ...claimed, currency: merchant.config.currency };
});

/** What is asked of the database in the usual case. */
export const askForAward = (merchant: Merchant, member: number, award: number): Asked => {
  const { currency, withdrawals } = merchant.config;
  const given = {
    award,
    ownSet: LOTTERY_SET,
    times: withdrawals.turnover.bonusTimes,
    days: withdrawals.bonusDays,
    currency,
  };
  return { merchantId: merchant.id, member, scope: claimMission.name, given };
};

/**
 * Gives the reward of a mission that was reached, a bonus or points; one that was given before is answered again. The
 * member must be locked.
 *
 * @throws {Refusal} `mission_unknown`; `mission_unfulfilled` when its time is over; as `takePlace`
 */
export const claimAward = async (
  tx: OpenTransaction,
  claimant: Claimant,
  awardId: number,
): Promise<Claimed> => {
  const found = await readAward(tx, claimant, awardId).executeTakeFirst();
  if (found?.state === 'CLAIMABLE' && found.setId !== LOTTERY_SET)
    await takePlace(tx, claimant, { promotionId: found.setId, limits: found.limits });
  const award = await readAward(tx, claimant, awardId).forNoKeyUpdate().executeTakeFirst();
  if (!award) throw new Refusal('mission_unknown');
  // Its date is kept by the job that expires it, which waits for whoever has a break from play.
  if (award.state === 'EXPIRED') throw new Refusal('mission_unfulfilled');
  if (award.state === 'CLAIMABLE') await give(tx, claimant, award);
  const { amountMinor, points } = award;
  return points === null ? { amountMinor, points: 0 } : { amountMinor: 0, points };
};

const readAward = (tx: OpenTransaction, { merchant, memberId }: Claimant, awardId: number) =>
  tx
    .selectFrom('missionAward')
    .select(['id', 'setId', 'amountMinor', 'points', 'state', 'bonusTitle', 'turnover', 'limits'])
    .where('merchantId', '=', merchant.id)
    .where('id', '=', awardId)
    .where('memberId', '=', memberId);

interface Award {
  id: number;
  amountMinor: number;
  /** Hundredths; null: a bonus. */
  points: number | null;
  bonusTitle: Record<string, string>;
  turnover: number | null;
}

const give = async (
  tx: OpenTransaction,
  { merchant, memberId }: Claimant,
  { id, amountMinor, points, bonusTitle, turnover }: Award,
): Promise<void> => {
  const key = `mission ${id}`;
  let bonusId: number | null = null;
  if (points !== null) {
    const merchantId = merchant.id;
    await movePoints(tx, { merchantId, memberId, reason: 'granted', key, points });
  } else {
    const granted = await grantBonus(tx, merchant, {
      memberId,
      amountMinor,
      key,
      title: bonusTitle,
      ...(turnover !== null && { turnover }),
    });
    if (!granted.ok) throw new Error(`the bonus of mission award ${id}: ${granted.code}`);
    bonusId = granted.id;
  }
  await tx
    .updateTable('missionAward')
    .set({ state: 'CLAIMED', bonusId, endedAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .execute();
};
