import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language, pageNo, pageSize, wholeNumber } from './fields.ts';
import { game, gameType } from './games.ts';

const code = z.string().check(z.maxLength(64));
/** A game's node id, as text or number. */
const nodeId = wholeNumber(1, 2_147_483_647);

/** The node ids of all the member's favorite games, as texts. */
export const favoriteIds = endpoint({
  name: 'favoriteIds',
  method: 'GET',
  path: '/wps/relay/GCS_favoriteIds',
  access: 'member',
  summary: 'The numbers of the member’s favourite games',
  value: z.array(z.string()),
  refusals: [],
});

/** The member's favorite games, the most recently added first. */
export const favoriteList = endpoint({
  name: 'favoriteList',
  method: 'GET',
  path: '/wps/relay/GCS_favoriteList',
  access: 'member',
  summary: 'The member’s favourite games, page by page',
  query: z.object({
    clientType: z.optional(code),
    platform: z.optional(code),
    gameType: z.optional(gameType),
    vassalage: z.optional(code),
    pageNo,
    pageSize: pageSize(13),
    language,
  }),
  value: z.object({ content: z.array(game), pageNum: z.int(), totalPages: z.int() }),
  refusals: [],
});

/** Adds a game to the favorites; adding it again changes nothing. */
export const addFavorite = endpoint({
  name: 'addFavorite',
  method: 'POST',
  path: '/wps/relay/GCS_favorite',
  access: 'member',
  summary: 'Marks a game as a favourite',
  body: z.object({ nodeId, vendor: z.optional(code), gameType: z.optional(gameType) }),
  value: z.object({ nodeId: z.string() }),
  refusals: [],
});

/** Removes a game from the favorites; changes nothing when it is not one of them. */
export const removeFavorite = endpoint({
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/wps/relay/GCS_favorite',
  access: 'member',
  summary: 'Takes a game out of the favourites',
  query: z.object({ nodeId }),
  value: z.object({ nodeId: z.string() }),
  refusals: [],
});
