import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment, pageSize, wholeNumber } from './fields.ts';
import { gameType } from './games.ts';
import { paymentPasswordRefusals } from './payment-password.ts';

/** Whole hundredths of a point: 100 is one point. */
export const pointsAmount = z.int();

/** What a member has. */
export const pointsBalance = endpoint({
  name: 'pointsBalance',
  method: 'GET',
  path: '/wps/member/points',
  access: 'member',
  summary: 'The member’s points',
  value: z.object({
    balance: pointsAmount,
    /** What later points pay first: bets were taken back whose points had been used. */
    owed: pointsAmount,
    /** What bets have earned in all, whether used or not. */
    earned: pointsAmount,
  }),
  refusals: [],
});

/** Cash, or a bonus. */
const convertedInto = z.enum(['cash', 'bonus']);

export type ConvertedInto = z.infer<typeof convertedInto>;

/** A promotion that multiplies points at this time, and is for the member. */
const multiplier = z.object({
  promotionId: z.string(),
  /** In the requested language, else in the merchant's default language. */
  title: z.string(),
  times: z.int(),
  endsAt: z.nullable(moment),
});

/** The brand's rules of points. */
export const pointsConfig = endpoint({
  name: 'pointsConfig',
  method: 'GET',
  path: '/wps/member/points/config',
  access: 'member',
  summary: 'How points are earned, and what they are worth',
  query: z.object({ language }),
  value: z.object({
    /** Whether bets earn points at present. */
    enabled: z.boolean(),
    currency: z.string(),
    /** Valid bets for one point, at a weight of 100 percent. */
    perMinor: amountMinor,
    /** The brand's categories, in percent. */
    weights: z.array(z.object({ gameType, percent: z.int() })),
    into: z.array(convertedInto),
    /** Points that are worth 1.00 of the currency. */
    pointsPerUnit: z.int(),
    leastPoints: pointsAmount,
    mostPointsPerDay: pointsAmount,
    /** What is left of that today. */
    leftToday: pointsAmount,
    cashTimes: z.number(),
    bonusTimes: z.int(),
    multipliers: z.array(multiplier),
  }),
  refusals: [],
});

export type PointsConfig = z.infer<typeof pointsConfig.value>;

/**
 * Turns points into cash or into a bonus. Only the points that make whole minor units are taken. A repetition with
 * the same `requestId` answers the first.
 */
export const convertPoints = endpoint({
  name: 'convertPoints',
  method: 'POST',
  path: '/wps/member/points/convert',
  access: 'member',
  summary: 'Turns points into cash or a bonus',
  encrypted: true,
  body: z.object({
    requestId: z.uuid(),
    into: convertedInto,
    points: z.int().check(z.gte(1), z.lte(100_000_000_000_000)),
    paymentPassword: z.string().check(z.maxLength(64)),
  }),
  value: z.object({
    into: convertedInto,
    /** What was taken. */
    points: pointsAmount,
    amountMinor,
    currency: z.string(),
    balance: pointsAmount,
  }),
  refusals: [
    'points_short',
    'points_off',
    'points_least',
    'points_daily_limit',
    'self_excluded',
    'cooling_off',
    'account_frozen',
    ...paymentPasswordRefusals,
  ],
});

/**
 * Why points came or went. earned: bets of a day on a category; multiplied: what a promotion added to a day;
 * takenBack: bets that were taken back on a day; converted: into money; redeemed: in the points mall; givenBack: an
 * order was rejected; granted and taken: by the operator.
 */
const pointsReason = z.enum([
  'earned',
  'multiplied',
  'takenBack',
  'converted',
  'redeemed',
  'givenBack',
  'granted',
  'taken',
]);

export type PointsReason = z.infer<typeof pointsReason>;

/** One line of a member's points. */
const pointsRecord = z.object({
  id: z.int(),
  reason: pointsReason,
  /** Above 0 where points came in. A day's line grows while bets of the day are counted. */
  points: pointsAmount,
  at: moment,
  /** `yyyy-MM-dd` in the merchant's time zone, of what bets say; null for all others. */
  day: z.nullable(z.iso.date()),
  /** The category of the bets. */
  gameType: z.nullable(gameType),
  /** The promotion’s title, or what it is about: an order, `cash`, `bonus`. */
  about: z.nullable(z.string()),
});

export type PointsRecord = z.infer<typeof pointsRecord>;

/** The member's points line by line, the newest first. */
export const pointsDetails = endpoint({
  name: 'pointsDetails',
  method: 'GET',
  path: '/wps/member/points/details',
  access: 'member',
  summary: 'Every movement of the member’s points',
  query: z.object({
    language,
    /** The id of the last line of the page before. */
    before: z.optional(wholeNumber(1, 1_000_000_000_000_000)),
    pageSize: pageSize(20),
  }),
  value: z.object({
    list: z.array(pointsRecord),
    /** `before` of the next page; null: this is the last one. */
    next: z.nullable(z.int()),
  }),
  refusals: [],
});
