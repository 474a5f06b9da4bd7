import {
  claimAllRewardsHandler,
  claimRewardHandler,
  rewardsHandler,
} from '../rewards/claim-rewards.ts';

/** The reward center. */
export const rewardsHandlers = {
  rewards: rewardsHandler,
  claimReward: claimRewardHandler,
  claimAllRewards: claimAllRewardsHandler,
};
