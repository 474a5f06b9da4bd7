import type * as rewardsApi from '#api/rewards.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import {
  claimAllRewardsHandler,
  claimRewardHandler,
  rewardsHandler,
} from '../rewards/claim-rewards.ts';

/** The reward center. */
export const rewardsHandlers: HandlersOf<typeof rewardsApi> = {
  rewards: rewardsHandler,
  claimReward: claimRewardHandler,
  claimAllRewards: claimAllRewardsHandler,
};
