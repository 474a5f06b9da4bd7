import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, pageNo, pageSize, wholeNumber, withDefault } from './fields.ts';
import { game, gameType } from './games.ts';

const code = z.string().check(z.maxLength(64));
const nodeId = wholeNumber(1, 2_147_483_647);

/** One game of this brand, by its node id. */
export const gameDetail = endpoint({
  name: 'gameDetail',
  method: 'GET',
  path: '/wps/relay/GCSGAME_game',
  access: 'any',
  summary: 'One game of this brand by its number',
  query: z.object({ nodeId, language }),
  value: game,
  refusals: [],
});

/** The games that the signed-in account has launched, the latest first, each game once. */
export const recentGame = endpoint({
  name: 'recentGame',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'signedIn',
  summary: 'The games that the account has started, the latest first',
  query: z.object({
    gameType: z.optional(gameType),
    vassalage: z.optional(code),
    clientType: z.optional(code),
    language,
    page: pageNo,
    pageSize: pageSize(50),
  }),
  value: z.object({ list: z.array(game), page: z.int(), totalPages: z.int(), total: z.int() }),
  refusals: [],
});

/** The stake levels of rooms, the lowest first. */
export const roomLevel = z.enum(['calm', 'steady', 'bold', 'master']);

/** A room of a card game: the same game with its own stake limits. */
export const room = z.object({
  /** The id to pass to `launchGame` to enter this room. */
  roomId: z.string(),
  level: roomLevel,
  minimumStakeMinor: amountMinor,
  maximumStakeMinor: amountMinor,
  /** Members of this brand who have this room open now. */
  players: z.int(),
});

export type Room = z.infer<typeof room>;

/** The rooms of one game, or of all card games between players. */
export const roomList = endpoint({
  name: 'roomList',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  access: 'any',
  summary: 'The rooms of the card games with their stakes and players',
  query: z.object({
    nodeId: z.optional(nodeId),
    vassalage: z.optional(code),
    language,
    pageNo,
    pageSize: pageSize(20),
  }),
  value: z.object({
    currency: z.string(),
    tables: z.array(z.object({ game, rooms: z.array(room) })),
    pageNo: z.int(),
    totalPages: z.int(),
  }),
  refusals: [],
});

/** The host of a live table; each host leads one table. */
export const liveModel = z.object({
  modelId: z.string(),
  /** A stage name, the same in every language. */
  name: z.string(),
  /** Number of the host's drawn portrait. */
  look: z.int(),
  game,
});

export type LiveModel = z.infer<typeof liveModel>;

/** The live tables with their hosts. */
export const liveModelList = endpoint({
  name: 'liveModelList',
  method: 'GET',
  path: '/wps/relay/GLS2_liveModelList',
  access: 'any',
  summary: 'The hosts of the live tables, each with the table',
  query: z.object({
    vassalage: z.optional(code),
    language,
    limit: withDefault(wholeNumber(1, 50), 12),
  }),
  value: z.array(liveModel),
  refusals: [],
});

/** The vendors of this brand with the categories, numbers and classes of their games. */
export const vassGameType = endpoint({
  name: 'vassGameType',
  method: 'GET',
  path: '/wps/relay/GCSGAME_vassGameType',
  access: 'any',
  summary: 'The vendors of this brand with the categories of their games',
  query: z.object({ vassalage: z.optional(code), language }),
  value: z.array(
    z.object({
      vassalage: z.string(),
      vendorName: z.string(),
      gameCount: z.int(),
      /** The icons of the vendor's first games, in the platform's order. */
      iconUrls: z.array(z.string()),
      gameTypes: z.array(z.object({ gameType, gameCount: z.int(), classes: z.array(z.string()) })),
    }),
  ),
  refusals: [],
});

export type VendorGames = z.infer<typeof vassGameType.value>[number];

/** New games and games under maintenance. */
export const gameAnnouncements = endpoint({
  name: 'gameAnnouncements',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameAnnouncements',
  access: 'any',
  summary: 'New games and games under maintenance',
  query: z.object({
    gameType: z.optional(gameType),
    language,
    limit: withDefault(wholeNumber(1, 50), 10),
  }),
  value: z.array(
    z.object({
      kind: z.enum(['maintenance', 'new']),
      /** The day of the game's release. */
      releasedOn: z.iso.date(),
      game,
    }),
  ),
  refusals: [],
});

export type GameAnnouncement = z.infer<typeof gameAnnouncements.value>[number];
