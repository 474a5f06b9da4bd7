import { type GameMenu, gameMenus } from '#api/games.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { countGames, type VendorCount } from './count-games.ts';

/** The categories of the brand in its order; one without games is not there. */
export const gameMenusHandler = handle(gameMenus, async (_input, { database, merchant }) => {
  const counts = await countGames(database, merchant.id);
  return { menus: [...Map.groupBy(counts, ({ gameType }) => gameType)].map(toMenu) };
});

const toMenu = ([gameType, vendors]: [string, VendorCount[]]): GameMenu => ({
  // The merchant's file was checked against the schema's list.
  gameType: gameType as GameMenu['gameType'],
  gameCount: vendors.reduce((sum, { gameCount }) => sum + gameCount, 0),
  classes: [...new Set(vendors.flatMap(({ classes }) => classes))],
  vendors: vendors.map(({ vendorCode, vendorName, gameCount, classes, lottery }) => ({
    vassalage: vendorCode,
    vendorName,
    gameCount,
    classes,
    lottery,
  })),
});
