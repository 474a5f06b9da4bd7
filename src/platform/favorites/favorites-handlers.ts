import { addFavoriteHandler } from './add-favorite.ts';
import { favoriteIdsHandler, favoriteListHandler } from './list-favorites.ts';
import { removeFavoriteHandler } from './remove-favorite.ts';

/** One handler for each endpoint of `src/api/favorites.ts`. */
export const favoritesHandlers = {
  favoriteIds: favoriteIdsHandler,
  favoriteList: favoriteListHandler,
  addFavorite: addFavoriteHandler,
  removeFavorite: removeFavoriteHandler,
};
