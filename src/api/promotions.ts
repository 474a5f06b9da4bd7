import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor } from './fields.ts';
import { imageIds } from './uploads.ts';

/**
 * How a member stands to a promotion. comingSoon: it begins later; join: open to the member; joined: its
 * condition is to be met; applying: the application is sent; processing: a person looks at it; issued: it was
 * approved, to be claimed; claim: earned, to be claimed; claimed: the bonus is granted; rejected: the
 * application was refused, or what had earned it was taken back; closed: `reason` tells why.
 */
export const promotionStatus = z.enum([
  'comingSoon',
  'join',
  'joined',
  'applying',
  'processing',
  'issued',
  'claim',
  'claimed',
  'rejected',
  'closed',
]);

export type PromotionStatus = z.infer<typeof promotionStatus>;

/**
 * Why a promotion is closed to a member. ended: its time is over, or it was closed; budget: all of it is
 * promised; audience: it is meant for others; condition: what it asks for is past; expired: a date was
 * missed; pause: the member has a break from play; notDrawn: the raffle drew no ticket of the member's.
 */
export const promotionReason = z.enum([
  'ended',
  'budget',
  'audience',
  'condition',
  'expired',
  'pause',
  'notDrawn',
]);

export type PromotionReason = z.infer<typeof promotionReason>;

/** A member's standing at one promotion. */
export const promotionStanding = z.object({
  id: z.string(),
  status: promotionStatus,
  reason: z.nullable(promotionReason),
  /** The bonus, once it is known; null before. */
  amountMinor: z.nullable(amountMinor),
  /** Hundredths of a point that missions brought; absent where there are none. */
  points: z.optional(z.int()),
  currency: z.string(),
  /** Until when the condition can be met, or the bonus claimed; RFC 3339. */
  dueAt: z.nullable(z.string()),
  /** What a person said who decided about an application; absent where nobody did. */
  note: z.optional(z.string()),
  /** How many times the member may still apply after a refusal; absent where none. */
  appliesLeft: z.optional(z.int()),
});

export type PromotionStanding = z.infer<typeof promotionStanding>;

const promotionId = z.object({ id: z.string().check(z.maxLength(64)) });

/** How the member stands to every promotion that has a rule. */
export const promotionStandings = endpoint({
  name: 'promotionStandings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionStandings',
  access: 'player',
  summary: 'How the member stands to every promotion that can be joined',
  value: z.array(promotionStanding),
  refusals: [],
});

/** Takes part in a promotion; a second time changes nothing. */
export const joinPromotion = endpoint({
  name: 'joinPromotion',
  method: 'POST',
  path: '/wps/member/promotions/join',
  access: 'player',
  summary: 'Takes part in a promotion; its bonus is kept in its budget from then on',
  body: promotionId,
  value: promotionStanding,
  refusals: [
    'promotion_unknown',
    'promotion_closed',
    'promotion_limit',
    'promotion_address',
    'self_excluded',
    'cooling_off',
  ],
});

/**
 * Applies for a promotion about which a person decides; a second time changes nothing. The remark is bounded by
 * the merchant as feedback is, in graphemes.
 */
export const applyForPromotion = endpoint({
  name: 'applyForPromotion',
  method: 'POST',
  path: '/wps/member/promotions/apply',
  access: 'player',
  summary: 'Applies for a promotion with a remark and pictures; a person decides about it',
  perMinute: 10,
  body: z.object({
    id: z.string().check(z.maxLength(64)),
    remark: z.string().check(z.trim(), z.maxLength(4000)),
    /** Ids from `upload` with the purpose `activity`. */
    imageIds,
  }),
  value: promotionStanding,
  refusals: [
    'promotion_unknown',
    'promotion_closed',
    'promotion_limit',
    'promotion_address',
    'self_excluded',
    'cooling_off',
    'upload_unknown',
  ],
});

/** Claims what a promotion has brought; a second time grants nothing. */
export const claimPromotion = endpoint({
  name: 'claimPromotion',
  method: 'POST',
  path: '/wps/member/promotions/claim',
  access: 'player',
  summary: 'Claims the bonus that a promotion has brought',
  body: promotionId,
  value: promotionStanding,
  refusals: [
    'promotion_unknown',
    'promotion_not_earned',
    'promotion_limit',
    'promotion_address',
    'free_stake_unplayable',
    'promotion_closed',
    'envelope_gone',
    'self_excluded',
    'cooling_off',
    'age_unverified',
  ],
});
