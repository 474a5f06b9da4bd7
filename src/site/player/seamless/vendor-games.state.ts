import { vassGameType, type VendorGames } from '#api/game-lobby.ts';

import { remoteKind } from '../../remote/remote.ts';

/** The vendors of this brand with the categories of their games. */
export const vendorGamesKind = remoteKind<{ language: string }, VendorGames[]>((call, input) =>
  call(vassGameType, input),
);
