import type {
  Application,
  DailyMatch,
  DepositMatch,
  FreeStake,
  SignUpReward,
} from '#generated/merchant-content.ts';

/** A mechanic that members join; the terms hold as they were when a member joined. */
export type PromotionTerms = Application | DailyMatch | DepositMatch | FreeStake | SignUpReward;
