import * as z from 'zod/mini';
import { courseCodes } from '#domain/lottery/course.ts';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment, wholeNumber, withDefault } from './fields.ts';
import { lottery, lotteryCode, lotteryIssue } from './lottery.ts';

const unknown = ['lottery_unknown'] as const;

/** What one bet type of a lottery pays at this brand. */
export const soldBetType = z.object({
  /** The bet type's key in the catalog of the course (`src/domain/lottery`). */
  betType: z.string(),
  /** Decimal odds, stake included, by the price's key. */
  odds: z.record(z.string(), z.number()),
  /** Exact return to player in percent: by option where options differ, else under `all`. */
  returns: z.record(z.string(), z.number()),
});

/** Everything that the betting board of one lottery needs. */
export const lotteryGame = endpoint({
  name: 'lotteryGame',
  method: 'GET',
  path: '/lgw/lottery/game',
  access: 'any',
  summary: 'One lottery: its draws, bet types, odds, returns and bounds',
  query: z.object({ gameCode: lotteryCode, language }),
  value: z.object({
    now: moment,
    lottery,
    /** Bet types on sale, in the catalog's order. */
    betTypes: z.array(soldBetType),
    currency: z.string(),
    /** Stake limits of one ticket. */
    minimumStakeMinor: amountMinor,
    maximumStakeMinor: amountMinor,
    maximumMultiple: z.int(),
    /** Maximum number of lines in one request. */
    maximumLines: z.int(),
    /** Maximum number of lines times draws in one request. */
    maximumTickets: z.int(),
    /** Maximum number of draws in one order. */
    maximumFollow: z.int(),
    /** How long before the draw sales close. */
    salesCloseSeconds: z.int(),
  }),
  refusals: unknown,
});

export type LotteryGame = z.infer<typeof lotteryGame.value>;

/** Draws on sale now or later, the next first: those that an order may include. */
export const comingIssues = endpoint({
  name: 'comingIssues',
  method: 'GET',
  path: '/lgw/lottery/issues/coming',
  access: 'any',
  summary: 'The coming draws of one lottery',
  query: z.object({ gameCode: lotteryCode, limit: withDefault(wholeNumber(1, 120), 10) }),
  value: z.object({ now: moment, issues: z.array(lotteryIssue) }),
  refusals: unknown,
});

/** One draw with its fairness proof; pages poll it until the result is available. */
export const lotteryDraw = endpoint({
  name: 'lotteryDraw',
  method: 'GET',
  path: '/lgw/lottery/issue',
  access: 'any',
  summary: 'One draw of a lottery and its proof',
  query: z.object({ gameCode: lotteryCode, issueNo: z.string().check(z.maxLength(32)) }),
  value: z.object({
    now: moment,
    issue: lotteryIssue,
    proof: z.object({
      /** SHA-256 of the server's seed, hex; published before the first ticket. */
      commit: z.string(),
      /** Hex; null until it is drawn. */
      serverSeed: z.nullable(z.string()),
      /**
       * The hex digest of all tickets sold, computed after sales closed, a hyphen and the beacon's
       * value; null until it is drawn.
       */
      clientSeed: z.nullable(z.string()),
      /**
       * The public randomness beacon's value, published after sales closed, hex; null until it is
       * drawn.
       */
      beacon: z.nullable(z.object({ round: z.int(), value: z.string() })),
      nonce: z.int(),
    }),
  }),
  refusals: [...unknown, 'issue_unknown'],
});

/** How often each number was drawn, and how many draws have passed since it last was (omission). */
export const lotteryStatistics = endpoint({
  name: 'lotteryStatistics',
  method: 'GET',
  path: '/lgw/lottery/statistics',
  access: 'any',
  summary: 'Frequency and omission of every number over recent draws',
  query: z.object({ gameCode: lotteryCode, draws: withDefault(wholeNumber(10, 500), 100) }),
  value: z.object({
    gameCode: lotteryCode,
    course: z.enum(courseCodes),
    /** Draws counted: fewer than requested when the lottery has had fewer. */
    draws: z.int(),
    /** Draws since the lottery began. */
    drawsEver: z.int(),
    groups: z.array(
      z.object({
        /** A row of the board (`ball1`, `special`), or `numbers` for the whole draw. */
        key: z.string(),
        items: z.array(
          z.object({
            option: z.string(),
            /** Times drawn in the counted draws. */
            count: z.int(),
            /** Times drawn since the lottery began. */
            countEver: z.int(),
            /** Counted draws since it was last drawn; equal to `draws` when it was not. */
            omission: z.int(),
            /** The longest run of counted draws without it. */
            longestOmission: z.int(),
          }),
        ),
      }),
    ),
  }),
  refusals: unknown,
});

export type LotteryStatistics = z.infer<typeof lotteryStatistics.value>;
