import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, wholeNumber, withDefault } from './fields.ts';

/** The member's lottery figures of today; the missions of the lotteries stand among the others. */
export const missionSummary = endpoint({
  name: 'missionSummary',
  method: 'GET',
  path: '/lgw/lottery/mission_summary',
  access: 'member',
  summary: 'The own lottery figures of today',
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
  }),
  refusals: [],
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
