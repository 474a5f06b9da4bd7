import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  amountMinor,
  cursor,
  formerPage,
  formerPageNo,
  moment,
  next,
  pageSize,
  wholeNumber,
} from './fields.ts';
import { gameType } from './games.ts';

/**
 * WAITING while another bonus is active, ACTIVE, then COMPLETED (its balance became cash),
 * FORFEITED by the member, EXPIRED, or SPENT (its balance was lost in play).
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

/** What a free stake is staked on, and how much of it becomes cash. */
export const boundGames = z.object({
  /** The single games that are still offered, in the requested language; empty where it is for categories. */
  games: z.array(z.object({ nodeId: z.int(), name: z.string() })),
  /** The categories all of whose games it is staked on. */
  categories: z.array(gameType),
  /** The most of it, with what it won, that becomes cash; null: all of it. */
  mostMinor: z.nullable(amountMinor),
});

export type BoundGames = z.infer<typeof boundGames>;

/** Bonus money; it becomes cash when its turnover requirement is met. */
export const bonus = z.object({
  id: z.int(),
  /** In the requested language, else in the merchant's default language. */
  title: z.string(),
  amountMinor,
  currency: z.string(),
  status: bonusStatus,
  requiredMinor: amountMinor,
  doneMinor: amountMinor,
  /** The amount converted to cash; null unless COMPLETED. */
  convertedMinor: z.nullable(amountMinor),
  grantedAt: moment,
  /** When the bonus expires unless its turnover is met; null while WAITING and once closed. */
  expiresAt: z.nullable(moment),
  closedAt: z.nullable(moment),
  /** A free stake: where it is staked; left out for a bonus that is staked everywhere. */
  bound: z.optional(boundGames),
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
    /** `grantedAt` at or after `from`, and before `to`. */
    from: z.optional(moment),
    to: z.optional(moment),
    language: z.optional(z.string().check(z.maxLength(16))),
    after: cursor,
    pageNo: formerPageNo,
    pageSize: pageSize(20),
  }),
  value: z.object({
    list: z.array(bonus),
    next,
    ...formerPage,
    /** The percentage of a valid bet that counts towards a bonus, by category. */
    contributions: z.array(z.object({ gameType, percent: z.number() })),
    /** Sports bets at lower odds do not count towards a bonus. */
    minimumOdds: z.number(),
  }),
  refusals: [],
});

/** Forfeits a bonus: the remaining bonus balance returns to the house. */
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

/** Where a part of a rebate comes from: the brand's rate, what the member's rank adds, a promotion that boosts it. */
const rebatePart = z.object({
  source: z.enum(['brand', 'rank', 'boost']),
  /** What the promotion of a boost is called; null of others, and where the brand has it no more. */
  title: z.nullable(z.string()),
  percent: z.number(),
  rebateMinor: amountMinor,
});

export type RebatePart = z.infer<typeof rebatePart>;

/** The member's rebates on valid bets, by day and category. */
export const rebateDetails = endpoint({
  name: 'rebateDetails',
  method: 'GET',
  path: '/wps/member/rebates',
  access: 'member',
  summary: 'The member’s rebates by day and category, and today’s so far',
  query: z.object({
    /** Days in the merchant's time zone, both included. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    after: cursor,
    pageNo: formerPageNo,
    pageSize: pageSize(20),
    language: z.optional(z.string().check(z.maxLength(16))),
  }),
  value: z.object({
    currency: z.string(),
    /** The member's rates in percent, with what the rank adds of it; categories without a rebate are left out. */
    rates: z.array(z.object({ gameType, percent: z.number(), rankPercent: z.number() })),
    /** Since midnight in the merchant's time zone: not yet paid. What boosts add is decided after the day. */
    today: z.array(
      z.object({
        gameType,
        validMinor: amountMinor,
        rebateMinor: amountMinor,
        parts: z.array(rebatePart),
      }),
    ),
    list: z.array(
      z.object({
        day: z.iso.date(),
        gameType,
        validMinor: amountMinor,
        /** Of all parts together. */
        percent: z.number(),
        rebateMinor: amountMinor,
        parts: z.array(rebatePart),
      }),
    ),
    next,
    ...formerPage,
  }),
  refusals: [],
});
