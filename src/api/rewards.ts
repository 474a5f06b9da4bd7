import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment } from './fields.ts';
import { promotionStatus } from './promotions.ts';

/** Where a reward comes from: each is a source of the platform. */
export const rewardKind = z.enum([
  'promotion',
  'redEnvelope',
  'raffle',
  'referral',
  'mission',
  'race',
  'rankGift',
]);

export type RewardKind = z.infer<typeof rewardKind>;

/**
 * How a reward stands. claimable: earned, to be claimed; joinable: the member can take part; open: something is still to be done for it;
 * received: claimed; ended: it can no longer be had.
 */
export const rewardState = z.enum(['claimable', 'joinable', 'open', 'received', 'ended']);

export type RewardState = z.infer<typeof rewardState>;

/** A reward that the member can claim, works towards, or has had. */
export const reward = z.object({
  kind: rewardKind,
  /** Unique within its kind. */
  id: z.string(),
  title: z.string(),
  state: rewardState,
  /** The bonus; null while it depends on what is still to come. */
  amountMinor: z.nullable(amountMinor),
  /** Hundredths of a point, where it is points and no bonus. */
  points: z.optional(z.int()),
  currency: z.string(),
  /** Where the member stands to the promotion that it is of. */
  status: z.optional(promotionStatus),
  /** What a person said when they refused it. */
  note: z.optional(z.string()),
  /** How far its condition is: `MONEY` in minor units; null where it is one step. */
  progress: z.nullable(
    z.object({ done: z.int(), target: z.int(), unit: z.enum(['MONEY', 'COUNT']) }),
  ),
  /** Until when it can be claimed, or its condition met. */
  endsAt: z.nullable(moment),
  /** The page of the site where it is earned. */
  path: z.string(),
});

export type Reward = z.infer<typeof reward>;

/** Everything that the member can claim, join, works towards or has had, from all sources. */
export const rewards = endpoint({
  name: 'rewards',
  method: 'GET',
  path: '/wps/member/rewards',
  access: 'player',
  summary: 'Everything that the member can claim, join, works towards or has had',
  query: z.object({ language }),
  value: z.array(reward),
  refusals: [],
});

/** Claims one reward; a second time grants nothing. */
export const claimReward = endpoint({
  name: 'claimReward',
  method: 'POST',
  path: '/wps/member/rewards/claim',
  access: 'player',
  summary: 'Claims one reward: a bonus, cash or points',
  body: z.object({ kind: rewardKind, id: z.string().check(z.maxLength(64)) }),
  /** `points` in hundredths; 0 where none are given. */
  value: z.object({ amountMinor, points: z.int(), currency: z.string() }),
  refusals: [
    'promotion_unknown',
    'promotion_not_earned',
    'promotion_limit',
    'promotion_address',
    'free_stake_unplayable',
    'referral_unknown',
    'referral_locked',
    'referral_ended',
    'rank_gift_unknown',
    'mission_unknown',
    'mission_unfulfilled',
    'account_frozen',
    'envelope_unknown',
    'envelope_early',
    'envelope_closed',
    'envelope_gone',
    'promotion_closed',
    'self_excluded',
    'cooling_off',
    'age_unverified',
  ],
});

/** Claims every reward that can be claimed at this moment. */
export const claimAllRewards = endpoint({
  name: 'claimAllRewards',
  method: 'POST',
  path: '/wps/member/rewards/claim-all',
  access: 'player',
  summary: 'Claims every reward that can be claimed at this moment',
  value: z.object({ claimed: z.int(), amountMinor, points: z.int(), currency: z.string() }),
  refusals: ['account_frozen'],
});
