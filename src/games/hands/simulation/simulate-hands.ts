import type { Draw } from '#domain/fair/fair-draw.ts';
import { dealHands, type HandGame, type HandGameName, handGames } from '../rules/hand-games.ts';
import { handsReturns } from '../rules/hands-models.ts';
import { HAND_PAYS } from '../rules/hands-return.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

const handsPlay = (game: HandGame, draw: Draw): number => {
  const [house = [], own = []] = dealHands(game, 2, draw);
  const lead = game.score(own).score - game.score(house).score;
  return lead > 0 ? HAND_PAYS : lead === 0 ? 1 : 0;
};

/** Every table of hands against the house. */
export const simulateHands = (): readonly Simulation[] =>
  Object.entries(handGames).map(([variant, game]) => ({
    kind: 'hands',
    variant,
    exactReturn: handsReturns[variant as HandGameName],
    play: (draw) => handsPlay(game, draw),
  }));
