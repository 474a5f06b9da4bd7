import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, moment, wholeNumber, withDefault } from './fields.ts';

/** The member's lottery figures of today, and the progress of the brand's missions. */
export const missionSummary = endpoint({
  name: 'missionSummary',
  method: 'GET',
  path: '/lgw/lottery/mission_summary',
  access: 'member',
  summary: 'The own lottery figures of today and the progress of the brand’s lottery missions',
  value: z.object({
    currency: z.string(),
    /** Since midnight in the merchant's time zone. */
    today: z.object({
      tickets: z.int(),
      openTickets: z.int(),
      stakeMinor: amountMinor,
      payoutMinor: amountMinor,
      validBetMinor: amountMinor,
    }),
    missions: z.array(
      z.object({
        id: z.string(),
        /**
         * `tickets`: settled tickets; `draws`: draws played; `validBet`: valid bets in minor units.
         */
        metric: z.enum(['tickets', 'draws', 'validBet']),
        window: z.enum(['day', 'week']),
        target: z.int(),
        progress: z.int(),
        /** The reward, granted as a bonus with the brand's turnover requirement. */
        bonusMinor: amountMinor,
        state: z.enum(['open', 'claimable', 'claimed']),
        endsAt: moment,
      }),
    ),
  }),
  refusals: [],
});

export type MissionSummary = z.infer<typeof missionSummary.value>;

/**
 * Claims the bonus of a mission whose target is reached; once per window, up to 7 days after it.
 */
export const claimMission = endpoint({
  name: 'claimMission',
  method: 'POST',
  path: '/lgw/lottery/missions/claim',
  access: 'member',
  summary: 'Take the bonus of a lottery mission that is fulfilled',
  body: z.object({ id: z.string().check(z.maxLength(64)) }),
  value: z.object({ bonusMinor: amountMinor }),
  refusals: ['mission_unknown', 'mission_unfulfilled', 'account_frozen'],
});

/**
 * Lottery players ranked by valid bets; of equal sums, the one reached first ranks higher. Names
 * are masked.
 */
export const lotteryLeaderboard = endpoint({
  name: 'lotteryLeaderboard',
  method: 'GET',
  path: '/lgw/lottery/leaderboard',
  access: 'any',
  summary: 'Players of the lotteries by their valid bets',
  query: z.object({
    period: withDefault(z.enum(['daily', 'weekly', 'monthly']), 'weekly'),
    limitNum: withDefault(wholeNumber(1, 100), 10),
  }),
  value: z.array(
    z.object({
      rank: z.int(),
      customerName: z.string(),
      points: z.int(),
      tickets: z.int(),
      /** The caller's own entry; listed with its rank even when it is beyond the limit. */
      mine: z.boolean(),
    }),
  ),
  refusals: [],
});
