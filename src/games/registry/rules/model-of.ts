import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { models } from './models.generated.ts';

/** By which rules a game is played; null for what is no game of a vendor (lotteries, lobbies). */
export const modelOf = (name: GameName): GameModel | null => {
  for (const modelOfKind of models) {
    const model = modelOfKind(name);
    if (model) return model;
  }
  return null;
};
