import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  amountMinor,
  language,
  pageNo,
  pageSize,
  wholeNumber,
  withDefault,
  yesNo,
} from './fields.ts';

/**
 * The game categories, in the order in which the specification lists them for the top navigation.
 */
export const gameType = z.enum([
  'RNG',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'FISH',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'INHOUSE',
]);

export type GameType = z.infer<typeof gameType>;

/** A game as it appears in every list. */
export const game = z.object({
  nodeId: z.int(),
  gameCode: z.string(),
  /** The English name. */
  nodeName: z.string(),
  /** The name in the requested language, else the English one. */
  gameName: z.string(),
  displayName: z.string(),
  iconUrl: z.string(),
  showIcon: z.string(),
  isTop: z.boolean(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  /** The vendor's code. */
  vassalage: z.string(),
  vendorName: z.string(),
  gameType,
  /**
   * SC VP JP TG AC BG or SL for slots; 11X5 LF LHC PK10 SSC VN SEA for lotteries; otherwise the
   * vendor's own code.
   */
  gameClassify: z.string(),
  /** VASSALAGE opens the vendor's list of games instead of a game. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  maintenance: z.boolean(),
  /** Return to player in percent; null where there is no fixed one. */
  rtp: z.nullable(z.number()),
  /** From 1 (low) to 5 (high); null where volatility does not apply. */
  volatility: z.nullable(z.int()),
  /** Paylines or ways of a slot; null for every other game. */
  lines: z.nullable(z.int()),
  /** The stake limits of one round, in the merchant's currency. */
  minimumStakeMinor: amountMinor,
  maximumStakeMinor: amountMinor,
  freeTrial: z.boolean(),
});

export type Game = z.infer<typeof game>;

const code = z.string().check(z.maxLength(64));
const choice = z.object({
  gameType: z.optional(gameType),
  vassalage: z.optional(code),
  language,
});
const device = {
  clientType: z.optional(code),
  platform: z.optional(code),
};
/** Accepted for older clients; the merchant is the one whose host name is requested. */
const merchantName = { merchant: z.optional(code), merchantCode: z.optional(code) };

/** The brand's categories in its order, each with its vendors and the classes of its games. */
export const gameMenus = endpoint({
  name: 'gameMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'any',
  summary: 'Categories of games with their vendors and classes, in this brand’s order',
  query: z.object({ language }),
  value: z.object({
    menus: z.array(
      z.object({
        gameType,
        gameCount: z.int(),
        vendors: z.array(
          z.object({
            vassalage: z.string(),
            vendorName: z.string(),
            gameCount: z.int(),
            classes: z.array(z.string()),
            /** Which lottery page a lottery vendor belongs to; null for all others. */
            lottery: z.nullable(z.enum(['LOTT', 'SEA', 'VN'])),
          }),
        ),
        classes: z.array(z.string()),
      }),
    ),
  }),
  refusals: [],
});

export type GameMenu = z.infer<typeof gameMenus.value>['menus'][number];

/**
 * The games that the brand's members play and mark as favorites most, else those that the brand
 * ranks first.
 */
export const popular = endpoint({
  name: 'popular',
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'any',
  summary: 'The most popular games of this brand',
  query: z.extend(choice, { limit: withDefault(wholeNumber(1, 50), 13) }),
  value: z.array(game),
  refusals: [],
});

/** The hot games of the brand. */
export const hotGames = endpoint({
  name: 'hotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'any',
  summary: 'The hot games of this brand',
  query: z.extend(choice, {
    ...merchantName,
    ...device,
    /** False leaves out the platform's hot games and returns only the merchant's own. */
    isPlatform: z.optional(yesNo),
    limit: withDefault(wholeNumber(1, 50), 50),
  }),
  value: z.array(game),
  refusals: [],
});

/** Games by category, vendor, class, novelty and name; top games first. */
export const gameList = endpoint({
  name: 'gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'any',
  summary: 'Games by category, vendor, class, novelty and name, page by page',
  query: z.extend(choice, {
    ...merchantName,
    ...device,
    gameClassify: z.optional(code),
    isNew: z.optional(yesNo),
    isHot: z.optional(yesNo),
    /** Only slots with at least this many lines. */
    linesFrom: z.optional(wholeNumber(1, 100_000)),
    /** Only games whose minimum stake is at least this amount. */
    stakeFromMinor: z.optional(wholeNumber(1, 1_000_000_000)),
    /** Part of the name in the requested language or in English, case-insensitive. */
    gameName: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    pageNo,
    pageSize: pageSize(50),
  }),
  value: z.object({
    games: z.array(game),
    pageNo: z.int(),
    totalPages: z.int(),
    totalGames: z.int(),
  }),
  refusals: [],
});

/** The vendors in lanes: one lane per category. */
export const vendors = endpoint({
  name: 'vendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  access: 'any',
  summary: 'The vendors of this brand in lanes, one lane per category',
  query: z.object({ platform: z.optional(code), language }),
  value: z.object({
    lanes: z.array(
      z.object({
        category: gameType,
        cards: z.array(
          z.object({
            vassalage: z.string(),
            title: z.string(),
            category: gameType,
            gameCount: z.int(),
            /** The icon of the vendor's first game, in the platform's order. */
            iconUrl: z.string(),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
});

export type VendorLane = z.infer<typeof vendors.value>['lanes'][number];
