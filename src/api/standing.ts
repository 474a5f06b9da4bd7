import * as z from 'zod/mini';
import { limitPeriods } from '#domain/protection-limits.ts';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment } from './fields.ts';
import { turnoverProgress } from './turnover.ts';

const gift = z.object({
  /** A bonus in minor units; 0: none. */
  bonusMinor: amountMinor,
  /** Whole points; 0: none. */
  points: z.int(),
});

/** A rank of the ladder, and what it gives. */
const rankStep = z.object({
  id: z.string(),
  name: z.string(),
  /** The whole points that it asks for. */
  points: z.int(),
  /** The whole points that hold it, earned within the days for which it is kept. */
  keepPoints: z.int(),
  levelUp: gift,
  monthly: gift,
  birthday: gift,
  /** Added to the daily rebates, in percentage points. */
  rebatePercent: z.number(),
  /** Taken off the fees of deposits, in percent. */
  feeOffPercent: z.int(),
  /** Null: as everybody. */
  withdrawalMaximumMinor: z.nullable(amountMinor),
  dailyMaximumMinor: z.nullable(amountMinor),
  dailyCount: z.nullable(z.int()),
  /** Who of the house is there for this rank; told only to whoever holds it. */
  host: z.nullable(z.object({ name: z.string(), url: z.string() })),
});

/** Where a member stands on the ladder. */
const rankStanding = z.object({
  rank: z.string(),
  /** Whole points that count towards a higher rank; below 0 while more was taken back than earned. */
  points: z.int(),
  /** The beginning of the day on which the rank is looked at again; null on the first step. */
  heldUntil: z.nullable(moment),
  /** Whole points earned in the days that hold it, and those that hold it for as long again. */
  holdPoints: z.int(),
  keepPoints: z.int(),
  /** Days whose points count; 0: all. */
  countDays: z.int(),
  /** Days for which a rank is kept. */
  keepDays: z.int(),
  bonusTurnover: z.int(),
  birthdayDays: z.int(),
  /** The lowest first. */
  steps: z.array(rankStep),
});

export type RankStanding = z.infer<typeof rankStanding>;

/** The member's rank, the points towards the next, and what every rank gives. */
export const memberRank = endpoint({
  name: 'memberRank',
  method: 'GET',
  path: '/wps/member/rank',
  access: 'member',
  summary: 'The rank of the member, the points towards the next one, and what every rank gives',
  query: z.object({ language }),
  value: rankStanding,
  refusals: ['ranks_off'],
});

/** What stands beside the rank on the member's own page: what is still open, proved, and allowed. */
export const creditReport = endpoint({
  name: 'creditReport',
  method: 'GET',
  path: '/wps/member/credit-report',
  access: 'member',
  summary: 'How the member stands: turnover that is open, what is proved, what may be withdrawn',
  value: z.object({
    currency: z.string(),
    turnover: turnoverProgress,
    verification: z.object({
      mobile: z.boolean(),
      email: z.boolean(),
      bankAccount: z.boolean(),
      identity: z.enum(['none', 'submitted', 'approved', 'rejected']),
      /** The brand asks for a proof of identity. */
      identityAsked: z.boolean(),
    }),
    withdrawals: z.object({
      maximumMinor: amountMinor,
      dailyMaximumMinor: amountMinor,
      dailyCount: z.int(),
      /** What is left of today. */
      leftMinor: amountMinor,
      leftCount: z.int(),
    }),
    /** What may still be paid in, by period. */
    deposits: z.array(
      z.object({
        period: z.enum(limitPeriods),
        /** Minor units; null: no limit is set. */
        limitMinor: z.nullable(amountMinor),
        usedMinor: amountMinor,
      }),
    ),
  }),
  refusals: ['ranks_off'],
});
