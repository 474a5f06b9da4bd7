import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment } from './fields.ts';
import { gameType } from './games.ts';

/** What a mission counts; `tickets` and `lotteryBet` are counted by missions of the lotteries alone. */
export const missionMetric = z.enum([
  'rounds',
  'validBet',
  'games',
  'draws',
  'tickets',
  'lotteryBet',
  'signInDays',
  'profileSteps',
]);

/**
 * How a mission stands for the member in a window. open: it counts; claimable: reached, to be claimed; claimed: the
 * bonus is granted; expired: reached and not claimed in time; full: the budget has no room for it any more.
 */
const missionState = z.enum(['open', 'claimable', 'claimed', 'expired', 'full']);

/** A mission in one of its windows. */
const mission = z.object({
  /** The promotion that it belongs to; null for missions of the lotteries. */
  promotionId: z.nullable(z.string()),
  /** Unique within its promotion, or within the lotteries. */
  id: z.string(),
  /** The first day of the window, `yyyy-MM-dd`, in the brand's time zone. */
  from: z.string(),
  metric: missionMetric,
  window: z.enum(['day', 'week', 'month', 'once']),
  target: z.int(),
  /** Minor units where valid bets are counted. */
  progress: z.int(),
  /** The categories whose games count; null: all. */
  gameTypes: z.nullable(z.array(gameType)),
  /** Null: what is to be done says it all. */
  title: z.nullable(z.string()),
  state: missionState,
  /** The reward; a bonus. 0 where it is points. */
  amountMinor,
  /** Hundredths of a point; absent: the reward is a bonus. */
  points: z.optional(z.int()),
  /** How many times it is staked before it becomes cash. */
  turnover: z.int(),
  /** The end of the window, or until when the reward can be claimed; null: open end. */
  endsAt: z.nullable(moment),
  /** Whether its window is the one that counts at this moment. */
  isCurrent: z.boolean(),
  /** What is claimed; null until the mission is reached. */
  awardId: z.nullable(z.int()),
});

export type Mission = z.infer<typeof mission>;

/** The missions of the member: those that count at this moment, and those of the last 30 days. */
export const missions = endpoint({
  name: 'missions',
  method: 'GET',
  path: '/wps/member/missions',
  access: 'player',
  summary: 'The missions that count at this moment, and those that were reached within 30 days',
  query: z.object({ language }),
  value: z.object({
    /** The platform's clock. */
    now: moment,
    currency: z.string(),
    missions: z.array(mission),
  }),
  refusals: [],
});

/** Claims the reward of a mission that was reached; a second time answers the first. */
export const claimMission = endpoint({
  name: 'claimMission',
  method: 'POST',
  path: '/wps/member/missions/claim',
  access: 'player',
  summary: 'Claims the bonus or the points of a mission that was reached, within 7 days',
  body: z.object({ awardId: z.int().check(z.minimum(1)) }),
  /** `points` in hundredths; 0 where the other is given. */
  value: z.object({ amountMinor, points: z.int(), currency: z.string() }),
  refusals: [
    'mission_unknown',
    'mission_unfulfilled',
    'promotion_limit',
    'promotion_address',
    'account_frozen',
  ],
});
