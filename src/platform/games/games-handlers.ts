import { gameMenusHandler } from './game-menus.ts';
import { hotGamesHandler } from './hot-games.ts';
import { gameListHandler } from './list-games.ts';
import { popularHandler } from './popular-games.ts';
import { vendorsHandler } from './vendor-lanes.ts';

/** One handler for each endpoint of `src/api/games.ts`. */
export const gamesHandlers = {
  gameMenus: gameMenusHandler,
  popular: popularHandler,
  hotGames: hotGamesHandler,
  gameList: gameListHandler,
  vendors: vendorsHandler,
};
