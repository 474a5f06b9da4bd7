import { vendors, type VendorLane } from '#api/games.ts';
import { artUrl } from '#art/art-url.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { countGames, type VendorCount } from './count-games.ts';

/** The vendors of the brand, a lane per category, both in its order. */
export const vendorsHandler = handle(vendors, async (_input, { database, merchant }) => {
  const counts = await countGames(database, merchant.id);
  return { lanes: [...Map.groupBy(counts, ({ gameType }) => gameType)].map(toLane) };
});

const toLane = ([gameType, counts]: [string, VendorCount[]]): VendorLane => {
  // The merchant's file was checked against the schema's list.
  const category = gameType as VendorLane['category'];
  return {
    category,
    cards: counts.map(({ vendorCode, vendorName, gameCount, leadingGame }) => ({
      vassalage: vendorCode,
      title: vendorName,
      category,
      gameCount,
      iconUrl: artUrl(leadingGame),
    })),
  };
};
