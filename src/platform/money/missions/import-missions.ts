import type { MerchantContent, MissionSet } from '#generated/merchant-content.ts';
import type { Lottery, MerchantConfig } from '#generated/merchant-config.ts';
import type { ImportContent } from '../../base/merchants/merchant-files.ts';
import { bonusTitle } from '../bonuses/bonus-title.ts';
import { missionCostMinor } from './mission-cost.ts';
import { LOTTERY_SET } from './lottery-set.ts';

/** What a mission of a lottery counts, as missions call it. */
const lotteryMetrics = { tickets: 'tickets', draws: 'draws', validBet: 'lotteryBet' } as const;

/** Writes a merchant's missions in place of what is there: those of its promotions and of its lotteries. */
export const importMissions: ImportContent = async (tx, { id: merchantId, config }, content) => {
  await tx.deleteFrom('mission').where('merchantId', '=', merchantId).execute();
  const rows = [
    ...content.promotions.flatMap((promotion) =>
      promotion.mechanic?.kind === 'missionSet' ? ofSet(promotion, promotion.mechanic, config) : [],
    ),
    ...config.lottery.missions.map(ofLottery),
  ].map((row, position) => ({ ...row, merchantId, position }));
  if (rows.length > 0) await tx.insertInto('mission').values(rows).execute();
};

const ofSet = (
  { id: setId, title: setTitle, audience, startsAt, endsAt }: MerchantContent['promotions'][number],
  { missions, turnover, budgetMinor, limits }: MissionSet,
  config: MerchantConfig,
) =>
  missions.map(({ id, metric, window, target, gameTypes, title, ...reward }) => ({
    setId,
    id,
    metric,
    timeWindow: window,
    target,
    gameTypes: gameTypes ?? null,
    amountMinor: missionCostMinor(reward, config),
    points: reward.points === undefined ? null : reward.points * 100,
    limits: limits ? JSON.stringify(limits) : null,
    turnover,
    budgetMinor,
    audience: audience ? JSON.stringify(audience) : null,
    title: title ? JSON.stringify(title) : null,
    bonusTitle: JSON.stringify(title ?? setTitle),
    startsAt: startsAt === undefined ? null : new Date(startsAt),
    endsAt: endsAt === undefined ? null : new Date(endsAt),
  }));

const ofLottery = ({ id, metric, window, target, bonusMinor }: Lottery['missions'][number]) => ({
  setId: LOTTERY_SET,
  id,
  metric: lotteryMetrics[metric],
  timeWindow: window,
  target,
  amountMinor: bonusMinor,
  bonusTitle: JSON.stringify(bonusTitle('lotteryMission')),
});
