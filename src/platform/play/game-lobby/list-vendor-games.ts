import { vassGameType, type VendorGames } from '#api/game-lobby.ts';
import { artUrl } from '#art/art-url.ts';
import { countGames, type VendorCount } from '../games/count-games.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** The brand's vendors in its order, each with the categories in which it has games here. */
export const vassGameTypeHandler = handle(vassGameType, async (input, { database, merchant }) => {
  const counts = await countGames(database, merchant.id);
  const chosen = counts.filter(
    ({ vendorCode }) => input.vassalage === undefined || vendorCode === input.vassalage,
  );
  return [...Map.groupBy(chosen, ({ vendorCode }) => vendorCode).values()].flatMap(toVendor);
});

const toVendor = (counts: VendorCount[]): VendorGames[] => {
  const [first] = counts;
  if (!first) return [];
  return [
    {
      vassalage: first.vendorCode,
      vendorName: first.vendorName,
      gameCount: counts.reduce((sum, { gameCount }) => sum + gameCount, 0),
      iconUrls: counts.map(({ leadingGame }) => artUrl(leadingGame)),
      gameTypes: counts.map(({ gameType, gameCount, classes }) => ({
        // The merchant's file was checked against the schema's list.
        gameType: gameType as VendorGames['gameTypes'][number]['gameType'],
        gameCount,
        classes,
      })),
    },
  ];
};
