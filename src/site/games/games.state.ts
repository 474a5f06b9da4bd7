import { favoriteList } from '#api/favorites.ts';
import { type Game, gameList, gameMenus, type GameMenu, hotGames } from '#api/games.ts';
import type { GameType, LanguageCode } from '#generated/merchant-config.ts';

import { wholeEndpoint } from '../client/whole-endpoint.ts';
import { remoteQuery } from '../remote/remote-query.ts';
import { sessionCache } from '../remote/session-cache.ts';

/** How every list of games is asked for from a browser. */
const DEVICE = { clientType: 'WEB', platform: 'HTML5' } as const;

/** One page of a list of games. */
export interface GamePage {
  games: Game[];
  totalPages: number;
  /** Null where the platform does not count. */
  totalGames: number | null;
}

/** What a list of games can be narrowed to. */
export interface GameFilter {
  language: LanguageCode;
  gameType?: GameType;
  vassalage?: string;
  gameClassify?: string;
  isNew?: true;
  isHot?: true;
  linesFrom?: number;
  stakeFromMinor?: number;
  gameName?: string;
  pageSize: number;
}

/** The hot games; kept for the session in the language they were asked in (specification 4). */
export const hotGamesQuery = remoteQuery<{ language: LanguageCode; limit: number }, Game[]>(
  (call, input) => call(hotGames, { ...DEVICE, ...input }),
  sessionCache('hotGames', async () => (await wholeEndpoint(hotGames)).value),
);

/** Games by category, vendor, class, novelty and name, page by page. */
export const gamePageQuery = remoteQuery<GameFilter & { pageNo: number }, GamePage>(
  async (call, input) => {
    const outcome = await call(gameList, { ...DEVICE, ...input });
    return outcome.ok ? { ok: true, value: outcome.value } : outcome;
  },
);

/** The categories with their vendors and classes. */
export const gameMenusQuery = remoteQuery<{ language: LanguageCode }, GameMenu[]>(
  async (call, input) => {
    const outcome = await call(gameMenus, input);
    return outcome.ok ? { ok: true, value: outcome.value.menus } : outcome;
  },
);

/** What a member's favourites can be narrowed to. */
export interface FavoriteFilter {
  language: LanguageCode;
  gameType?: GameType;
  pageSize: number;
  /** Which sign-in of this page asks, so that no member sees another's. */
  signIn: number;
}

/** The member's favourite games, page by page. */
export const favoritePageQuery = remoteQuery<FavoriteFilter & { pageNo: number }, GamePage>(
  async (call, { signIn: _signIn, ...input }) => {
    const outcome = await call(favoriteList, { ...DEVICE, ...input });
    if (!outcome.ok) return outcome;
    const { content, totalPages } = outcome.value;
    return { ok: true, value: { games: content, totalPages, totalGames: null } };
  },
);

/** The games that the platform puts first, at most so many (specification 9: `isTop` of 50). */
export const recommendedOf = (games: readonly Game[], most: number): Game[] =>
  games.filter(({ isTop }) => isTop).slice(0, most);
