import { vassGameType, type VendorGames } from '#api/game-lobby.ts';

import { remoteQuery } from '../../remote/remote-query.ts';

/** The vendors of this brand with the categories of their games. */
export const vendorGamesQuery = remoteQuery<{ language: string }, VendorGames[]>((call, input) =>
  call(vassGameType, input),
);
