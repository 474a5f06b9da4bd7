import type { RewardKind } from '#api/rewards.ts';
import type { RewardSource } from '../../money/bonuses/reward-source.ts';
import { promotionRewards } from '../../money/promotions/promotion-rewards.ts';
import { envelopeRewards } from '../../money/red-envelopes/envelope-rewards.ts';
import { missionRewards } from '../../money/missions/mission-rewards.ts';
import { rankRewards } from '../../money/ranks/rank-rewards.ts';
import { raceRewards } from '../../money/races/race-rewards.ts';
import { referralRewards } from '../../money/referral/referral-rewards.ts';

/** Every source of rewards, in the order in which the reward center shows them. */
export const rewardSources: Record<RewardKind, RewardSource> = {
  promotion: promotionRewards,
  redEnvelope: envelopeRewards,
  mission: missionRewards,
  race: raceRewards,
  referral: referralRewards,
  rankGift: rankRewards,
};
