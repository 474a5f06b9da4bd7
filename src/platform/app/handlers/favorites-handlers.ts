import { addFavoriteHandler } from '../../play/favorites/add-favorite.ts';
import { favoriteIdsHandler, favoriteListHandler } from '../../play/favorites/list-favorites.ts';
import { removeFavoriteHandler } from '../../play/favorites/remove-favorite.ts';

/** One handler for each endpoint of `src/api/favorites.ts`. */
export const favoritesHandlers = {
  favoriteIds: favoriteIdsHandler,
  favoriteList: favoriteListHandler,
  addFavorite: addFavoriteHandler,
  removeFavorite: removeFavoriteHandler,
};
