import { type HandGame, handGames } from '#domain/games/hands/hand-games.ts';
import { handsReturn } from '#domain/games/hands/hands-return.ts';
import type { Counts } from './count.ts';

/** The exact return of every game of hands, over every deal of two. */
export const handsCounts: Counts = Object.fromEntries(
  Object.entries<HandGame>(handGames).map(([name, game]) => [name, () => handsReturn(game)]),
);
