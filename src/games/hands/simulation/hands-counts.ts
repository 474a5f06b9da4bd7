import { type HandGame, handGames } from '../rules/hand-games.ts';
import { handsReturn } from '../rules/hands-return.ts';
import type { Counts } from '../../shared/simulation/count.ts';

/** The exact return of every game of hands, over every deal of two. */
export const handsCounts: Counts = Object.fromEntries(
  Object.entries<HandGame>(handGames).map(([name, game]) => [name, () => handsReturn(game)]),
);
