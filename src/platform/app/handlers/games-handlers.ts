import { gameMenusHandler } from '../../play/games/game-menus.ts';
import { hotGamesHandler } from '../../play/games/hot-games.ts';
import { gameListHandler } from '../../play/games/list-games.ts';
import { popularHandler } from '../../play/games/popular-games.ts';
import { vendorsHandler } from '../../play/games/vendor-lanes.ts';

/** One handler for each endpoint of `src/api/games.ts`. */
export const gamesHandlers = {
  gameMenus: gameMenusHandler,
  popular: popularHandler,
  hotGames: hotGamesHandler,
  gameList: gameListHandler,
  vendors: vendorsHandler,
};
