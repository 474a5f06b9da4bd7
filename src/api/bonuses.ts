import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, moment, pageNo, pageSize, wholeNumber } from './fields.ts';
import { gameType } from './games.ts';

/**
 * WAITING behind another one, ACTIVE, then COMPLETED (its account became cash), FORFEITED by the
 * member, EXPIRED, or SPENT (nothing of it is left).
 */
export const bonusStatus = z.enum([
  'WAITING',
  'ACTIVE',
  'COMPLETED',
  'FORFEITED',
  'EXPIRED',
  'SPENT',
]);

export type BonusStatus = z.infer<typeof bonusStatus>;

/** Money given to play with; it becomes cash when its turnover is done. */
export const bonus = z.object({
  id: z.int(),
  /** In the asked language, else in the merchant's. */
  title: z.string(),
  amountMinor,
  currency: z.string(),
  status: bonusStatus,
  requiredMinor: amountMinor,
  doneMinor: amountMinor,
  /** What became cash in the end; null before. */
  convertedMinor: z.nullable(amountMinor),
  grantedAt: moment,
  /** When it is gone if its turnover is not done; null once closed or while it waits. */
  expiresAt: z.nullable(moment),
  closedAt: z.nullable(moment),
});

export type Bonus = z.infer<typeof bonus>;

/** The member's bonuses, the newest first. */
export const bonusDetails = endpoint({
  name: 'bonusDetails',
  method: 'GET',
  path: '/wps/member/bonuses',
  access: 'member',
  summary: 'The member’s bonuses with their turnover',
  query: z.object({
    status: z.optional(bonusStatus),
    /** Granted from this moment on, and before the other. */
    from: z.optional(moment),
    to: z.optional(moment),
    language: z.optional(z.string().check(z.maxLength(16))),
    pageNo,
    pageSize: pageSize(20),
  }),
  value: z.object({
    list: z.array(bonus),
    total: z.int(),
    totalPages: z.int(),
    /** How much of a valid bet counts for a bonus, in percent, by category. */
    contributions: z.array(z.object({ gameType, percent: z.number() })),
    /** Sports bets below these odds do not count. */
    minimumOdds: z.number(),
  }),
  refusals: [],
});

/** Gives up a bonus: what is left in its account goes back to the house. */
export const forfeitBonus = endpoint({
  name: 'forfeitBonus',
  method: 'POST',
  path: '/wps/member/bonuses/forfeit',
  access: 'member',
  summary: 'Gives up a bonus',
  body: z.object({ requestId: z.uuid(), id: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  value: z.object({ id: z.int(), status: bonusStatus, forfeitedMinor: amountMinor }),
  refusals: ['bonus_closed'],
});

/** What came back of the member's valid bets, day by day. */
export const rebateDetails = endpoint({
  name: 'rebateDetails',
  method: 'GET',
  path: '/wps/member/rebates',
  access: 'member',
  summary: 'The member’s rebates by day and category, and today’s so far',
  query: z.object({
    /** Days of the merchant's time zone, both included. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    pageNo,
    pageSize: pageSize(20),
  }),
  value: z.object({
    currency: z.string(),
    /** The brand's rates in percent; a category without a rebate is left out. */
    rates: z.array(z.object({ gameType, percent: z.number() })),
    /** Since midnight in the merchant's time zone: not yet paid. */
    today: z.array(z.object({ gameType, validMinor: amountMinor, rebateMinor: amountMinor })),
    list: z.array(
      z.object({
        day: z.iso.date(),
        gameType,
        validMinor: amountMinor,
        percent: z.number(),
        rebateMinor: amountMinor,
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
  refusals: [],
});
