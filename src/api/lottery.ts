import * as z from 'zod/mini';
import { courseCodes, lotteryGameFamilies } from '#domain/lottery/course.ts';
import { prizeModes } from '#domain/lottery/prize-modes.ts';
import { endpoint } from './endpoint.ts';
import {
  cursor,
  formerPage,
  formerPageNo,
  language,
  moment,
  next,
  pageSize,
  wholeNumber,
  withDefault,
} from './fields.ts';

/** A lottery's code, as in the list of games. */
export const lotteryCode = z.string().check(z.maxLength(64));

/** The page on which a lottery is played: /lottery, /seaLottery or /vnLottery. */
export const lotteryPage = z.enum(['LOTT', 'SEA', 'VN']);

/** The drawn numbers by tier, each as it is displayed (`07`). */
export const drawnTiers = z.array(z.object({ tier: z.string(), numbers: z.array(z.string()) }));

export type DrawnTiers = z.infer<typeof drawnTiers>;

/**
 * One draw of a lottery. `open`: tickets are on sale; `closed`: sales have closed before the draw;
 * `drawn`: the numbers are published and tickets are being settled; `settled`: all tickets are
 * settled; `cancelled`: stakes were returned.
 */
export const lotteryIssue = z.object({
  issueNo: z.string(),
  state: z.enum(['open', 'closed', 'drawn', 'settled', 'cancelled']),
  /** When this brand closes sales; the draw follows. */
  closesAt: moment,
  drawsAt: moment,
  /** Null until it is drawn. */
  result: z.nullable(drawnTiers),
});

export type LotteryIssue = z.infer<typeof lotteryIssue>;

/** A lottery as it appears in lists. */
export const lottery = z.object({
  gameCode: lotteryCode,
  nodeId: z.int(),
  /** In the requested language. */
  gameName: z.string(),
  iconUrl: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  page: lotteryPage,
  family: z.enum(lotteryGameFamilies),
  course: z.enum(courseCodes),
  prizeMode: z.enum(prizeModes),
  maintenance: z.boolean(),
  /** Seconds between two draws; null for draws at fixed times of day. */
  everySeconds: z.nullable(z.int()),
  /** `HH:mm` in the lottery's time zone; empty where `everySeconds` is set. */
  dailyAt: z.array(z.string()),
  timeZone: z.string(),
  /** The draw on sale now; null while none is. */
  current: z.nullable(lotteryIssue),
  /** The last draw with a result. */
  last: z.nullable(lotteryIssue),
});

export type Lottery = z.infer<typeof lottery>;

const ofPage = { page: z.optional(lotteryPage), language };

/** Every lottery of the brand with its open draw and its last numbers. */
export const lotteryLobby = endpoint({
  name: 'lotteryLobby',
  method: 'GET',
  path: '/lgw/lottery/lobby',
  access: 'any',
  summary: 'The lotteries of this brand with their open draw and last numbers',
  query: z.object(ofPage),
  value: z.object({
    /** The platform's clock, for countdowns. */
    now: moment,
    lotteries: z.array(lottery),
  }),
  refusals: [],
});

const menuValue = z.object({
  menus: z.array(
    z.object({
      family: z.enum(lotteryGameFamilies),
      games: z.array(
        z.pick(lottery, {
          gameCode: true,
          nodeId: true,
          gameName: true,
          iconUrl: true,
          course: true,
          maintenance: true,
        }),
      ),
    }),
  ),
});

/** The brand's lotteries by family. */
export const lotteryMenus = endpoint({
  name: 'lotteryMenus',
  method: 'GET',
  path: '/lgw/lottery/menus',
  access: 'any',
  summary: 'The lotteries of this brand by family',
  query: z.object(ofPage),
  value: menuValue,
  refusals: [],
});

const recentValue = z.array(
  z.object({
    gameCode: lotteryCode,
    gameName: z.string(),
    course: z.enum(courseCodes),
    issue: lotteryIssue,
  }),
);

/** The last draw of every lottery, the newest first. */
export const recentLotteries = endpoint({
  name: 'recentLotteries',
  method: 'GET',
  path: '/lgw/lottery/recent',
  access: 'any',
  summary: 'The last draw of every lottery, the newest first',
  query: z.object({ ...ofPage, limit: withDefault(wholeNumber(1, 100), 20) }),
  value: recentValue,
  refusals: [],
});

const numeroQuery = z.object({
  gameCode: lotteryCode,
  /** A day in the lottery's time zone; the newest draws when left out. */
  day: z.optional(z.iso.date()),
  after: cursor,
  pageNo: formerPageNo,
  pageSize: pageSize(20),
});
const numeroValue = z.object({
  gameCode: lotteryCode,
  course: z.enum(courseCodes),
  issues: z.array(lotteryIssue),
  next,
  ...formerPage,
});
const unknown = ['lottery_unknown'] as const;

/** The drawn numbers of one lottery, the newest first; canceled draws are included. */
export const openedNumero = endpoint({
  name: 'openedNumero',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  access: 'any',
  summary: 'Opened numbers of one lottery, the newest first',
  query: numeroQuery,
  value: numeroValue,
  refusals: unknown,
});

/** The Vietnam lotteries, in the form of `lotteryMenus`. */
export const vnLotteryMenus = endpoint({
  name: 'vnLotteryMenus',
  method: 'GET',
  path: '/lgw/vn/menus',
  access: 'any',
  summary: 'The Vietnam lotteries of this brand',
  query: z.object({ language }),
  value: menuValue,
  refusals: [],
});

/** The last draws of the Vietnam lotteries. */
export const vnRecentLotteries = endpoint({
  name: 'vnRecentLotteries',
  method: 'GET',
  path: '/lgw/vn/recent',
  access: 'any',
  summary: 'The last draw of every Vietnam lottery',
  query: z.object({ language, limit: withDefault(wholeNumber(1, 100), 20) }),
  value: recentValue,
  refusals: [],
});

/** The drawn numbers of a Vietnam lottery, in the form of `openedNumero`. */
export const vnOpenedNumero = endpoint({
  name: 'vnOpenedNumero',
  method: 'GET',
  path: '/lgw/vn/opened/numero',
  access: 'any',
  summary: 'Opened numbers of one Vietnam lottery',
  query: numeroQuery,
  value: numeroValue,
  refusals: unknown,
});
